import { ArgsType, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import type { League } from '../leagues/league.type.js';
import type { Division } from '../divisions/division.type.js';
import type { Player } from '../players/player.type.js';
import type { Season } from '../seasons/season.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';

/** By what a leaderboard is ordered. */
export const LeaderboardValue = { TOTAL: 'total', PER_GAME: 'per_game' } as const;
export type LeaderboardValue = (typeof LeaderboardValue)[keyof typeof LeaderboardValue];
registerEnumType(LeaderboardValue, {
  name: 'LeaderboardValue',
  description: 'By what a leaderboard is ordered.',
  valuesConfig: {
    TOTAL: { description: 'The total; percentages and ratios by what follows from the totals.' },
    PER_GAME: { description: 'The total by games played.' },
  },
});

/** What leaderboards are asked with. */
@ArgsType()
export class LeaderboardsArgs {
  @Field(() => LeaderboardValue, { nullable: true, defaultValue: LeaderboardValue.TOTAL, description: 'By what.' })
  per!: LeaderboardValue | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only this season; without it all of them, and for main leaderboards the first active one.',
  })
  seasonId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only games of this league.' })
  leagueId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only games for teams of this division, in its season.' })
  divisionId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The least number of games, and for a percentage of attempts. Without it 1 for totals, otherwise half of the most games that anybody has, rounded up.',
  })
  leastGames?: number | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'As of the end of this day: only games until then, with the teams that players then played for. Needs a season.',
  })
  asOf?: string | null;
}

/** What a leaderboard is asked with. */
@ArgsType()
export class LeaderboardArgs extends LeaderboardsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Abbreviation of a visible statistic, for instance PTS or FG%; without it the first one.',
  })
  stat?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'How many: 1 to 100.' })
  first!: number | null;
}

/** What the leaderboards of main statistics are asked with. */
@ArgsType()
export class MainLeaderboardsArgs extends LeaderboardsArgs {
  @Field(() => Int, { nullable: true, defaultValue: 3, description: 'How many of each: 1 to 100.' })
  first!: number | null;
}

/** A place in a leaderboard. */
@ObjectType({ description: "A player's place in a leaderboard." })
export class LeaderboardRow {
  player!: Player;
  team!: Team | null;

  @Field(() => Int, { description: 'Place, from 1; equal values share one.' })
  place!: number;

  @Field(() => Float, { description: 'Total; of a percentage or a ratio what follows from the totals.' })
  total!: number;

  @Field(() => Float, { description: 'By games played, one decimal; percentages and ratios as they are.' })
  perGame!: number;

  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;
}

/** A leaderboard. */
@ObjectType({ description: 'The first players in a statistic.' })
export class Leaderboard {
  organizationId!: number;
  definition!: StatDefinition;
  statDefinitions!: readonly StatDefinition[];
  season!: Season | null;
  league!: League | null;
  division!: Division | null;
  rows!: LeaderboardRow[];

  @Field(() => LeaderboardValue, { description: 'By what it is ordered.' })
  per!: LeaderboardValue;

  @Field(() => Int, { description: 'The least number of games that was asked of players.' })
  leastGames!: number;

  @Field(() => Int, { description: 'How many players have a place.' })
  totalCount!: number;
}

/** A leaderboard of one of a sport's main statistics. */
@ObjectType({ description: "The first players in one of a sport's main statistics." })
export class MainLeaderboard {
  definition!: StatDefinition;
  rows!: LeaderboardRow[];

  @Field(() => Int, { description: 'The least number of games that was asked of players.' })
  leastGames!: number;

  @Field(() => Int, { description: 'How many players have a place.' })
  totalCount!: number;
}
