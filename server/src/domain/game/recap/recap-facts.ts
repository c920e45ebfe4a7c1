import type { Id } from '../../ordering/id.js';
import type { PeriodKind } from '../../periods/period-kind-of.js';
import type { BothSides } from '../../plays/play-summary.js';
import type { LeadingStatistic } from '../../sports/recap-leaders.js';
import type { Side } from '../game-status.js';

/** The statistics that a recap speaks of. */
export const TOLD_STATISTICS = ['PTS', 'REB', 'AST', '3PM'] as const;
export type ToldStatistic = (typeof TOLD_STATISTICS)[number];

/** A player's line, as far as a recap speaks of it; in the order of the box score. */
export interface RecapLine {
  readonly side: Side;
  readonly playerId: Id;
  /** Null where nothing is recorded, or the game shows no such statistic. */
  readonly values: Readonly<Record<ToldStatistic, number | null>>;
  /** Of the statistics that the sport is told by in place of points. */
  readonly leading?: Readonly<Partial<Record<LeadingStatistic, number | null>>>;
}

/** What a player had of a statistic in earlier games: in how many something is recorded, and the most. */
export interface EarlierBest {
  readonly playerId: Id;
  readonly statistic: ToldStatistic;
  readonly season: { readonly games: number; readonly best: number };
  /** Those of the season among them. */
  readonly all: { readonly games: number; readonly best: number };
}

/** A play that scored. */
export interface ScoringPlay {
  readonly side: Side;
  readonly points: number;
}

/** What is known of a game with a result. */
export interface RecapGame {
  readonly score: BothSides<number>;
  /** Those shown, in order. */
  readonly periods: readonly {
    readonly id: Id;
    readonly kind: PeriodKind;
    readonly score: BothSides<number | null>;
  }[];
  /**
   * Results of each side's games of the season before this one, the oldest first: W, L and T (level) of those that
   * standings count, w, l and t of others, such as a bracket's. Null where this one counts for no standings.
   */
  readonly resultsBefore: BothSides<string> | null;
  readonly lines: readonly RecapLine[];
  /** What names the first of each side; none: points. */
  readonly leaders?: readonly LeadingStatistic[];
  readonly bests: readonly EarlierBest[];
  /** In order; none where nobody entered plays, or points follow otherwise in the sport. */
  readonly scoring: readonly ScoringPlay[];
}

/** One thing that is so of a game. */
export type RecapFact =
  /** How it ended; `side` won it, null: nobody. */
  | { kind: 'result'; side: Side | null; score: BothSides<number>; overtimes: number }
  /** Nobody was ahead before the overtimes. */
  | { kind: 'level'; score: BothSides<number> }
  /** `side` won although it was behind by the most after `periodId`, when the score was this. */
  | { kind: 'comeback'; side: Side; periodId: Id; score: BothSides<number> }
  /** `side` was ahead at the end of every period. */
  | { kind: 'ahead_throughout'; side: Side }
  /** `side` won this period by more than any other. */
  | { kind: 'best_period'; side: Side; periodId: Id; score: BothSides<number> }
  /** `side`, the winner, scored that many points while the other one had none, and was ahead from then on. */
  | {
      kind: 'run';
      side: Side;
      points: number;
      from: BothSides<number>;
      score: BothSides<number>;
      tookLead: boolean;
    }
  /** The side's first scorer. */
  | { kind: 'line'; side: Side; playerId: Id; points: number; rebounds: number | null; assists: number | null }
  /** The side's first in a statistic other than points. */
  | { kind: 'most'; side: Side; playerId: Id; statistic: LeadingStatistic; value: number }
  /** At least ten each of points, rebounds and assists. */
  | { kind: 'triple_double'; side: Side; playerId: Id; points: number; rebounds: number; assists: number }
  /** More than (or as much as) in any of `games` earlier games of the season, or of all that are kept. */
  | {
      kind: 'season_high' | 'equals_season_high' | 'career_high' | 'equals_career_high';
      side: Side;
      playerId: Id;
      statistic: ToldStatistic;
      value: number;
      games: number;
    }
  /** This one included. */
  | { kind: 'winning_streak' | 'losing_streak'; side: Side; games: number }
  /** `side` won after that many defeats, or lost after that many wins. */
  | { kind: 'ended_losing_streak' | 'ended_winning_streak'; side: Side; games: number }
  /** How both stand in the season after it. */
  | { kind: 'records'; records: BothSides<{ readonly wins: number; readonly losses: number }> };

/** Both sides, the home side first. */
export const SIDES: readonly Side[] = ['home', 'away'];
