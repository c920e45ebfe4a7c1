import { isCalendarDate } from '../../../../domain/dates/is-calendar-date.js';
import { yearSlip } from '../../../../domain/dates/year-slip.js';
import { youtubeEmbedUrl } from '../../../../domain/game/youtube-embed-url.js';
import { cleanName } from '../../../../domain/text/clean-name.js';
import { isVisible } from '../../../../domain/text/is-visible.js';
import { refusedCharacter } from '../../../../domain/text/refused-character.js';
import { safeUrl } from '../../../../domain/text/safe-url.js';
import { unescapeFormula } from '../../../../lib/csv.js';
import { isPictureName } from './archive-names.js';
import type { Heading } from './heading.js';
import { type ProblemList, quoteCell } from '../../reporting/problem.js';
import type { TableRow } from './season-files.js';
import { isUnclearDate } from './spreadsheet-dates.js';
import { spreadsheetTime } from './spreadsheet-time.js';

/** Largest number that a statistic or a score may have; more is a slip of the keyboard. */
const MOST_COUNT = 99_999;

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['y', true],
  ['sí', true],
  ['si', true],
  ['false', false],
  ['0', false],
  ['no', false],
  ['n', false],
  ['', false],
]);

/** An instant with its zone; what is finer than a millisecond by itself. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3}(\d{0,3}))?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** What to say of a date that may be two days. */
export function unclearDate(text: string): string {
  return `${quoteCell(text)} may be two days: the file does not tell whether the day or the month comes first. Write dates as YYYY-MM-DD`;
}

/**
 * Reads the cells of one line after the other; what is wrong with them becomes problems of that line. Absent columns
 * read as blank. The file may be one that we wrote, in which no cell is a formula.
 */
export class Cells {
  private row: TableRow = { line: 0, cells: [] };

  constructor(
    readonly file: string,
    private readonly heading: Heading,
    private readonly problems: ProblemList,
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
    const refused = refusedCharacter(text);
    if (refused !== null)
      this.refuse(field, `${quoteCell(text)} holds the character ${refused}, which cannot be shown`);
    if (text.length > longest) this.refuse(field, `${text.length} characters; the most is ${longest}`);
    return text;
  }

  needed(field: string, longest: number): string {
    const text = this.text(field, longest);
    if (text === '') this.refuse(field, 'is blank');
    else if (!isVisible(text)) this.refuse(field, `${quoteCell(text)} holds nothing that can be seen`);
    return text;
  }

  /** A whole number from 0; null when blank or wrong. */
  count(field: string): number | null {
    const text = this.raw(field).trim();
    if (text === '') return null;
    // Tables of programs write whole numbers with a zero behind the point where a column has blank cells.
    const whole = text.replace(/\.0$/u, '');
    const count = /^\d{1,9}$/u.test(whole) ? Number(whole) : -1;
    if (count >= 0 && count <= MOST_COUNT) return count;
    this.refuse(
      field,
      /^-\d+$/u.test(text) ? `${text} is negative` : `${quoteCell(text)} is not a whole number from 0 to ${MOST_COUNT}`,
    );
    return null;
  }

  /** YYYY-MM-DD, as which `readTable` hands on what a spreadsheet made of it; null when blank or wrong. */
  date(field: string): string | null {
    const text = this.text(field, 100);
    if (text === '') return null;
    const slip = isCalendarDate(text) ? yearSlip(text) : null;
    if (isUnclearDate(text)) this.refuse(field, unclearDate(text));
    else if (!isCalendarDate(text)) this.refuse(field, `${quoteCell(text)} is not a date (YYYY-MM-DD)`);
    else if (slip !== null) this.refuse(field, `${quoteCell(text)} ${slip}`);
    else return text;
    return null;
  }

  /** HH:MM; null when blank or wrong. */
  time(field: string): string | null {
    const text = this.text(field, 100);
    if (text === '') return null;
    const time = spreadsheetTime(text);
    if (time === null) this.refuse(field, `${quoteCell(text)} is not a time (HH:MM, 00:00 to 23:59)`);
    return time;
  }

  /** An instant such as 2026-01-31T18:00:00Z, in UTC, to the microsecond; null when blank or wrong. */
  moment(field: string): string | null {
    const text = this.text(field, 40);
    if (text === '') return null;
    const [, day = '', finer = ''] = MOMENT.exec(text) ?? [];
    const at = isCalendarDate(day) && yearSlip(day) === null ? Date.parse(text) : NaN;
    if (!Number.isNaN(at)) return new Date(at).toISOString().replace('Z', `${finer}Z`);
    this.refuse(field, `${quoteCell(text)} is no moment such as 2026-01-31T18:00:00Z`);
    return null;
  }

  /** As `moment`, where a blank cell is wrong, too. */
  neededMoment(field: string): string | null {
    if (this.isBlank(field)) this.refuse(field, 'is blank');
    return this.moment(field);
  }

  /** A text of several lines; null when blank. */
  lines(field: string, longest: number): string | null {
    const text = this.raw(field).normalize('NFC').replaceAll('\r\n', '\n').trim();
    const refused = refusedCharacter(text.replaceAll(/[\n\t]/gu, ' '));
    if (refused !== null) this.refuse(field, `holds the character ${refused}, which cannot be shown`);
    if (text.length > longest) this.refuse(field, `${text.length} characters; the most is ${longest}`);
    return text || null;
  }

  /** An address that a link may lead to; null when blank or wrong. */
  url(field: string): string | null {
    const text = this.raw(field).trim();
    if (text === '') return null;
    const url = safeUrl(text);
    if (url === null) this.refuse(field, `${quoteCell(text)} is no full address beginning with https:// or http://`);
    return url;
  }

  /** The address of a YouTube video; null when blank or wrong. */
  video(field: string): string | null {
    const url = this.url(field);
    if (url === null || youtubeEmbedUrl(url) !== null) return url;
    this.refuse(field, `${quoteCell(url)} is no address of a YouTube video`);
    return null;
  }

  /** A picture of the archive, by its name in it; null when blank or wrong. */
  picture(field: string): string | null {
    const text = this.raw(field).trim();
    if (text === '' || isPictureName(text)) return text || null;
    this.refuse(field, `${quoteCell(text)} is no picture's name such as pictures/1.webp`);
    return null;
  }

  /** One of some words; the first of them when blank or wrong. */
  word<Word extends string>(field: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.text(field, 100).toLowerCase();
    const found = words.find((word) => word === text);
    if (found === undefined && text !== '') this.refuse(field, `${quoteCell(text)} is none of ${words.join(', ')}`);
    return found ?? words[0];
  }

  flag(field: string): boolean {
    const text = this.text(field, 100);
    const flag = FLAGS.get(text.toLowerCase());
    if (flag === undefined) this.refuse(field, `${quoteCell(text)} is neither yes nor no`);
    return flag ?? false;
  }

  private raw(field: string): string {
    return unescapeFormula(this.row.cells[this.heading.get(field) ?? -1] ?? '');
  }
}
