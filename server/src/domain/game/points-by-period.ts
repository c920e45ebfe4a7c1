import type { Side } from './game-status.js';
import { withScorelessPeriods } from './scoreless-periods.js';
import type { ScoredPeriod } from './sets-won.js';

/** A period that a game's box score shows, with both sides' scores. */
export interface PeriodOfGame extends ScoredPeriod {
  readonly id: number;
  readonly name: string;
  /** Its place in the sport's list. */
  readonly position: number;
}

/** Points of both sides in a period, over the games that have both. */
export interface PeriodPoints extends Readonly<Record<Side, number>> {
  readonly name: string;
  readonly games: number;
}

/**
 * What was scored by period in games, in the order of periods; a side without a score has 0 where the page of the game
 * has it.
 */
export function pointsByPeriod(
  games: readonly {
    readonly totals: Readonly<Record<Side, number | null>>;
    /** In order. */
    readonly periods: readonly PeriodOfGame[];
  }[],
): PeriodPoints[] {
  const sums = new Map<number, PeriodPoints & Pick<PeriodOfGame, 'id' | 'position'>>();
  for (const { totals, periods } of games)
    for (const { id, name, position, home, away } of withScorelessPeriods(periods, totals)) {
      if (home === null || away === null) continue;
      const before = sums.get(id) ?? { games: 0, home: 0, away: 0 };
      const points = { games: before.games + 1, home: before.home + home, away: before.away + away };
      sums.set(id, { id, name, position, ...points });
    }
  return [...sums.values()]
    .sort((one, other) => one.position - other.position || one.id - other.id)
    .map(({ id: _id, position: _position, ...points }) => points);
}
