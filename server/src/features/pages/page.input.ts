import { Field, InputType, Int } from 'type-graphql';
import { PageBlockKind } from './page.enums.js';

@InputType({ description: 'One entry of an accordion or of a list of locations.' })
export class PageItemInput {
  @Field(() => String, { description: 'The question, or the name of the place.' })
  title!: string;

  @Field(() => String, { description: 'The answer as Markdown, or the address.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Full http or https address of a map.' })
  url?: string | null;
}

@InputType({ description: 'A part of a page. Fields that its kind does not use are ignored.' })
export class PageBlockInput {
  @Field(() => PageBlockKind, { description: 'What it is.' })
  kind!: PageBlockKind;

  @Field(() => String, { nullable: true, description: "A heading's words, rich text as Markdown, or a caption." })
  text?: string | null;

  @Field(() => Int, { nullable: true, description: 'Level of a heading: 2 (also when absent) or 3.' })
  level?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "A picture's address (an upload of the organization or https), or a YouTube address.",
  })
  url?: string | null;

  @Field(() => String, { nullable: true, description: 'What a picture shows; required for pictures.' })
  alt?: string | null;

  @Field(() => [PageItemInput], { nullable: true, description: 'Entries of an accordion or of a list of locations.' })
  items?: PageItemInput[] | null;

  @Field(() => [String], { nullable: true, description: 'Heads of the columns of a table.' })
  columns?: string[] | null;

  @Field(() => [[String]], { nullable: true, description: 'Rows of a table, each as long as `columns`.' })
  rows?: string[][] | null;
}

@InputType({ description: 'A new page; it starts as a draft.' })
export class CreatePageInput {
  @Field(() => String, {
    description: "Path below the organization's root, for example leagueInfo; `home` stands on the home page.",
  })
  path!: string;

  @Field(() => String, { description: 'Its title; required, at most 200 characters.' })
  title!: string;

  @Field(() => [PageBlockInput], { nullable: true, description: 'Its content; absent: none yet.' })
  blocks?: PageBlockInput[] | null;
}

@InputType({ description: 'A new draft of a page.' })
export class SavePageInput {
  @Field(() => Int, { nullable: true, description: 'The version that the draft is based on.' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'Path; absent: as it is.' })
  path?: string | null;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => [PageBlockInput], { description: 'Its whole content.' })
  blocks!: PageBlockInput[];
}
