import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PresentLine } from '@/app/admin/presence/present-line';
import { usePresence } from '@/app/admin/presence/use-presence';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import type { GridStore } from '../grid/grid-store';
import { useStoreValue } from './use-store-value';

/** How the game stands by what is entered, and whether it adds up to the final score. */
export function ScoreLine({ store }: { store: GridStore }) {
  const { running, mismatch } = useStoreValue(store, 'score', () => store.values.figures.score());
  const { home, away } = store.values.rows.game;
  const final = home.score != null && away.score != null ? `${home.score} : ${away.score}` : null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{home.team.name}</span>
        <output
          aria-label={t.statistics.running_score()}
          className="display tabular text-2xl leading-none font-extrabold"
        >
          {running?.home ?? 0} : {running?.away ?? 0}
        </output>
        <span className="font-medium">{away.team.name}</span>
      </p>
      {final !== null && <p className="text-sm text-muted">{t.statistics.final_score({ final })}</p>}
      {mismatch.length > 0 && (
        <p className="rounded-sm bg-warning-soft px-2 py-0.5 text-sm font-medium text-warning">
          {mismatch.map((side) => store.values.rows.game[side].team.name).join(t.statistics.and())}
          {t.statistics.the_players_points_do_not_add_up_to()}
        </p>
      )}
    </div>
  );
}

/** Who else enters statistics of this game, and in which cell. */
export function OthersLine({ store }: { store: GridStore }) {
  const cellId = useStoreValue(store, 'active', () => store.selection.activeCell(store.selection.current)) ?? '';
  return <PresentLine others={usePresence(store.values.rows.game.id, store.values.rows.nameOf(cellId))} />;
}

/** Whether everything is saved. */
export function SavingLine({ store }: { store: GridStore }) {
  const { count, isHeld, isIdle } = useStoreValue(store, 'status', () => store.savingView());
  useEffect(() => {
    const retry = (): void => store.values.queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [store]);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p role="status" className={cn(isHeld ? 'font-semibold text-warning' : 'text-muted')}>
        {isHeld
          ? t.statistics.values_not_saved_yet({ count })
          : isIdle
            ? t.statistics.every_value_is_saved_as_its_cell_is()
            : t.statistics.saving()}
      </p>
      {isHeld && (
        <Button size="small" onClick={() => store.values.queue.retry()}>
          {t.common.try_again()}
        </Button>
      )}
    </div>
  );
}

/** Cells that somebody else has changed meanwhile, and that nobody has decided yet. */
export function OpenChoices({ store, onOpen }: { store: GridStore; onOpen: (cellId: string) => void }) {
  const open = useStoreValue(store, 'status', () => [...store.values.conflicts.keys()].join(' '));
  return (
    <div role="status">
      {open !== '' && (
        <div className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft p-2 text-sm">
          <p className="font-medium text-warning">{t.statistics.changed_by_somebody_else_meanwhile()}</p>
          {open.split(' ').map((cellId) => (
            <Button key={cellId} size="small" className="min-h-11 sm:min-h-8" onClick={() => onOpen(cellId)}>
              {store.values.rows.nameOf(cellId)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Players who cannot be entered any more, though somebody was at it here. It gets the focus that their cell had. */
export function LostLine({ store }: { store: GridStore }) {
  const notice = useRef<HTMLDivElement>(null);
  const text = useStoreValue(store, 'lost', () => lostText(store));
  useLayoutEffect(() => {
    // Otherwise the focus would go to what stands in the cell's place, and what is typed on with it.
    if (text !== '' && document.activeElement === document.body) notice.current?.focus();
  }, [text]);
  return (
    <div role="alert">
      {text !== '' && (
        <div
          ref={notice}
          tabIndex={-1}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-warning-soft p-2 text-sm"
        >
          <p className="font-medium text-warning">{text}</p>
          <Button size="small" className="min-h-11 sm:min-h-8" onClick={() => store.values.forgetLost()}>
            {t.common.close()}
          </Button>
        </div>
      )}
    </div>
  );
}

function lostText(store: GridStore): string {
  return [...store.values.lost]
    .map(([player, values]) => {
      const lost = t.statistics.cannot_be_entered_any_more({ player });
      return values.length === 0 ? lost : `${lost} ${t.statistics.not_saved({ values: values.join(', ') })}`;
    })
    .join(' ');
}

/** Lies over the grids while a block is saved. */
export function SavingOverlay({ store, children }: { store: GridStore; children: ReactNode }) {
  const isSaving = useStoreValue(store, 'status', () => {
    const { isBlock, isIdle, isHeld } = store.savingView();
    return isBlock && !isIdle && !isHeld;
  });
  return (
    <div className="relative" aria-busy={isSaving || undefined}>
      {children}
      <div role="status">
        {isSaving && (
          <div className="absolute inset-0 z-10 flex items-start justify-center rounded-lg bg-page/70 pt-24">
            <p className="rounded-md border border-line bg-surface px-4 py-2 font-semibold shadow-card">
              {t.statistics.saving_stats()}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
