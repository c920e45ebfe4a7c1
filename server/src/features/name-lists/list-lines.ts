import { AppError, invalidInput } from '../../lib/errors.js';
import { InputCheck } from '../../lib/validation.js';
import type { NameVerdict } from './name-list.enums.js';

/** Most lines with something on them, at once: a preview of all of them is shown, and one transaction adds them. */
const MOST_LINES = 200;
/** Most characters of a line: two parts of a name, a number, and what stands between. */
const LONGEST_LINE = 300;

/** A line with something on it. */
export interface FilledLine {
  /** From 1, blank ones counted. */
  number: number;
  text: string;
  /** Why it cannot be a name; null when it can. */
  problem: string | null;
}

/** The lines of a list that have something on them. @throws 400 when there are none, or too many */
export function filledLines(lines: readonly string[]): FilledLine[] {
  const filled = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ number: index + 1, text: line.replaceAll('\t', ' ') }],
  );
  if (filled.length === 0) throw invalidInput({ field: 'lines', message: 'Please enter at least one name.' });
  if (filled.length > MOST_LINES)
    throw invalidInput({
      field: 'lines',
      message: `lines must be at most ${MOST_LINES} at once; these are ${filled.length}.`,
    });
  return filled.map((line) => ({
    ...line,
    problem: problemOf((check) => check.name('The line', line.text, LONGEST_LINE)),
  }));
}

/** The first complaint of a check, as a sentence about a line; null when there is none. */
export function problemOf(work: (check: InputCheck) => unknown): string | null {
  const check = new InputCheck();
  work(check);
  try {
    check.finish();
    return null;
  } catch (error) {
    if (error instanceof AppError)
      return error.message
        .replace(/^(firstName|lastName|name) (?!or )/, 'The name ')
        .replace(/^The line is required\.$|^firstName or .*/, 'There is no name on this line.');
    throw error;
  }
}

/** Refuses a list with lines that cannot be added. @throws 400 naming each of them */
export function refuseInvalid(lines: readonly { number: number; verdict: NameVerdict; message: string }[]): void {
  const errors = lines
    .filter(({ verdict }) => verdict === 'invalid')
    .map(({ number, message }) => ({ field: `lines[${number - 1}]`, message: `Line ${number}: ${message}` }));
  if (errors.length > 0) throw invalidInput(errors);
}

/** How many there are of a verdict. */
export function countOf(lines: readonly { verdict: NameVerdict }[], wanted: NameVerdict): number {
  return lines.filter(({ verdict }) => verdict === wanted).length;
}

/** '1 player', '12 players'. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
