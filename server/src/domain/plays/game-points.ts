import type { Side } from '../game/game-status.js';
import type { BothSides } from './play-summary.js';
import type { PointsRule } from './set-rule.js';

/** A point of a game within a set. */
export interface RallyPoint {
  /** Of the play that it comes from. */
  readonly playId: string;
  readonly side: Side;
}

/** How a game within a set stands. */
export interface GamePoints {
  /** Points of the game that is on. */
  readonly points: BothSides<number>;
  /** Whether it decides the set. */
  readonly isTieBreak: boolean;
  /** The first game that is won by the usual rules and that no play says so of; null: none. */
  readonly unsaid: { readonly side: Side; readonly point: RallyPoint } | null;
}

/**
 * How the game that is on stands. Points that come after a game is won are the next one's, also before somebody says
 * that it is.
 * @param score games of the set, as plays say
 * @param points those since the last of these plays, in order
 */
export function gamePoints(rule: PointsRule, score: BothSides<number>, points: readonly RallyPoint[]): GamePoints {
  let games = score;
  let counted = { home: 0, away: 0 };
  let unsaid: GamePoints['unsaid'] = null;
  for (const point of points) {
    counted = { ...counted, [point.side]: counted[point.side] + 1 };
    const side = gameWinner(rule, counted, isTie(rule, games));
    if (side === null) continue;
    unsaid ??= { side, point };
    games = { ...games, [side]: games[side] + 1 };
    counted = { home: 0, away: 0 };
  }
  return { points: counted, isTieBreak: isTie(rule, games), unsaid };
}

/** Who has won a game at its points; null while it is open. */
export function gameWinner(rule: PointsRule, { home, away }: BothSides<number>, isTieBreak: boolean): Side | null {
  const to = isTieBreak ? rule.toOfTie : rule.to;
  if (Math.max(home, away) < to || Math.abs(home - away) < rule.ahead) return null;
  return home > away ? 'home' : 'away';
}

function isTie({ tieAt }: PointsRule, { home, away }: BothSides<number>): boolean {
  return home === tieAt && away === tieAt;
}

/** What points of a game are called: 15, 30, 40, then at 40 of both an advantage; those of a tie-break are counted. */
export type CalledPoints = number | 'advantage';

const CALLED = [0, 15, 30, 40] as const;
const FORTY = 3;

/** How a game is called. */
export function calledPoints({ points: { home, away }, isTieBreak }: GamePoints): BothSides<CalledPoints> {
  if (isTieBreak) return { home, away };
  const called = (own: number, other: number): CalledPoints => {
    if (own > FORTY && own > other) return 'advantage';
    return CALLED[Math.min(own, FORTY)]!;
  };
  return { home: called(home, away), away: called(away, home) };
}
