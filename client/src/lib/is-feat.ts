import { STAT_FORMULAS } from '@domain/stats/stat-formula';
import type { StatKind } from './format-stat';

/** What percentages divide by: FGA, FTA, at-bats. */
const ATTEMPTS: ReadonlySet<string> = new Set(
  [...STAT_FORMULAS.values()].filter(({ kind }) => kind === 'percentage').map(({ parts }) => parts[1]),
);

/**
 * Whether a high of a statistic is worth a mark: not of a percentage or ratio, whose small samples say little, nor of
 * attempts.
 */
export function isFeat({ kind, abbreviation }: { kind: StatKind; abbreviation: string }): boolean {
  return kind !== 'PERCENTAGE' && kind !== 'RATIO' && !ATTEMPTS.has(abbreviation);
}
