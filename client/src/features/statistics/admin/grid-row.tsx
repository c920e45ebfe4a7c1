import { memo } from 'react';
import { cn } from '@/lib/cn';
import type { GridColumn, GridRow as Row } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import { EntryCell } from './entry-cell';
import { DerivedCell, QuietCell } from './figure-cell';
import { RowMenu } from './row-menu';
import type { LineEdits } from './use-line-edits';

interface Props {
  store: GridStore;
  row: Row;
  columns: readonly GridColumn[];
  /** Its place in the table, from 1. */
  index: number;
  /** Whether a line stands above it: the first who does not start. */
  isRuled: boolean;
  edits: LineEdits;
}

/** A player's row. */
export const GridRow = memo(function GridRow({ store, row, columns, index, isRuled, edits }: Props) {
  const cells = new Map(row.cells.map((cell) => [cell.definitionId, cell.id]));
  return (
    <tr aria-rowindex={index} className={cn(isRuled && '*:border-t-2 *:border-t-line-strong')}>
      <th
        scope="row"
        aria-colindex={1}
        className="sticky left-0 z-1 w-36 max-w-36 min-w-36 border-b border-line bg-surface p-0 text-left font-medium sm:w-48 sm:max-w-48 sm:min-w-48"
      >
        <RowMenu row={row} edits={edits} />
      </th>
      {columns.map((column, place) => {
        const cellId = cells.get(column.id);
        if (row.didNotPlay) return <QuietCell key={column.id} column={place + 2} />;
        if (column.entry === null || cellId === undefined)
          return <DerivedCell key={column.id} store={store} definition={column} column={place + 2} rowId={row.id} />;
        return (
          <EntryCell
            key={column.id}
            store={store}
            cellId={cellId}
            label={`${row.player.fullName}, ${column.name}`}
            column={place + 2}
          />
        );
      })}
    </tr>
  );
});
