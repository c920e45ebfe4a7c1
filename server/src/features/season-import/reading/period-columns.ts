import { type ColumnPeriod, numberedPeriods, periodColumns } from '../../../domain/periods/period-columns.js';
import type { Cells } from './files/cells.js';
import type { ProblemList } from '../reporting/problem.js';
import type { Heading } from './files/heading.js';

const SIDES = ['home', 'away'] as const;

/** The period columns of a file of games. */
export interface PlacedPeriods {
  /** The names of the periods that have a column. */
  readonly periods: readonly string[];
  /** Their columns, in the same order. */
  readonly home: readonly string[];
  readonly away: readonly string[];
  /** Columns without a period of ours: they have to be blank. */
  readonly unplaced: readonly string[];
}

/** The columns by which games.csv may say the scores of these periods. */
export function namedPeriodColumns(periods: readonly ColumnPeriod[]): string[] {
  const columns = [...periodColumns(periods).keys()];
  return SIDES.flatMap((side) => columns.map((column) => `${side}_${column}`));
}

/**
 * A column of a period by its number, or of an overtime or extra inning that the sport may lack; null for any other.
 */
export function furtherPeriodColumn(name: string): string | null {
  return /^(?:home|away)_(?:p[1-9]\d?|(?:ot|overtime)_?\d{0,2}|inning_\d\d)$/iu.test(name) ? name.toLowerCase() : null;
}

/**
 * Finds out which period each column is of. What is there twice, or for one team alone, becomes a problem of the
 * heading.
 */
export function placePeriods(
  file: string,
  heading: Heading,
  periods: readonly ColumnPeriod[],
  problems: ProblemList,
): PlacedPeriods {
  const named = new Map([...periodColumns(periods)].map(([column, { name }]) => [column, name]));
  const numbered = numberedPeriods(periods);
  const sides = { home: new Map<string, string>(), away: new Map<string, string>() };
  const unplaced: string[] = [];
  for (const column of heading.keys()) {
    const side = column.startsWith('home_') ? 'home' : 'away';
    const own = column.slice(side.length + 1);
    if (!column.startsWith(`${side}_`) || (!named.has(own) && furtherPeriodColumn(column) === null)) continue;
    const period = named.get(own) ?? numbered[Number(/^p([1-9]\d?)$/u.exec(own)?.[1]) - 1]?.name;
    const other = period === undefined ? undefined : sides[side].get(period);
    if (period === undefined) unplaced.push(column);
    else if (other !== undefined)
      problems.add(file, heading.line, column, `this column is of the period ${period}, and so is ${other}`);
    else sides[side].set(period, column);
  }
  const both = [...sides.home.keys()].filter((period) => sides.away.has(period));
  for (const [side, mine, theirs] of [
    ['away', sides.away, sides.home],
    ['home', sides.home, sides.away],
  ] as const) {
    for (const [period, column] of theirs)
      if (!mine.has(period))
        problems.add(
          file,
          heading.line,
          `${side}${column.slice(side.length)}`,
          `this column is missing, while ${column} is there`,
        );
  }
  return {
    periods: both,
    home: both.map((period) => sides.home.get(period)!),
    away: both.map((period) => sides.away.get(period)!),
    unplaced,
  };
}

/** Refuses scores of a period that the organization has not. */
export function refuseUnplaced(cells: Cells, { unplaced }: PlacedPeriods, periods: readonly ColumnPeriod[]): void {
  for (const column of unplaced) {
    if (cells.isBlank(column)) continue;
    const names = periods.map(({ name }) => name).join(', ');
    cells.refuse(
      column,
      `there is no such period; the periods are ${names || 'none'}. Add it under game periods, or leave the cell blank`,
    );
  }
}
