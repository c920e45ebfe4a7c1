import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ImportNotes } from '../season-import/reporting/report.js';
import type { ImportColumn, ImportField } from '../season-import/season-import.type.js';

@ObjectType({ description: 'A team that the season league does not have yet.' })
export class RosterImportTeam {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'The first line that names it.' })
  line!: number;

  @Field(() => Boolean, {
    description:
      'Whether the organization has the team already, so that it only joins the league; otherwise it is made.',
  })
  isKnown!: boolean;
}

@ObjectType({ description: 'What a line of a roster changes of a player who is there, or says of a new one.' })
export class RosterImportChange {
  @Field(() => String, { description: 'The column.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What was there; null for nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What the file says.' })
  after!: string | null;
}

@ObjectType({ description: 'What comes of a line of a roster.' })
export class RosterImportLine {
  @Field(() => Int, { description: 'From 1, which is the heading.' })
  line!: number;

  @Field(() => String, { description: 'The name of the team.' })
  team!: string;

  @Field(() => String, { description: "The player's name, of a known player as it is stored." })
  player!: string;

  @Field(() => Boolean, { description: 'Whether nobody in the organization was this player.' })
  isNewPlayer!: boolean;

  @Field(() => Boolean, { description: "Whether the player was not on this team's roster." })
  isAdded!: boolean;

  @Field(() => [RosterImportChange], {
    description: 'Further changes; of a player of several lines, values of attributes come with the first.',
  })
  changes!: readonly RosterImportChange[];
}

@ObjectType({ description: 'Lines of a roster, at most 1,000 of them.' })
export class RosterImportLineList {
  @Field(() => [RosterImportLine], { description: 'In the order of the file; lines with problems are left out.' })
  items!: readonly RosterImportLine[];

  @Field(() => Int, { description: 'How many there are beyond `items`.' })
  more!: number;
}

@ObjectType({
  description: 'What an import of a roster did, or would do: all of it, or nothing and a list of what is wrong.',
})
export class RosterImportReport {
  @Field(() => Boolean, { description: 'Whether it was written: not in a preview, and not when anything was wrong.' })
  done!: boolean;

  @Field(() => Int, { description: 'Lines that were read, without the heading.' })
  lineCount!: number;

  @Field(() => Int, { description: 'Different teams among them.' })
  teamCount!: number;

  @Field(() => [RosterImportTeam], { description: 'Teams that the season league does not have yet.' })
  newTeams!: readonly RosterImportTeam[];

  @Field(() => Int, { description: 'Players whom the organization does not have yet.' })
  newPlayerCount!: number;

  @Field(() => Int, { description: 'Players who are added to a roster, new ones too.' })
  addedCount!: number;

  @Field(() => Int, { description: 'Lines of players who are on the roster already and of whom something changes.' })
  changedCount!: number;

  @Field(() => Int, { description: 'Lines that change nothing.' })
  unchangedCount!: number;

  @Field(() => Int, { description: 'Values of attributes that change, those of new players too.' })
  valueCount!: number;

  @Field(() => RosterImportLineList, { description: 'Line by line.' })
  lines!: RosterImportLineList;

  @Field(() => String, { description: 'What was done, for the banner.' })
  message!: string;

  @Field(() => ID, { nullable: true, description: 'For `undo`, within ten minutes; null when nothing was changed.' })
  undoId!: string | null;

  problems!: ImportNotes;
  warnings!: ImportNotes;
}

@ObjectType({ description: 'What importing a roster would do, with the start of its file. Nothing is written.' })
export class RosterImportPreview {
  @Field(() => [[String]], { description: 'The first five lines of the file below the heading, cell by cell.' })
  rows!: string[][];

  @Field(() => RosterImportReport, { description: 'What would be done.' })
  report!: RosterImportReport;

  columns!: readonly ImportColumn[];
  fields!: readonly ImportField[];
}
