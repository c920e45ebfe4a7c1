import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import { PageBlockKind } from './page.enums.js';

@ObjectType({ description: 'One entry of an accordion or of a list of locations.' })
export class PageItem {
  @Field(() => String, { description: 'The question, or the name of the place.' })
  title!: string;

  @Field(() => String, { description: 'The answer as Markdown, or the address.' })
  text!: string;

  @Field(() => String, { description: '`text` as safe HTML.' })
  html!: string;

  @Field(() => String, { nullable: true, description: 'A map of the place.' })
  url!: string | null;
}

@ObjectType({ description: 'A part of a page. Which fields are there depends on its kind.' })
export class PageBlock {
  @Field(() => PageBlockKind, { description: 'What it is.' })
  kind!: PageBlockKind;

  @Field(() => String, { nullable: true, description: "A heading's words, rich text as Markdown, or a caption." })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'Rich text as safe HTML; of TEXT blocks.' })
  html!: string | null;

  @Field(() => Int, { nullable: true, description: 'Level of a heading: 2 or 3.' })
  level!: number | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture, or of a video as people watch it.' })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A picture's addresses with their widths, as `srcset` of HTML takes them; null where there is one size alone, as of other sites' pictures.",
  })
  srcset!: string | null;

  @Field(() => Int, { nullable: true, description: "A picture's width in pixels; null of other sites' pictures." })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: "A picture's height in pixels; null of other sites' pictures." })
  height!: number | null;

  @Field(() => String, { nullable: true, description: 'Address to embed a video from.' })
  embedUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'What a picture shows.' })
  alt!: string | null;

  @Field(() => [PageItem], { nullable: true, description: 'Entries of an accordion or of a list of locations.' })
  items!: PageItem[] | null;

  @Field(() => [String], { nullable: true, description: 'Heads of the columns of a table.' })
  columns!: string[] | null;

  @Field(() => [[String]], { nullable: true, description: 'Rows of a table, each as long as `columns`.' })
  rows!: string[][] | null;
}

@ObjectType({ description: 'A page of the organization: its title and its blocks, as published.' })
export class Page {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: "Path below the organization's root; `home` stands on the home page." })
  path!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => [PageBlock], { description: 'Its content, from top to bottom.' })
  blocks!: PageBlock[];
}

@ObjectType({ description: 'Where a published page stands, without its content.' })
export class PageAddress {
  @Field(() => String, { description: "Path below the organization's root; `home` stands on the home page." })
  path!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;
}

@ObjectType({ description: 'One saved state of a page.' })
export class PageRevision {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'The title it had.' })
  title!: string;

  @Field(() => [PageBlock], { description: 'The content it had.' })
  blocks!: PageBlock[];

  @Field(() => Moment, { description: 'When it was saved.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who saved it.' })
  createdByName!: string | null;

  @Field(() => Boolean, { description: 'Whether visitors see this one.' })
  published!: boolean;
}

@ObjectType({ description: 'A page as its editors see it.' })
export class EditablePage {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: "Path below the organization's root." })
  path!: string;

  @Field(() => String, { description: 'Title of the newest revision.' })
  title!: string;

  @Field(() => Int, { description: 'How often it was saved; changes name the version that they are based on.' })
  version!: number;

  @Field(() => Boolean, { description: 'Whether visitors see a revision of it.' })
  isPublished!: boolean;

  @Field(() => Boolean, { description: 'Whether the newest revision is not the published one.' })
  hasDraft!: boolean;

  @Field(() => Moment, { description: 'When it was last saved.' })
  updatedAt!: Date;

  @Field(() => PageRevision, { description: 'The newest revision.' })
  latest!: PageRevision;
}

@ObjectType({ description: 'A picture that was taken in for pages.' })
export class PageImage {
  @Field(() => String, { description: 'Its address on the same host: `url` of an image block.' })
  url!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;
}
