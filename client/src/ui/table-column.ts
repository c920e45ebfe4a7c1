import type { ReactNode } from 'react';
import type { SortValue } from './table-sort';

/** A column: how its head reads, what its cells show, and by what it sorts. */
export interface Column<Row> {
  key: string;
  header: ReactNode;
  /** The whole word where the head is an abbreviation. */
  title?: string;
  align?: 'left' | 'center' | 'number';
  cell: (row: Row, index: number) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => SortValue;
  /** A first click starts with the largest; default for numbers. */
  startsDescending?: boolean;
  /** Marks cells of note: a game high. */
  isHigh?: (row: Row) => boolean;
  /** What the column holds in the foot row. */
  foot?: ReactNode;
  /** Stands ahead of the column that names the row, which is the first one otherwise: a number of the row. */
  ahead?: boolean;
  className?: string;
}

/** The class that aligns a column's cells. */
export function alignment({ align }: Pick<Column<never>, 'align'>): string | undefined {
  return align === 'number' ? 'number' : align === 'center' ? 'center' : undefined;
}
