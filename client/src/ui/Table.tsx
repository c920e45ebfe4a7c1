import { type ReactNode, useMemo, useState } from 'react';
import { cn } from '@/lib/cn';
import { TableHead } from './TableHead';
import { alignment, type Column } from './table-column';
import { nextSort, type Sort, sortRows } from './table-sort';

/** What a table is made of. */
export interface TableProps<Row> {
  /** Read out by screen readers, and shown when `showCaption` is set. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column names its row and stays in sight. Default true. */
  stickyFirst?: boolean;
  dense?: boolean;
  /** It fits its place from 1024 px on: no frame that scrolls, the head stays at the window's top. */
  fitsWide?: boolean;
  initialSort?: Sort;
  /** Attributes of a row: `data-linked`, `data-quiet`, what a click does. */
  rowProps?: (row: Row) => React.HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string | undefined };
  /** At most so many rows are shown, of the sorted ones: a browser is slow with thousands. Default: all. */
  limit?: number;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

/** A table: caption, sticky first column and head, sorting by click, a foot, sideways scrolling on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    rowKey,
    stickyFirst = true,
    dense = false,
    fitsWide = false,
    limit,
    rowProps,
    empty,
    className,
  } = props;
  const [sort, setSort] = useState<Sort | null>(props.initialSort ?? null);
  const sorted = useMemo(() => {
    const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
    return sort && by ? sortRows(rows, by, sort.descending) : rows;
  }, [rows, columns, sort]);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it sideways
    <section
      className={cn('table-frame', className)}
      data-wide={fitsWide || undefined}
      aria-label={caption}
      tabIndex={0}
    >
      <table className="table" data-sticky={stickyFirst || undefined} data-dense={dense || undefined}>
        <caption className={showCaption ? 'display px-3 py-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHead
                key={column.key}
                column={column}
                sort={sort}
                onSort={(descending) => setSort(nextSort(sort, column.key, descending))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, limit).map((row, index) => (
            <tr key={rowKey(row)} {...rowProps?.(row)}>
              {columns.map((column, position) => {
                const Cell = stickyFirst && position === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={Cell === 'th' ? 'row' : undefined}
                    data-high={column.isHigh?.(row) || undefined}
                    className={cn(alignment(column), column.className)}
                  >
                    {column.cell(row, index)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column, position) => {
                const Cell = position === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={position === 0 ? 'row' : undefined}
                    className={cn(alignment(column), column.className)}
                  >
                    {column.foot}
                  </Cell>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
