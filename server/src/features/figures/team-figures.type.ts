import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Player } from '../players/player.type.js';
import type { Season } from '../seasons/season.type.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';

/** A statistic of a team's season, and its place in the league. */
@ObjectType({ description: "A statistic of a team's season, and its place among the teams of the league." })
export class TeamFigure {
  definition!: StatDefinition;

  @Field(() => Float, { description: 'Total; of a percentage or a ratio what follows from the totals.' })
  total!: number;

  @Field(() => Float, {
    description: 'By games with a recorded value of the team, one decimal; percentages and ratios as they are.',
  })
  perGame!: number;

  @Field(() => Int, { description: 'Place by `perGame`, the highest first; equal values share one.' })
  place!: number;
}

/** Who leads a team in a statistic. */
@ObjectType({ description: 'Who leads a team in a statistic, per game.' })
export class TeamLeader {
  definition!: StatDefinition;
  player!: Player;

  @Field(() => Float, { description: 'By games played, one decimal.' })
  perGame!: number;

  @Field(() => Int, { description: 'Games for the team with at least one recorded value.' })
  gamesPlayed!: number;
}

/** A team's points in a period. */
@ObjectType({ description: 'What a team and its opponents score in a period, over the games that have both.' })
export class TeamPeriodPoints {
  @Field(() => String, { description: "The period's name." })
  name!: string;

  @Field(() => Int, { description: 'Games with a score of this period.' })
  games!: number;

  @Field(() => Float, { description: 'Points of the team in a game, one decimal.' })
  own!: number;

  @Field(() => Float, { description: 'Points of the opponents in a game, one decimal.' })
  other!: number;
}

/** What a team's games against an opponent came to. */
@ObjectType({ description: "What a team's games against an opponent came to in a season." })
export class TeamSeries {
  opponent!: Team;

  @Field(() => Int, { description: 'Games with a result.' })
  games!: number;

  @Field(() => Int, { description: 'Games won.' })
  wins!: number;

  @Field(() => Int, { description: 'Games lost.' })
  losses!: number;

  @Field(() => Int, { description: 'Points scored.' })
  pointsFor!: number;

  @Field(() => Int, { description: 'Points allowed.' })
  pointsAgainst!: number;
}

/** A team's figures of one season. */
@ObjectType({ description: "A team's figures of one season, in the league where most of its games were." })
export class TeamSeasonFigures {
  team!: Team;
  season!: Season;
  seasonLeagueId!: number;
  statistics!: Statistics;
  figures!: readonly TeamFigure[];

  @Field(() => Int, { description: 'Games with a result.' })
  games!: number;

  @Field(() => Int, { description: 'How many teams of the league have such a game.' })
  rankedTeams!: number;

  @Field(() => Float, { description: 'Points scored in a game, one decimal.' })
  pointsPerGame!: number;

  @Field(() => Int, { description: 'Place by points scored in a game; equal values share one.' })
  pointsPlace!: number;

  @Field(() => Float, { description: 'Points allowed in a game, one decimal.' })
  allowedPerGame!: number;

  @Field(() => Int, { description: 'Place by points allowed in a game, the fewest first; equal values share one.' })
  allowedPlace!: number;
}
