import { Field, InputType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';
import { SeasonFileKind } from './season-import.enums.js';

@InputType({ description: 'Which of our columns a column of a file is, where its name does not say so.' })
export class ColumnMappingInput {
  @Field(() => SeasonFileKind, { description: 'The file.' })
  file!: SeasonFileKind;

  @Field(() => String, { description: 'The name in the heading of the file, in any case.' })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the import knows the column by; null leaves the column out.',
  })
  field?: string | null;
}

@InputType({
  description:
    'A season as files: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs, a heading, at most 32 MB each.',
})
export class SeasonFilesInput {
  @Field(() => UploadScalar, { nullable: true, description: 'teams.csv.' })
  teams?: Promise<IncomingFile> | null;

  @Field(() => UploadScalar, { nullable: true, description: 'games.csv.' })
  games?: Promise<IncomingFile> | null;

  @Field(() => UploadScalar, { nullable: true, description: 'player_games.csv.' })
  playerGames?: Promise<IncomingFile> | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      "A season's archive as the export makes it, at most 64 MB: its tables, unless they are given by themselves, with all that it holds beside them.",
  })
  archive?: Promise<IncomingFile> | null;

  @Field(() => [ColumnMappingInput], { nullable: true, description: 'Columns whose names differ; absent: none does.' })
  columns?: ColumnMappingInput[] | null;
}

@InputType({ description: 'A season to import.' })
export class ImportSeasonInput {
  @Field(() => String, { description: "The season's name; it is made when there is none of this name." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The sport's name, for a new season of an organization with several sports.",
  })
  sport?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Makes the season active; otherwise it stays as it is. Null: a new season is as its archive says.',
  })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Removes games and lines that an earlier import brought, nobody edited since, and these files no longer hold. Otherwise they stay, and are named as missing.',
  })
  removeMissing?: boolean | null;

  @Field(() => SeasonFilesInput, { description: 'Its files.' })
  files!: SeasonFilesInput;

  @Field(() => String, {
    nullable: true,
    description:
      'A name that the caller makes up, 8 to 64 letters, digits and hyphens, to ask for the progress of this import and to cancel it.',
  })
  key?: string | null;
}
