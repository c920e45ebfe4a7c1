import { memo } from 'react';
import { NO_VALUE } from '@/lib/format-stat';
import { useStatFormat } from '@/app/stat-format';
import type { GridColumn, SideName } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import { rowKey } from '../grid/cell-values';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  definition: GridColumn;
  /** Its place in the table, from 1. */
  column: number;
}

const LOOK = 'tabular h-11 border-b border-l border-line bg-surface-2 p-0 text-right text-sm whitespace-nowrap sm:h-9';

/** A figure that has its own box: when it changes, the browser lays out this one and not the table. */
function Figure({ children }: { children: string }) {
  return (
    <span className="block h-11 w-full px-1.5 leading-11 [contain:size_layout_style] sm:h-9 sm:leading-9">
      {children}
    </span>
  );
}

/** A derived value of a row: follows while its parts are typed. */
export const DerivedCell = memo(function DerivedCell({ store, definition, column, rowId }: Props & { rowId: string }) {
  const format = useStatFormat();
  const value = useStoreValue(
    store,
    rowKey(rowId),
    () => store.values.figures.rowValues(rowId)[definition.index] ?? null,
  );
  return (
    <td aria-colindex={column} aria-readonly="true" className={`${LOOK} text-muted`}>
      <Figure>{format.stat(value, definition)}</Figure>
    </td>
  );
});

/** A value of a player who did not play; nothing is entered there. */
export const QuietCell = memo(function QuietCell({ column }: { column: number }) {
  return (
    <td aria-colindex={column} aria-readonly="true" className={LOOK}>
      <span className="sr-only">{NO_VALUE}</span>
    </td>
  );
});

/** A total of a side. */
export const TotalCell = memo(function TotalCell({ store, definition, column, side }: Props & { side: SideName }) {
  const format = useStatFormat();
  const value = useStoreValue(store, side, () => store.values.figures.totalsOf(side)[definition.index] ?? null);
  return (
    <td aria-colindex={column} aria-readonly="true" className={`${LOOK} font-semibold`}>
      <Figure>{format.stat(value, definition)}</Figure>
    </td>
  );
});
