import { Field, ObjectType } from 'type-graphql';
import { Json } from '../../lib/scalars.js';

@ObjectType({ description: 'Settings of an organization that only its administrators see.' })
export class OrganizationSettings {
  @Field(() => Boolean, { description: 'Whether its owners may create, edit and delete its staff.' })
  ownersManageStaff!: boolean;

  @Field(() => [String], {
    description: 'Slugs that it had before, whose addresses go on leading to its pages; the last one last.',
  })
  formerSlugs!: string[];

  @Field(() => Json, { description: 'Analytics measurement id by host name, as an object.' })
  analyticsIds!: Record<string, string>;

  @Field(() => Boolean, { description: 'Whether page views below its slug on the platform host are left out.' })
  analyticsSkipSlugPath!: boolean;
}
