import { knownNames, MOST_ROWS_ABOVE, type TableShape } from './heading.js';
import type { ColumnNames } from './season-files.js';

/** What may stand between the cells of a line. */
const SEPARATORS = [',', ';', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/**
 * What stands between the cells of a file, by the line that names its columns, else by its first line: a comma, or a
 * semicolon, as spreadsheets write where the comma stands in numbers, or a tab, as a table has that was copied from
 * one.
 * @param start the file's text, as far as it is read
 */
export function separatorOf(start: string, shape: TableShape, columns?: ColumnNames): Separator {
  const [named] = start
    .split(/[\r\n]+/u, MOST_ROWS_ABOVE)
    .flatMap((line) => SEPARATORS.map((separator) => ({ separator, known: namesIn(line, separator, shape, columns) })))
    .toSorted((a, b) => b.known - a.known);
  if (named !== undefined && named.known > 1) return named.separator;
  // What is quoted may hold separators, and line ends.
  const unquoted = start.replaceAll(/"[^"]*"/gu, (cell) => (/[^\s,;"]/u.test(cell) ? 'quoted' : ''));
  const heading = unquoted.split(/[\r\n]/u).find((line) => /[^\s,;"\ufeff]/u.test(line)) ?? '';
  const countOf = (separator: Separator): number => heading.split(separator).length - 1;
  return SEPARATORS.reduce((most, separator) => (countOf(separator) > countOf(most) ? separator : most));
}

function namesIn(line: string, separator: Separator, shape: TableShape, columns?: ColumnNames): number {
  const cells = line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/gu, ''));
  return knownNames(cells, shape, columns);
}
