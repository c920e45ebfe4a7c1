import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PresentLine } from '@/app/admin/presence/present-line';
import { usePresence } from '@/app/admin/presence/use-presence';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { requestSignIn } from '@/app/admin/session/sign-in-request';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { LARGEST } from '../grid/cell-text';
import type { GridStore, SavingView } from '../grid/grid-store';
import { useStoreValue } from './use-store-value';

/** How the game stands by what is entered, and whether it adds up to the final score. */
export function ScoreLine({ store }: { store: GridStore }) {
  const { running, mismatch, isCompared, addsUp } = useStoreValue(store, 'score', () => store.values.figures.score());
  const { home, away } = store.values.rows.game;
  const final = home.score != null && away.score != null ? `${home.score} : ${away.score}` : null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{home.team.name}</span>
        {running === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <output
            aria-label={t.statistics.running_score()}
            className="display tabular min-w-24 text-center text-2xl leading-none font-extrabold"
          >
            {running.home} : {running.away}
          </output>
        )}
        <span className="font-medium">{away.team.name}</span>
      </p>
      {final !== null && <p className="text-sm text-muted">{t.statistics.final_score({ final })}</p>}
      {final !== null && isCompared && (
        // The longest that it may say keeps its room, so that a digit moves nothing.
        <div className="grid basis-full *:[grid-area:1/1]">
          <Mismatch teams={[home.team.name, away.team.name]} isRoom />
          {addsUp && <p className="py-0.5 text-sm text-muted">{t.statistics.the_players_scores_add_up()}</p>}
          {mismatch.length > 0 && <Mismatch teams={mismatch.map((side) => store.values.rows.game[side].team.name)} />}
        </div>
      )}
    </div>
  );
}

/** Whose players' points do not add up; or the room for it alone. */
function Mismatch({ teams, isRoom = false }: { teams: readonly string[]; isRoom?: boolean }) {
  return (
    <p
      aria-hidden={isRoom || undefined}
      className={cn(
        'justify-self-start self-start rounded-sm bg-warning-soft px-2 py-0.5 text-sm font-medium text-warning',
        isRoom && 'invisible',
      )}
    >
      {teams.join(t.statistics.and())}
      {t.statistics.the_players_scores_do_not_add_up_to()}
    </p>
  );
}

/** Who else enters statistics of this game, and in which cell. */
export function OthersLine({ store }: { store: GridStore }) {
  const cellId = useStoreValue(store, 'active', () => store.selection.activeCell(store.selection.current)) ?? '';
  const others = usePresence(store.values.rows.game.id, store.values.rows.nameOf(cellId));
  return (
    // Who comes and goes moves nothing.
    <div className="min-h-5">
      <PresentLine others={others} isOneLine />
    </div>
  );
}

/** Why values are not saved, and how many. */
export function heldText({ count, heldBy }: Pick<SavingView, 'count' | 'heldBy'>, isByLink: boolean): string {
  if (heldBy === null) return t.statistics.values_not_saved_yet({ count });
  return isByLink
    ? t.statistics.this_browser_is_s_now_values_wait({ username: heldBy, count })
    : t.statistics.is_signed_in_in_this_browser_now_values_wait({ username: heldBy, count });
}

/** Whether everything is saved. */
export function SavingLine({ store }: { store: GridStore }) {
  const { count, isHeld, heldBy, isIdle } = useStoreValue(store, 'status', () => store.savingView());
  const scorekeeper = useScorekeeper();
  const { queue } = store.values;
  useEffect(() => {
    const retry = (): void => queue.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queue]);
  const signIn = async (): Promise<void> => {
    if (await requestSignIn()) queue.retry();
  };
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 text-sm">
      <p role="status" className={cn(isHeld ? 'font-semibold text-warning' : 'text-muted')}>
        {isHeld
          ? heldText({ count, heldBy }, scorekeeper !== null)
          : isIdle
            ? t.statistics.every_value_is_saved_as_its_cell_is()
            : t.statistics.saving()}
      </p>
      {isHeld && heldBy !== null && scorekeeper === null && (
        <Button size="small" onClick={() => void signIn()}>
          {t.common.sign_in()}
        </Button>
      )}
      {isHeld && (heldBy === null || scorekeeper !== null) && (
        <Button size="small" onClick={() => queue.retry()}>
          {t.common.try_again()}
        </Button>
      )}
    </div>
  );
}

/**
 * What has to be said about single cells while others are typed. It lies at the lower edge of the window: above the
 * grids it would move them away from who types.
 */
export function EntryNotices({ store, onOpen }: { store: GridStore; onOpen: (cellId: string) => void }) {
  const open = useStoreValue(store, 'status', () => [...store.values.conflicts.keys()].join(' '));
  const mistyped = useStoreValue(store, 'status', () => [...store.values.mistyped.keys()].join(' '));
  return (
    <div className="pointer-events-none sticky bottom-2 z-20 flex flex-col *:pointer-events-auto">
      <LostLine store={store} />
      <div role="status">
        {open !== '' && (
          <Cells text={t.statistics.changed_by_somebody_else_meanwhile()} ids={open} store={store} onOpen={onOpen} />
        )}
        {mistyped !== '' && (
          <Cells
            text={t.statistics.not_saved_since_it_is_no_whole_number({ largest: LARGEST })}
            ids={mistyped}
            store={store}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  );
}

/** Of many cells it takes a third of the window, so that the grids can be seen. */
const NOTICE =
  'mt-2 flex max-h-[30dvh] flex-wrap items-center gap-2 overflow-y-auto rounded-md border border-warning ' +
  'bg-warning-soft p-2 text-sm shadow-card';

/** Cells that wait for somebody, each of which leads there. */
function Cells({
  text,
  ids,
  store,
  onOpen,
}: {
  text: string;
  /** Ids of cells, with blanks between them. */
  ids: string;
  store: GridStore;
  onOpen: (cellId: string) => void;
}) {
  return (
    <div data-notice="" className={NOTICE}>
      <p className="font-medium text-warning">{text}</p>
      {ids.split(' ').map((cellId) => (
        <Button key={cellId} size="small" className="min-h-11 sm:min-h-8" onClick={() => onOpen(cellId)}>
          {store.values.rows.nameOf(cellId)}
        </Button>
      ))}
    </div>
  );
}

/**
 * Players and statistics that cannot be entered any more, and players who lost their line, though somebody was at it
 * here. It gets the focus that their cell had.
 */
function LostLine({ store }: { store: GridStore }) {
  const notice = useRef<HTMLDivElement>(null);
  const text = useStoreValue(store, 'lost', () => lostText(store));
  useLayoutEffect(() => {
    // Otherwise the focus would go to what stands in the cell's place, and what is typed on with it.
    if (text !== '' && document.activeElement === document.body) notice.current?.focus();
  }, [text]);
  return (
    <div role="alert">
      {text !== '' && (
        <div ref={notice} tabIndex={-1} data-notice="" className={cn(NOTICE, 'justify-between')}>
          <p className="font-medium text-warning">{text}</p>
          <Button size="small" className="min-h-11 sm:min-h-8" onClick={() => store.values.lost.forget()}>
            {t.common.close()}
          </Button>
        </div>
      )}
    </div>
  );
}

function lostText(store: GridStore): string {
  const { byName, byStatistic, linesByName } = store.values.lost;
  const withValues = (lost: string, values: readonly string[]): string =>
    values.length === 0 ? lost : `${lost} ${t.statistics.not_saved({ values: values.join(', ') })}`;
  const players = [...byName].map(([player, values]) =>
    withValues(t.statistics.cannot_be_entered_any_more({ player }), values),
  );
  const columns = [...byStatistic].map(([statistic, values]) =>
    withValues(t.statistics.statistic_cannot_be_entered_any_more({ statistic }), values),
  );
  const lines = [...linesByName].map(([player, values]) =>
    t.statistics.the_line_was_removed_by_somebody_else_with({ player, values: values.join(', ') }),
  );
  return [...players, ...columns, ...lines].join(' ');
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
