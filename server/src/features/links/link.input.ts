import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'A new entry of the navigation.' })
export class CreateLinkInput {
  @Field(() => String, { description: 'What the entry says; required, at most 100 characters.' })
  label!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it leads to `url`. False, or absent: to the page `slug` of this site.',
  })
  isExternal?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path within the site, for an internal entry; absent: the home page.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Full http or https address, for an external entry.' })
  url?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the navigation shows it; absent: yes.' })
  showInNavbar?: boolean | null;
}

@InputType({ description: 'Changes of a navigation entry; absent fields stay as they are.' })
export class UpdateLinkInput {
  @Field(() => Int, { nullable: true, description: 'The version that the change is based on.' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'What the entry says.' })
  label?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: it leads to `url`. False: to the page `slug` of this site.',
  })
  isExternal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Path within the site.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'Full http or https address.' })
  url?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the navigation shows it.' })
  showInNavbar?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its place. For one entry alone; `reorderLinks` sets all of them.' })
  position?: number | null;
}
