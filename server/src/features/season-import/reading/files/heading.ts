import { unescapeFormula } from '../../../../lib/csv.js';
import { type ProblemList, quoteCell } from '../../reporting/problem.js';
import type { ColumnNames, TableRow } from './season-files.js';

/** Which columns a table has to have and may have; names are compared in any case. */
export interface TableShape {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Why a column is refused that a reader may expect to be right; a name without an entry is just unknown. */
  readonly refused?: ReadonlyMap<string, string>;
  /** Columns of dates; absent: those that the files of a season have. */
  readonly dates?: readonly string[];
  /** The name of a further column that is taken though no list has it; null for one that is not. */
  readonly further?: (typed: string) => string | null;
}

/** Where each column is; names as in the shape. */
export interface Heading extends ReadonlyMap<string, number> {
  /** The line of the file that names them. */
  readonly line: number;
}

/** So many rows of a file are looked through for the one that names the columns. */
export const MOST_ROWS_ABOVE = 10;

/**
 * Which of a file's first rows names the columns: spreadsheets often have a title above. It is the first of those with
 * the most names that are known, and the first row of all where none has enough of them.
 */
export function headingRow(rows: readonly (readonly string[])[], shape: TableShape, columns?: ColumnNames): number {
  const counts = rows.slice(0, MOST_ROWS_ABOVE).map((cells) => knownNames(cells, shape, columns));
  // A single known word may stand in any title; a roster may have the one column of its players' names, and nothing
  // else.
  const best = counts.findIndex(
    (count, index) => count === Math.max(...counts) && (count > 1 || count === filled(rows[index]!).length),
  );
  return Math.max(best, 0);
}

/** How many cells of a row are columns' names. */
export function knownNames(cells: readonly string[], shape: TableShape, columns?: ColumnNames): number {
  return filled(cells).filter((cell) => {
    const typed = cell.trim();
    return columns?.has(typed.toLowerCase()) === true || nameIn(shape, typed) !== null;
  }).length;
}

const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');

/**
 * Finds the columns in the line of a file that names them. Missing, unknown and doubled columns become problems, each
 * by its name.
 * @param columns what the file calls its columns, where that is not their name
 * @returns null when the lines below cannot be read with it
 */
export function readHeading(
  file: string,
  { line, cells }: TableRow,
  shape: TableShape,
  problems: ProblemList,
  columns?: ColumnNames,
): Heading | null {
  const heading = Object.assign(new Map<string, number>(), { line });
  const before = problems.count;
  for (const [index, cell] of cells.entries()) {
    const typed = cell.trim();
    const ours = fieldOf(typed, columns);
    if (ours === null) continue;
    const name = nameIn(shape, ours);
    if (name === null)
      problems.add(
        file,
        line,
        typed,
        shape.refused?.get(typed.toUpperCase()) ??
          (typed === '' ? 'a column without a name' : `unknown column ${quoteCell(typed)}`),
      );
    else if (heading.has(name)) problems.add(file, line, name, 'this column is there twice');
    else heading.set(name, index);
  }
  for (const name of shape.required) if (!heading.has(name)) problems.add(file, line, name, 'this column is missing');
  return problems.count === before ? heading : null;
}

/** What a shape calls a column; null when it has none of this name. */
export function nameIn({ required, optional, further }: TableShape, typed: string): string | null {
  const wanted = [typed.toLowerCase(), unescapeFormula(typed).toLowerCase()];
  const names = [...required, ...optional];
  const known = names.find((name) => wanted.includes(name.toLowerCase()));
  return known ?? further?.(typed) ?? names.find((name) => spaced(name) === spaced(typed)) ?? null;
}

/** A name as people write it: 'Home Score' and 'home-score' are `home_score`. */
function spaced(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ');
}

/** The name of ours that a column goes by; null when it is left out. */
export function fieldOf(typed: string, columns?: ColumnNames): string | null {
  const mapped = columns?.get(typed.trim().toLowerCase());
  return mapped === undefined ? typed.trim() : mapped;
}
