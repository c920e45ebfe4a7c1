import { derivedStatistics } from './derived-statistics.js';
import type { DefinedStatistic } from './stat-definition.js';

/** Which of these statistics are attempts, by abbreviation: what a percentage divides by, FGA, FTA, at-bats. */
export function attemptsOf(definitions: readonly DefinedStatistic[]): ReadonlySet<string> {
  return new Set(
    [...derivedStatistics(definitions).values()].flatMap((derivation) =>
      derivation.kind === 'percentage' ? [derivation.parts[1]!] : [],
    ),
  );
}
