import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';

/** A change of a statistic after the game's result was known. */
@ObjectType({ description: 'A value that was changed after the result of the game was known.' })
export class StatisticCorrection {
  definition!: StatDefinition;
  player!: Player | null;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Moment, { description: 'When it was changed.' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'The value before; null: none.' })
  before!: number | null;

  @Field(() => Int, { nullable: true, description: 'The value afterwards; null: none.' })
  after!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Who changed it; null for everybody but the organization's administrators.",
  })
  changedBy!: string | null;
}
