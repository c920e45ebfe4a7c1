import { Field, ID, ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { LinkFields } from './link.fields.js';

/** An entry that an organization adds to its navigation. */
@ObjectType({ description: 'An entry that the organization adds to its navigation.', implements: Node })
export class Link extends shown(LinkFields) {
  @Field(() => ID, { description: 'The organization whose navigation it is in.' })
  declare organizationId: number;
}
