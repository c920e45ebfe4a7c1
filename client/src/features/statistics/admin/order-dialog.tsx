import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SortableList } from '@/ui/sortable-list';
import type { GridRow, SideName } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import type { LineEdits } from './use-line-edits';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  side: SideName;
  edits: LineEdits;
  onClose: () => void;
}

/** The order of a side's players, by drag or by keys. */
export function OrderDialog({ store, side, edits, onClose }: Props) {
  const rows = useStoreValue(store, 'rows', () => store.values.rows.of(side));
  const [moved, setMoved] = useState<readonly GridRow[] | null>(null);
  const reorder = (next: readonly GridRow[]): void => {
    setMoved(next);
    void edits.reorder(next).finally(() => setMoved(null));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Order of ${store.values.rows.game[side].team.name}`}
      description="Starters always stand before the others, and those who did not play after them."
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <SortableList
        items={moved ?? rows}
        nameOf={({ player }) => player.fullName}
        onReorder={reorder}
        className="flex flex-col"
        itemClassName="bg-surface"
      >
        {({ player, started, didNotPlay }, handle) => (
          <div className="flex min-h-11 items-center gap-2 border-b border-line">
            {handle}
            <span className="min-w-0 truncate font-medium">{player.fullName}</span>
            <span className="ml-auto pr-2 text-xs text-muted">
              {started ? 'started' : didNotPlay ? 'did not play' : ''}
            </span>
          </div>
        )}
      </SortableList>
    </Dialog>
  );
}
