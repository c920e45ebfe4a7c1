import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';
import type { Team } from '../teams/team.type.js';

/** A player's place in a list of leaders. */
@ObjectType({ description: "A player's place in a list of leaders." })
export class Leader {
  player!: Player;
  team!: Team | null;

  @Field(() => Int, { description: 'Place, from 1; no two share one.' })
  rank!: number;

  @Field(() => Float, {
    description: 'Total of the statistic; of one with a formula what the formula makes of the totals.',
  })
  value!: number;

  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;

  @Field(() => Float, {
    description:
      'Total by games played, one decimal; 0 without a game. Of a ratio, and of what is per game, the value itself.',
  })
  perGame!: number;
}

/** A team's place in the list of wins. */
@ObjectType({ description: "A team's place in a list by wins." })
export class TeamWins {
  team!: Team;

  @Field(() => Int, { description: 'Place, from 1; no two share one.' })
  rank!: number;

  @Field(() => Int, { description: 'Games won.' })
  wins!: number;
}

/** The record lists of an organization. */
@ObjectType({ description: 'Record lists: of all time, unless a season is named or only active ones are asked for.' })
export class Records {
  organizationId!: number;
}
