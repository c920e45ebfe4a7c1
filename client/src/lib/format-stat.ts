import { STAT_FORMULAS } from '@domain/stats/stat-formula';

/** What a value counts; as the graph's StatKind. */
export type StatKind = 'COUNTING' | 'SUM' | 'PERCENTAGE' | 'RATIO' | 'PER_GAME';

/** As much of a statistic's definition as its values' form depends on. */
interface Kind {
  kind: StatKind;
  abbreviation: string;
}

/** Shown where a player has no row for a statistic. */
export const NO_VALUE = '–';

/**
 * A statistic of a game or a total: counts and sums as they are, percentages with one decimal ('41.7'), a batting
 * average as it is written ('.333'), ratios with three decimals, what is per game with one.
 * @param value percentages come from 0 to 100 and rounded to one decimal from the server, so that nothing is rounded
 * twice
 */
export function formatStat(value: number | null | undefined, definition: Kind): string {
  const { kind, abbreviation } = definition;
  const isRatio = STAT_FORMULAS.get(abbreviation)?.shownAsRatio;
  if (kind !== 'PERCENTAGE' || isRatio) return formatPerGameStat(value, definition);
  return value === null || value === undefined ? NO_VALUE : value.toFixed(1);
}

/**
 * A statistic of a player's per-game table, where percentages are written as ratios with three decimals, '0.417'
 * (league management, section 9).
 */
export function formatPerGameStat(value: number | null | undefined, { kind, abbreviation }: Kind): string {
  if (value === null || value === undefined) return NO_VALUE;
  if (kind === 'PERCENTAGE')
    return STAT_FORMULAS.get(abbreviation)?.shownAsRatio ? formatWinPercentage(value / 100) : (value / 100).toFixed(3);
  if (kind === 'RATIO') return value.toFixed(3);
  return kind === 'PER_GAME' ? value.toFixed(1) : String(value);
}

/** Whether values of a kind always have decimals, and so are wider than counts. */
export function hasDecimals(kind: StatKind): boolean {
  return kind !== 'COUNTING' && kind !== 'SUM';
}

/** A free throw percentage, '77.8'. */
export function formatFreeThrows(value: number | null | undefined): string {
  return formatStat(value, { kind: 'PERCENTAGE', abbreviation: 'FT%' });
}

/** An average with one decimal: PPG. The server has rounded it. */
export function formatAverage(value: number | null | undefined): string {
  return value === null || value === undefined ? NO_VALUE : value.toFixed(1);
}

/** A win percentage as sports pages write it, '.750', '1.000'. The server has rounded it to three decimals. */
export function formatWinPercentage(value: number): string {
  const text = value.toFixed(3);
  return value < 1 ? text.slice(1) : text;
}

/** Games behind the first: a half is written as such, the first has a dash. */
export function formatGamesBehind(value: number): string {
  return value === 0 ? NO_VALUE : Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** A difference with its sign, '+7', '−3', '0'. */
export function formatDifference(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}
