import type { Scoring } from '../plays/scoring-of.js';
import type { SeasonDates } from '../schedule/outside-season.js';
import type { GameOutcome, Side } from '../game/game-status.js';

/** A line of a box score with what is checked of it; null is what was not recorded. */
export interface CheckedLine {
  readonly side: Side;
  readonly playerId: number;
  /** Whether it has any value. */
  readonly isRecorded: boolean;
  /** Whether the player is on a roster of the team in the game's season. */
  readonly onRoster: boolean;
  readonly points: number | null;
  readonly twos: number | null;
  readonly threes: number | null;
  readonly freeThrows: number | null;
  readonly rebounds: number | null;
  readonly offensive: number | null;
  readonly defensive: number | null;
}

/** What plays say, and what the box score or the periods say: of a player's statistic, or of a side's score. */
export interface PlayFigure {
  readonly side: Side;
  /** Null: the side's score. */
  readonly playerId: number | null;
  /** Its abbreviation. */
  readonly statistic: string | null;
  readonly expected: number;
  readonly found: number;
}

/** A game with all that is checked. */
export interface CheckedGame extends GameOutcome {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** The first and the last day of its season, where they are known. */
  readonly season: Pick<SeasonDates, 'startDate' | 'finishDate'>;
  /** Whether the sport counts of players what makes the score: points, or runs. */
  readonly hasPoints: boolean;
  /** How the sport's periods make the score. */
  readonly scoring: Scoring;
  readonly lines: readonly CheckedLine[];
  /**
   * What each side's periods come to, their sum or, in a sport of sets, those that it has won; null for a side without
   * any.
   */
  readonly periods: Readonly<Record<Side, number | null>>;
  /** Those that differ are enough. Empty for a game without plays. */
  readonly plays: readonly PlayFigure[];
}

/** The kinds of what may not agree. */
export const FINDING_KINDS = [
  'points_final',
  'periods_final',
  'shots_points',
  'rebounds',
  'off_roster',
  'no_result',
  'plays_box_score',
  'outside_season',
] as const;

/** A kind of what does not agree. */
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something in a game that does not agree. */
export interface Finding {
  readonly kind: FindingKind;
  /** The side that it is about; null for the game as a whole. */
  readonly side: Side | null;
  /** The player whom it is about, where it is about one. */
  readonly playerId: number | null;
  /** The statistic that the figures are of, where the kind does not say it. */
  readonly statistic?: string;
  /** What should be there, and what is; null where no figure says it. */
  readonly expected: number | null;
  readonly found: number | null;
}
