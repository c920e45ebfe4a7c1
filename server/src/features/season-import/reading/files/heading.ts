import { unescapeFormula } from '../../../../lib/csv.js';
import { type ProblemList, quoteCell } from '../../reporting/problem.js';
import type { ColumnNames } from './season-files.js';

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
export type Heading = ReadonlyMap<string, number>;

/**
 * Finds the columns in the first line of a file. Missing, unknown and doubled columns become problems, each by its
 * name.
 * @param columns what the file calls its columns, where that is not their name
 * @returns null when the lines below cannot be read with it
 */
export function readHeading(
  file: string,
  cells: readonly string[],
  shape: TableShape,
  problems: ProblemList,
  columns?: ColumnNames,
): Heading | null {
  const heading = new Map<string, number>();
  const before = problems.count;
  for (const [index, cell] of cells.entries()) {
    const typed = cell.trim();
    const ours = fieldOf(typed, columns);
    if (ours === null) continue;
    const name = nameIn(shape, ours);
    if (name === null)
      problems.add(
        file,
        1,
        typed,
        shape.refused?.get(typed.toUpperCase()) ??
          (typed === '' ? 'a column without a name' : `unknown column ${quoteCell(typed)}`),
      );
    else if (heading.has(name)) problems.add(file, 1, name, 'this column is there twice');
    else heading.set(name, index);
  }
  for (const name of shape.required) if (!heading.has(name)) problems.add(file, 1, name, 'this column is missing');
  return problems.count === before ? heading : null;
}

/** What a shape calls a column; null when it has none of this name. */
export function nameIn({ required, optional, further }: TableShape, typed: string): string | null {
  const wanted = [typed.toLowerCase(), unescapeFormula(typed).toLowerCase()];
  const known = [...required, ...optional].find((name) => wanted.includes(name.toLowerCase()));
  return known ?? further?.(typed) ?? null;
}

/** The name of ours that a column goes by; null when it is left out. */
export function fieldOf(typed: string, columns?: ColumnNames): string | null {
  const mapped = columns?.get(typed.trim().toLowerCase());
  return mapped === undefined ? typed.trim() : mapped;
}
