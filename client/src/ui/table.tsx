import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { cn } from '@/lib/cn';
import { hasLongName } from './has-long-name';
import { TableFrame } from './table-frame';
import { TableHead } from './table-head';
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
  /** The first column (but those `ahead`) names its row and stays in sight. Default true. */
  stickyFirst?: boolean;
  dense?: boolean;
  /** It fits its place from 1024 px on, so that nothing has to scroll sideways. */
  fitsWide?: boolean;
  initialSort?: Sort;
  /** Attributes of a row: `data-linked`, `data-quiet`, what a click does. */
  rowProps?: (row: Row) => React.HTMLAttributes<HTMLTableRowElement> & { [data: `data-${string}`]: string | undefined };
  /** What stands above a row that begins something new, across all columns; while nothing is sorted by. */
  headingOf?: (row: Row, previous: Row | undefined) => ReactNode;
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
    headingOf,
    empty,
    className,
  } = props;
  const [sort, setSort] = useState<Sort | null>(props.initialSort ?? null);
  const sorted = useMemo(() => {
    const by = columns.find(({ key }) => key === sort?.key)?.sortBy;
    return sort && by ? sortRows(rows, by, sort.descending) : rows;
  }, [rows, columns, sort]);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  const naming = columns.findIndex(({ ahead }) => !ahead);
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <TableFrame label={caption} fitsWide={fitsWide} className={className}>
      <table
        className="table"
        data-sticky={stickyFirst ? (naming > 0 ? 'named' : true) : undefined}
        data-dense={dense || undefined}
        data-long={hasLongName(rows) || undefined}
      >
        <caption className={showCaption ? 'display px-4 py-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, position) => (
              <TableHead
                key={column.key}
                column={column}
                names={position === naming}
                sort={sort}
                onSort={(descending) => setSort(nextSort(sort, column.key, descending))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, limit).map((row, index) => {
            const heading = sorted === rows ? headingOf?.(row, sorted[index - 1]) : null;
            return (
              <Fragment key={rowKey(row)}>
                {heading && (
                  <tr data-heading>
                    <th scope="colgroup" colSpan={columns.length}>
                      {heading}
                    </th>
                  </tr>
                )}
                <tr {...rowProps?.(row)}>
                  {columns.map((column, position) => {
                    const names = stickyFirst && position === naming;
                    const Cell = names ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.key}
                        scope={names ? 'row' : undefined}
                        data-names={names || undefined}
                        data-high={column.isHigh?.(row) || undefined}
                        className={cn(alignment(column), column.className)}
                      >
                        {column.cell(row, index)}
                      </Cell>
                    );
                  })}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column, position) => {
                const names = position === naming;
                const Cell = names ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={names ? 'row' : undefined}
                    data-names={names || undefined}
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
    </TableFrame>
  );
}
