import { Field, ID, InputType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../lib/upload-scalar.js';

@InputType({ description: 'Which of our columns a column of a roster is, where its name does not say so.' })
export class RosterColumnInput {
  @Field(() => String, { description: 'The name in the heading of the file, in any case.' })
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that the import knows the column by; null leaves the column out.',
  })
  field?: string | null;
}

@InputType({ description: 'A roster to import into a season league.' })
export class ImportRosterInput {
  @Field(() => ID, { description: 'The season league.' })
  seasonLeagueId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The season-league team that every line is about; absent: the column team says it line by line.',
  })
  seasonLeagueTeamId?: string | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'The file, which is needed: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs, a heading, at most 32 MB and 20,000 lines.',
  })
  file?: Promise<IncomingFile> | null;

  @Field(() => [RosterColumnInput], { nullable: true, description: 'Columns whose names differ; absent: none does.' })
  columns?: RosterColumnInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A name that the caller makes up, 8 to 64 letters, digits and hyphens, to ask for the progress of this import and to cancel it.',
  })
  key?: string | null;
}
