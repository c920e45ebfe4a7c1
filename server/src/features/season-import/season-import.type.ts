import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImportStep, SeasonFileKind } from './season-import.enums.js';

@ObjectType({ description: 'Something wrong, or worth a look, in an imported file.' })
export class ImportNote {
  @Field(() => String, { description: "The file: 'games.csv'." })
  file!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'From 1, which is the heading; null when it is about the file as a whole.',
  })
  line!: number | null;

  @Field(() => String, { nullable: true, description: 'The column; null when it is about the line as a whole.' })
  field!: string | null;

  @Field(() => String, { description: 'What it is.' })
  reason!: string;
}

@ObjectType({ description: 'Notes, at most some 1,000 of them.' })
export class ImportNoteList {
  @Field(() => [ImportNote], { description: 'In the order of the files.' })
  items!: readonly ImportNote[];

  @Field(() => Int, { description: 'How many there are beyond `items`.' })
  more!: number;
}

@ObjectType({
  description:
    'Games and lines that earlier imports brought and the files no longer hold, as far as nobody edited them since.',
})
export class ImportAbsentRows {
  @Field(() => Int, { description: 'Games.' })
  games!: number;

  @Field(() => Int, { description: "Players' lines, those of the games included." })
  lines!: number;

  @Field(() => [String], {
    description: 'The first games, and lines of games that are still there, in words; at most 20.',
  })
  names!: readonly string[];

  @Field(() => Int, { description: 'How many there are beyond `names`.' })
  more!: number;
}

@ObjectType({ description: 'A column in the heading of a file.' })
export class ImportColumn {
  @Field(() => String, { description: 'As the file calls it.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The column that the import takes it for; null when it is unknown or left out.',
  })
  field!: string | null;
}

@ObjectType({ description: 'A column that the import knows.' })
export class ImportField {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether every file has to have it.' })
  required!: boolean;
}

@ObjectType({ description: 'The start of a file that is to be imported.' })
export class ImportFilePreview {
  @Field(() => SeasonFileKind, { description: 'Which of the files it is.' })
  file!: SeasonFileKind;

  @Field(() => [ImportColumn], { description: 'Its heading; empty when it cannot be read.' })
  columns!: ImportColumn[];

  @Field(() => [ImportField], { description: 'What its columns may be.' })
  fields!: ImportField[];

  @Field(() => [[String]], { description: 'Its first five lines below the heading, cell by cell.' })
  rows!: string[][];
}

@ObjectType({ description: 'What an import would find in its files. Nothing is written.' })
export class SeasonImportPreview {
  @Field(() => ID, {
    nullable: true,
    description: 'The season that it would go into; null when a new one would be made.',
  })
  seasonId!: number | null;

  @Field(() => [ImportFilePreview], { description: 'The files that were sent.' })
  files!: ImportFilePreview[];

  @Field(() => Int, { description: 'Teams that were read.' })
  teams!: number;

  @Field(() => Int, { description: 'Games that were read.' })
  games!: number;

  @Field(() => Int, { description: 'Different players that were read.' })
  players!: number;

  @Field(() => Int, { description: "Players' lines in games that were read." })
  lines!: number;

  @Field(() => ImportNoteList, { description: 'What has to be put right first.' })
  problems!: ImportNoteList;

  @Field(() => ImportNoteList, {
    description: 'What would be imported as it stands and deserves a look; empty while there are problems.',
  })
  warnings!: ImportNoteList;

  @Field(() => ImportNoteList, {
    description:
      'Rows that were edited or deleted since an earlier import, and would stay as they are; empty while there are problems.',
  })
  kept!: ImportNoteList;

  @Field(() => ImportAbsentRows, {
    description: 'What `removeMissing` would remove; nothing while there are problems.',
  })
  missing!: ImportAbsentRows;
}

@ObjectType({ description: 'How many there are of something, and how many of them were made.' })
export class ImportedThings {
  @Field(() => Int, { description: 'In the files.' })
  total!: number;

  @Field(() => Int, { description: 'Made by the import.' })
  added!: number;
}

@ObjectType({ description: 'What became of the rows of a file.' })
export class ImportedRows {
  @Field(() => Int, { description: 'New.' })
  added!: number;

  @Field(() => Int, { description: 'Changed to what the file says.' })
  changed!: number;

  @Field(() => Int, { description: 'As they were.' })
  same!: number;

  @Field(() => Int, { description: 'Edited or deleted since an earlier import, and kept so.' })
  kept!: number;
}

@ObjectType({ description: 'A season that public pages show.' })
export class ShownSeason {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its first day.' })
  startDate!: string | null;
}

@ObjectType({ description: 'What an import did: all of it, or nothing and a list of what is wrong.' })
export class SeasonImportResult {
  @Field(() => Boolean, { description: 'False when anything was wrong; nothing was written then.' })
  done!: boolean;

  @Field(() => ID, { nullable: true, description: 'The season; null when nothing was written.' })
  seasonId!: number | null;

  @Field(() => ImportNoteList, { description: 'What has to be put right first; empty when done.' })
  problems!: ImportNoteList;

  @Field(() => ShownSeason, {
    nullable: true,
    description:
      'The active season that public pages show instead, the one that starts last; null when they show this one, or it is not active.',
  })
  shownInstead!: ShownSeason | null;

  @Field(() => ImportNoteList, { description: 'What was imported as it stands and deserves a look.' })
  warnings!: ImportNoteList;

  @Field(() => ImportNoteList, {
    description: 'Rows that were edited or deleted since an earlier import and stay as they are.',
  })
  kept!: ImportNoteList;

  @Field(() => ImportAbsentRows, { description: 'What the files no longer hold, and is still there.' })
  missing!: ImportAbsentRows;

  @Field(() => ImportAbsentRows, {
    description: 'What the files no longer hold, and was removed because `removeMissing` asked for it.',
  })
  removed!: ImportAbsentRows;

  @Field(() => ID, {
    nullable: true,
    description: 'For `undo`, which takes the removal back and nothing else; null when nothing was removed.',
  })
  undoId!: string | null;

  @Field(() => ImportedThings, { description: 'Teams.' })
  teams!: ImportedThings;

  @Field(() => ImportedThings, { description: 'Players.' })
  players!: ImportedThings;

  @Field(() => ImportedRows, { description: 'Games.' })
  games!: ImportedRows;

  @Field(() => ImportedRows, { description: "Players' lines." })
  lines!: ImportedRows;
}

@ObjectType({ description: 'How far an import has come.' })
export class SeasonImportProgress {
  @Field(() => Boolean, { description: 'Whether this process is doing it.' })
  underWay!: boolean;

  @Field(() => ImportStep, { nullable: true, description: 'What it is doing; null when it is not under way.' })
  step!: ImportStep | null;

  @Field(() => Int, { description: 'Bytes or lines so far.' })
  done!: number;

  @Field(() => Int, { nullable: true, description: 'Bytes or lines in all; null while that is unknown.' })
  total!: number | null;
}
