import { useState } from 'react';
import { t } from '@/texts';
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

/**
 * The order of a side's players, by drag or by keys: of those of whom something is entered, as it is their lines that
 * have places.
 */
export function OrderDialog({ store, side, edits, onClose }: Props) {
  const rows = useStoreValue(store, 'rows', () => store.values.rows.of(side));
  const placed = rows.filter(({ hasLine }) => hasLine);
  const [moved, setMoved] = useState<readonly GridRow[] | null>(null);
  const reorder = (next: readonly GridRow[]): void => {
    setMoved(next);
    void edits.reorder(next).finally(() => setMoved(null));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.statistics.order_of({ team: store.values.rows.game[side].team.name })}
      description={t.statistics.starters_always_stand_before_the_others_and()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t.common.close()}
        </Button>
      }
    >
      {placed.length < rows.length && (
        <p className="pb-2 text-sm text-muted">{t.statistics.players_get_a_place_with_their_first_value()}</p>
      )}
      <SortableList
        items={moved ?? placed}
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
              {started ? t.statistics.started() : didNotPlay ? t.statistics.did_not_play() : ''}
            </span>
          </div>
        )}
      </SortableList>
    </Dialog>
  );
}
