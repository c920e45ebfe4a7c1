import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';

/** Who leads a side in a statistic before a game. */
@ObjectType({ description: 'The player of a team who has most of a statistic per game in a season.' })
export class SeasonLeader {
  definition!: StatDefinition;
  player!: Player;

  @Field(() => Float, { description: 'Per game played for the team, one decimal; above 0.' })
  perGame!: number;

  @Field(() => Int, { description: 'Games played for the team in the season.' })
  games!: number;
}
