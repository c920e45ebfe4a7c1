import { derivedStatistics } from '../../domain/stats/derivedStatistics.js';
import { partsOfDerived } from '../../domain/stats/partsOfDerived.js';

/** A statistic of the organization's sport as far as its column is concerned. */
export interface ColumnDefinition {
  readonly abbreviation: string;
  /** Among the sport's defaults, which every file of the sport has to have. */
  readonly isDefault: boolean;
}

/** The columns that player_games.csv has for statistics. */
export interface StatisticColumns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Derived statistics: they follow from their parts and are never given. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Which statistics a file must, may and must not give. */
export function statisticColumns(definitions: readonly ColumnDefinition[]): StatisticColumns {
  const derived = derivedStatistics(definitions);
  const entered = definitions.filter(({ abbreviation }) => !derived.has(abbreviation));
  const reason = (abbreviation: string): string =>
    `${abbreviation} follows from ${partsOfDerived(definitions, abbreviation).join(', ')}: leave the column out`;
  return {
    required: entered.filter(({ isDefault }) => isDefault).map(({ abbreviation }) => abbreviation),
    optional: entered.filter(({ isDefault }) => !isDefault).map(({ abbreviation }) => abbreviation),
    refused: new Map([...derived.keys()].map((abbreviation) => [abbreviation.toUpperCase(), reason(abbreviation)])),
  };
}
