import { ObjectType } from 'type-graphql';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Leader } from './leader.type.js';

/** The leaders of one of a sport's main statistics. */
@ObjectType({ description: "The leaders of one of a sport's main statistics." })
export class StatLeaders {
  definition!: StatDefinition;
  leaders!: Leader[];
}
