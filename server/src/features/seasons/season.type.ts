import { ObjectType } from 'type-graphql';
import { shown } from '../../lib/fields/shown.js';
import { Node } from '../../lib/node.type.js';
import { SeasonFields } from './season.fields.js';

/** A season of an organization. Any number may be active. */
@ObjectType({
  description: 'A span of play of one sport. Any number of seasons may be active at a time.',
  implements: Node,
})
export class Season extends shown(SeasonFields) {}
