import { cn } from '@/lib/cn';
import { alignment, type Column } from './table-column';
import type { Sort } from './table-sort';

interface Props<Row> {
  column: Column<Row>;
  /** Whether the column names its rows. */
  names: boolean;
  sort: Sort | null;
  onSort: (startsDescending: boolean) => void;
}

/**
 * A column's head: a button where the table sorts by it. The whole word is the button's own, and so is read out with
 * it: that of an abbreviation within it is told to the pointer alone.
 */
export function TableHead<Row>({ column, names, sort, onSort }: Props<Row>) {
  const { header, title, sortBy, align, startsDescending = align === 'number' } = column;
  const order = sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      data-names={names || undefined}
      aria-sort={order}
      className={cn(alignment(column), column.className)}
    >
      {sortBy ? (
        <button
          type="button"
          title={title}
          onClick={() => onSort(startsDescending)}
          className={cn(
            'inline-flex min-h-6 min-w-6 items-center gap-1 hover:text-ink',
            align === 'number' && 'justify-end',
          )}
        >
          {header}
          <span aria-hidden="true" className={cn('no-print text-[0.625rem]', order ? 'text-accent' : 'hidden')}>
            {order === 'ascending' ? '▲' : '▼'}
          </span>
        </button>
      ) : title === undefined ? (
        header
      ) : (
        <abbr title={title} className="no-underline">
          {header}
        </abbr>
      )}
    </th>
  );
}
