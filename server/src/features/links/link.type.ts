import { Field, ID, Int, ObjectType } from 'type-graphql';

/** An entry that an organization adds to its navigation. */
@ObjectType({ description: 'An entry that the organization adds to its navigation.' })
export class Link {
  @Field(() => ID, { description: 'The organization whose navigation it is in.' })
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'What the entry says.' })
  label!: string;

  @Field(() => Boolean, {
    description: 'Whether it leads to `url` on another site, or to the page `slug` of this one.',
  })
  isExternal!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the page within the site; null for the home page and for external links.',
  })
  slug!: string | null;

  @Field(() => String, { nullable: true, description: 'Address on another site; null for internal links.' })
  url!: string | null;

  @Field(() => Boolean, { description: 'Whether it is shown.' })
  showInNavbar!: boolean;

  @Field(() => Int, { description: 'Its place among the links.' })
  position!: number;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
