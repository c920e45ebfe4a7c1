import { isCalendarDate } from '../../domain/dates/isCalendarDate.js';
import { normaliseTime } from '../../domain/game/normaliseTime.js';
import { cleanName } from '../../domain/text/cleanName.js';
import type { Heading } from './heading.js';
import { type ProblemList, quoteCell } from './problem.js';
import type { TableRow } from './read-table.js';

/** Largest number that a statistic or a score may have; more is a slip of the keyboard. */
export const MOST_COUNT = 99_999;

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
  ['', false],
]);

/** Reads the cells of one line after the other; what is wrong with them becomes problems of that line. Absent columns read as blank. */
export class Cells {
  private row: TableRow = { line: 0, cells: [] };

  constructor(
    private readonly file: string,
    private readonly heading: Heading,
    private readonly problems: ProblemList,
    /** What becomes of a cell before it is read. */
    private readonly prepare: (text: string) => string = (text) => text,
  ) {}

  /** Goes on to a line. */
  at(row: TableRow): this {
    this.row = row;
    return this;
  }

  get line(): number {
    return this.row.line;
  }

  refuse(field: string | null, reason: string): void {
    this.problems.add(this.file, this.row.line, field, reason);
  }

  isBlank(field: string): boolean {
    return this.raw(field).trim() === '';
  }

  /** Text with tidy blanks; '' when blank. */
  text(field: string, longest: number): string {
    const text = cleanName(this.raw(field));
    if (text.length > longest) this.refuse(field, `${text.length} characters; the most is ${longest}`);
    return text;
  }

  needed(field: string, longest: number): string {
    const text = this.text(field, longest);
    if (text === '') this.refuse(field, 'is blank');
    return text;
  }

  /** A whole number from 0; null when blank or wrong. */
  count(field: string): number | null {
    const text = this.raw(field).trim();
    if (text === '') return null;
    const count = /^\d{1,9}$/u.test(text) ? Number(text) : -1;
    if (count >= 0 && count <= MOST_COUNT) return count;
    this.refuse(
      field,
      /^-\d+$/u.test(text) ? `${text} is negative` : `${quoteCell(text)} is not a whole number from 0 to ${MOST_COUNT}`,
    );
    return null;
  }

  /** YYYY-MM-DD; null when blank or wrong. */
  date(field: string): string | null {
    const text = this.text(field, 100);
    if (text === '' || isCalendarDate(text)) return text || null;
    this.refuse(field, `${quoteCell(text)} is not a date (YYYY-MM-DD)`);
    return null;
  }

  /** HH:MM; null when blank or wrong. */
  time(field: string): string | null {
    const text = this.text(field, 100);
    if (text === '') return null;
    const time = normaliseTime(text);
    if (time === null) this.refuse(field, `${quoteCell(text)} is not a time (HH:MM, 00:00 to 23:59)`);
    return time;
  }

  flag(field: string): boolean {
    const text = this.text(field, 100);
    const flag = FLAGS.get(text.toLowerCase());
    if (flag === undefined) this.refuse(field, `${quoteCell(text)} is neither true nor false`);
    return flag ?? false;
  }

  private raw(field: string): string {
    return this.prepare(this.row.cells[this.heading.get(field) ?? -1] ?? '');
  }
}
