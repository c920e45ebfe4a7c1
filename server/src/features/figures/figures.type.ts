import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Game } from '../games/game.type.js';
import type { Player } from '../players/player.type.js';
import type { Season } from '../seasons/season.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import type { Team } from '../teams/team.type.js';
import type { CareerGame } from './career-games.loaders.js';
import type { LeagueTotals, SeasonRanks } from './season-ranks.js';

/** What a part of a player's games is. */
export const SplitKind = {
  ALL: 'all',
  LAST_FIVE: 'last_five',
  HOME: 'home',
  AWAY: 'away',
  WINS: 'wins',
  LOSSES: 'losses',
  MONTH: 'month',
} as const;
export type SplitKind = (typeof SplitKind)[keyof typeof SplitKind];
registerEnumType(SplitKind, {
  name: 'SplitKind',
  description: "What a part of a player's games is.",
  valuesConfig: {
    ALL: { description: 'All games.' },
    LAST_FIVE: { description: 'The last five.' },
    HOME: { description: 'Games at home.' },
    AWAY: { description: 'Games away.' },
    WINS: { description: "Games that the player's team won." },
    LOSSES: { description: "Games that the player's team lost." },
    MONTH: { description: 'Games of a month.' },
  },
});

/** What a milestone is. */
export const MilestoneKind = { GAME: 'game', TOTAL: 'total', GAMES: 'games' } as const;
export type MilestoneKind = (typeof MilestoneKind)[keyof typeof MilestoneKind];
registerEnumType(MilestoneKind, {
  name: 'MilestoneKind',
  description: 'What a milestone is.',
  valuesConfig: {
    GAME: { description: 'The first game with so much of the statistic.' },
    TOTAL: { description: 'So much of the statistic altogether.' },
    GAMES: { description: 'So many games.' },
  },
});

/** A statistic of a player's season, and its place in the league. */
@ObjectType({ description: "A statistic of a player's season, and its place among the players of the league." })
export class PlayerFigure {
  definition!: StatDefinition;

  @Field(() => Float, { description: 'Total; of a percentage or a ratio what follows from the totals.' })
  total!: number;

  @Field(() => Float, {
    description:
      'Total by games played, one decimal. Of a percentage, a ratio, and what is per game, the value itself.',
  })
  perGame!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Place by `perGame`, from 1; equal values share one. Null for who has fewer than `leastGames` games, or of a percentage fewer attempts.',
  })
  place!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of a hundred of the players that have a place are left behind, 0 to 100. Null without a place.',
  })
  percentile!: number | null;
}

/** A player's figures of one season. */
@ObjectType({ description: "A player's figures of one season, in the league where most of the games were played." })
export class PlayerSeasonFigures {
  organizationId!: number;
  player!: Player;
  season!: Season;
  seasonLeagueId!: number | null;
  statistics!: Statistics;
  /** Everybody of the league, to be compared with. */
  ranks!: SeasonRanks;
  /** What the player did in it. */
  own!: LeagueTotals;

  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;

  @Field(() => Int, { description: "Place by games played among all of the league's players; equal counts share one." })
  gamesPlace!: number;

  @Field(() => Int, {
    description:
      'Games that a player must have to be compared: half of the most that any of the league has, rounded up.',
  })
  leastGames!: number;

  @Field(() => Int, { description: 'How many players of the league have as many games.' })
  rankedPlayers!: number;
}

/** A part of a player's games. */
@ObjectType({ description: "A part of a player's games." })
export class PlayerSplit {
  @Field(() => SplitKind, { description: 'Which part it is.' })
  kind!: SplitKind;

  @Field(() => String, { nullable: true, description: 'Of a month: YYYY-MM.' })
  month!: string | null;

  @Field(() => Int, { description: 'How many games it has.' })
  gamesPlayed!: number;

  @Field(() => [Float], {
    nullable: 'items',
    description: 'Totals, one per entry of `statDefinitions`; percentages from sums. Null where nothing is recorded.',
  })
  totals!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'items',
    description: 'The same by games, one decimal; percentages and ratios as they are.',
  })
  perGame!: (number | null)[];
}

/** A player's games in parts. */
@ObjectType({ description: "A player's games in parts." })
export class PlayerSplits {
  statDefinitions!: readonly StatDefinition[];
  rows!: PlayerSplit[];
}

/** The most that a player had of a statistic in one game. */
@ObjectType({ description: 'The most that a player had of a statistic in one game.' })
export class PlayerHigh {
  definition!: StatDefinition;
  game!: Game;
  team!: Team;
  opponent!: Team;

  @Field(() => Float, { description: 'How much it was.' })
  value!: number;

  @Field(() => Int, { description: 'In how many games it was reached. `game` is the first.' })
  times!: number;

  @Field(() => Boolean, { description: "Whether the player's team played at home." })
  home!: boolean;
}

/** Something that a player reached for the first time. */
@ObjectType({ description: 'Something that a player reached for the first time.' })
export class PlayerMilestone {
  definition!: StatDefinition | null;
  game!: Game;
  team!: Team;
  opponent!: Team;

  @Field(() => MilestoneKind, { description: 'What was reached.' })
  kind!: MilestoneKind;

  @Field(() => Int, { description: 'How much.' })
  reached!: number;

  @Field(() => Boolean, { description: "Whether the player's team played at home." })
  home!: boolean;
}

/** What a player did in all seasons. */
@ObjectType({ description: "What a player did in all seasons, in games of the sport of the player's last game." })
export class PlayerCareer {
  organizationId!: number;
  statistics!: Statistics;
  games!: readonly CareerGame[];

  @Field(() => Int, { description: 'Games with at least one recorded value.' })
  gamesPlayed!: number;
}
