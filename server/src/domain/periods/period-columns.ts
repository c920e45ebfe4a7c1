import type { PeriodKind } from './period-kind-of.js';

/** A period as far as the columns of a file of games go by it. */
export interface ColumnPeriod {
  readonly name: string;
  readonly kind: PeriodKind;
  readonly hidden: boolean;
}

/**
 * What the columns of the two teams are called apart from their periods; a period of such a name has a number behind
 * it.
 */
const TAKEN = ['team', 'score'];

/**
 * What the column of each period is called behind `home_` and `away_`: its name in small letters, with `_` for blanks.
 * @param periods in their order; distinct names that give one column get numbers
 */
export function periodColumns<P extends Pick<ColumnPeriod, 'name'>>(periods: readonly P[]): Map<string, P> {
  const columns = new Map<string, P>();
  for (const period of periods) {
    const plain = period.name.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, '_');
    let column = plain;
    for (let number = 2; columns.has(column) || TAKEN.includes(column); number += 1) column = `${plain}_${number}`;
    columns.set(column, period);
  }
  return columns;
}

/**
 * The periods that `p1`, `p2` … stand for where columns have no names: the visible regular ones in their order, then
 * the overtimes.
 */
export function numberedPeriods<P extends ColumnPeriod>(periods: readonly P[]): P[] {
  return [
    ...periods.filter(({ kind, hidden }) => kind === 'regular' && !hidden),
    ...periods.filter(({ kind }) => kind === 'overtime'),
  ];
}
