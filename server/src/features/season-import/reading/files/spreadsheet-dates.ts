import { isCalendarDate } from '../../../../domain/dates/is-calendar-date.js';
import type { Heading } from './heading.js';

/** Whether 7/8/2026 is of July or of August. */
export type DateOrder = 'day-first' | 'month-first';

const YEAR_LAST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/u;
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/u;

/**
 * A date as a spreadsheet writes it after it was opened and saved there (7/19/2026, 19.07.2026, 2026/7/19), as
 * YYYY-MM-DD; null for anything else. Between dots the day stands first everywhere; otherwise two numbers that may both
 * be the month are read by the order alone, and are no date without one.
 */
export function spreadsheetDate(text: string, order: DateOrder | null): string | null {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, month!, day!);
  const [, first, sign, second, lastYear] = YEAR_LAST.exec(text) ?? [];
  if (first === undefined) return null;
  const isSame = Number(first) === Number(second);
  const known = sign === '.' || isSame ? 'day-first' : order;
  if (known === null) return null;
  return known === 'day-first' ? dateOf(lastYear!, second!, first) : dateOf(lastYear!, first, second!);
}

/** Whether a text is one of two days, by the order of day and month. */
export function isUnclearDate(text: string): boolean {
  const [dayFirst, monthFirst] = [spreadsheetDate(text, 'day-first'), spreadsheetDate(text, 'month-first')];
  return dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
}

/**
 * The order in which dates of one column have day and month: a number above 12 is a day. Null where none tells, and
 * where they contradict each other.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  const orders = new Set<DateOrder>();
  for (const text of texts) {
    const [, first, sign, second] = YEAR_LAST.exec(text) ?? [];
    if (first === undefined || sign === '.') continue;
    if (Number(first) > 12) orders.add('day-first');
    if (Number(second) > 12) orders.add('month-first');
  }
  return orders.size === 1 ? [...orders][0]! : null;
}

function dateOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/**
 * The dates of a file as they are meant. The file is read once more where only all of it tells the order of day and
 * month.
 */
export class SpreadsheetDates {
  private readonly columns: readonly number[];
  private order: Promise<DateOrder | null> | null = null;

  /** @param readAgain the lines of the file */
  constructor(
    heading: Heading,
    names: readonly string[],
    private readonly readAgain: () => AsyncIterable<{ readonly cells: readonly string[] }>,
  ) {
    this.columns = names.flatMap((name) => heading.get(name) ?? []);
  }

  /** The cells of a line, those of dates as YYYY-MM-DD; what is no date, or nobody knows which, stays as it is. */
  async read(cells: readonly string[]): Promise<readonly string[]> {
    let meant: string[] | null = null;
    for (const column of this.columns) {
      const text = cells[column]?.trim() ?? '';
      const date =
        spreadsheetDate(text, null) ?? (YEAR_LAST.test(text) ? spreadsheetDate(text, await this.orderOfFile()) : null);
      if (date !== null) (meant ??= [...cells])[column] = date;
    }
    return meant ?? cells;
  }

  private orderOfFile(): Promise<DateOrder | null> {
    return (this.order ??= this.readOrder());
  }

  private async readOrder(): Promise<DateOrder | null> {
    const texts = new Set<string>();
    for await (const { cells } of this.readAgain())
      for (const column of this.columns) texts.add(cells[column]?.trim() ?? '');
    return dateOrderOf(texts);
  }
}
