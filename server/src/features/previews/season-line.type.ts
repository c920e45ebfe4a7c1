import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';

/** What a player has in a season. */
@ObjectType({ description: "A player's totals for a team in a season." })
export class SeasonLine {
  player!: Player;

  @Field(() => Int, { description: 'Games played for the team in the season.' })
  games!: number;

  @Field(() => [Float], {
    nullable: 'items',
    description:
      "One total per entry of the game's `allStatDefinitions`, in their order; percentages divide totals. Null where nothing is recorded.",
  })
  values!: (number | null)[];
}
