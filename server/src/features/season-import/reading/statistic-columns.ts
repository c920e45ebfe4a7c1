import { derivedStatistics } from '../../../domain/stats/derived-statistics.js';
import { partsOfDerived } from '../../../domain/stats/parts-of-derived.js';
import type { DefinedStatistic } from '../../../domain/stats/stat-definition.js';

/** The columns that player_games.csv has for statistics. */
export interface StatisticColumns {
  /** Those that a file may have; it says nothing of the others. */
  readonly entered: readonly string[];
  /** Derived statistics: they follow from their parts and are never given. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Which statistics a file may and must not give. */
export function statisticColumns(definitions: readonly DefinedStatistic[]): StatisticColumns {
  const derived = derivedStatistics(definitions);
  const reason = (abbreviation: string): string =>
    `${abbreviation} follows from ${partsOfDerived(definitions, abbreviation).join(', ')}: leave the column out`;
  return {
    entered: definitions.map(({ abbreviation }) => abbreviation).filter((abbreviation) => !derived.has(abbreviation)),
    refused: new Map([...derived.keys()].map((abbreviation) => [abbreviation.toUpperCase(), reason(abbreviation)])),
  };
}
