import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { readAnew } from '@/app/admin/read-anew';
import { QueryResult } from '@/app/admin/query-result';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useReadAnew } from '@/app/admin/use-read-anew';
import { useStoredFlag } from '@/app/admin/use-stored-flag';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { useToast } from '@/ui/toast-context';
import { useUnsaved } from '@/ui/unsaved-context';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import type { TakenBack } from '../grid/taking-back';
import type { GridDefinition, SideName } from '../grid/grid-game';
import { shownInGame } from '../grid/shown-in-game';
import { GridStore } from '../grid/grid-store';
import { selectionOf } from '../grid/movement';
import { SaveRefused } from '../saving/save-queue';
import { AddGamePlayerDialog } from './add-game-player-dialog';
import { EntryNotices, heldText, OthersLine, SavingLine, SavingOverlay, ScoreLine } from './entry-bar';
import { EntryGrids } from './entry-grids';
import { OrderDialog } from './order-dialog';
import type { EntryDefinitionFragment, EntryGameFragment } from './statistics-entry.generated';
import { useStatisticsEntryByLinkQuery, useStatisticsEntryQuery } from './statistics-entry.hooks.generated';
import { useLineEdits } from './use-line-edits';
import { useRefreshing } from './use-refreshing';
import { useSaveStatistics } from './use-save-statistics';
import { useToldStatistics } from './use-told-statistics';

/** What is asked for at some news is not answered by what was asked before them. */
const READ = { context: { queryDeduplication: false } } as const;

interface Props {
  gameId: string;
  /** Whether the first cell gets the focus. */
  beginsInCell?: boolean;
  /** Ends editing. */
  onClose: () => void;
}

/** The edit mode of a game's statistics: both teams as grids, saved cell by cell. */
export default function StatisticsEntry(props: Props) {
  return useScorekeeper() === null ? <OfAccount {...props} /> : <OfLink onClose={props.onClose} />;
}

/** For who keeps the score of this one game by a link; without one any more it is the screens around that say so. */
function OfLink({ onClose }: Pick<Props, 'onClose'>) {
  const result = useStatisticsEntryByLinkQuery(READ);
  return (
    <QueryResult result={result}>
      {({ scorekeeping }) =>
        scorekeeping && (
          <Entry
            slug={scorekeeping.organization.slug}
            game={scorekeeping.game}
            allDefinitions={scorekeeping.organization.statDefinitions}
            refetch={result.refetch}
            onClose={onClose}
          />
        )
      }
    </QueryResult>
  );
}

function OfAccount({ gameId, beginsInCell, onClose }: Props) {
  const result = useStatisticsEntryQuery({ variables: { id: gameId }, ...READ });
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const organization = me?.actingFor;
        if (!organization?.game)
          return (
            <NotFoundScreen
              message={t.statistics.game_not_found()}
              to={adminPaths.schedule()}
              label={t.statistics.to_the_schedule()}
              onRetry={() => result.refetch()}
            />
          );
        return (
          <Entry
            key={organization.game.id}
            slug={organization.slug}
            game={organization.game}
            beginsInCell={beginsInCell}
            allDefinitions={organization.statDefinitions}
            refetch={result.refetch}
            onClose={onClose}
          />
        );
      }}
    </QueryResult>
  );
}

interface EntryProps extends Omit<Props, 'gameId'> {
  /** Of the organization's pages. */
  slug: string;
  game: EntryGameFragment;
  allDefinitions: readonly EntryDefinitionFragment[];
  refetch: () => Promise<unknown>;
}

function Entry({ slug, game, beginsInCell = false, allDefinitions, refetch, onClose }: EntryProps) {
  const toast = useToast();
  const undoable = useUndoToast();
  const client = useApolloClient();
  const scorekeeper = useScorekeeper();
  const sportId = game.season?.sport.id;
  const { statDefinitions: shown } = game;
  const definitions = useMemo(
    () =>
      shownInGame(
        allDefinitions
          .filter(({ sport }) => sportId === undefined || sport.id === sportId)
          .map((definition) => ({ ...definition, formula: definition.formula ?? null })),
        shown,
      ),
    [allDefinitions, sportId, shown],
  );
  const readGame = useReadAnew(refetch);
  const refresh = useRefreshing(readGame);
  const store = useGridStore(game, definitions, refresh);
  useToldStatistics(slug, game.id, store, refetch);
  const [withHidden, setWithHidden] = useStoredFlag('hidden-statistics');
  const [isEnding, setIsEnding] = useState(false);
  const [adding, setAdding] = useState<SideName | null>(null);
  const [ordering, setOrdering] = useState<SideName | null>(null);
  const edits = useLineEdits(store, readGame, setOrdering);
  useLayoutEffect(() => store.showHidden(withHidden), [store, withHidden]);
  useUnsaved(useCallback(() => store.values.isUnsaved(), [store]));

  const close = (): void => {
    // What visitors see follows from what was written.
    void readAnew(() => client.refetchQueries({ include: ['BoxScore'] }));
    onClose();
  };
  const done = async (): Promise<void> => {
    store.commit();
    setIsEnding(true);
    await store.values.queue.settled();
    setIsEnding(false);
    if (!store.values.isUnsaved()) return close();
    const { queue } = store.values;
    if (queue.heldBy !== null) toast({ kind: 'error', text: heldText(queue, scorekeeper !== null) });
    else if (queue.isHeld) toast({ kind: 'error', text: t.statistics.some_values_are_not_saved_yet_they_go() });
    else openFirst();
  };
  const openFirst = (): void => {
    const cellIds = store.values.openCells();
    if (cellIds[0] === undefined) return;
    toast({
      kind: 'error',
      text: t.statistics.still_to_be_decided({ cells: cellIds.map((id) => store.values.rows.nameOf(id)).join('; ') }),
    });
    open(cellIds[0]);
  };
  const open = (cellId: string): void => {
    const { side, definition } = store.values.rows.placeOf(cellId) ?? {};
    if (side === undefined) return;
    // Its column may have been hidden meanwhile.
    if (definition?.hidden) flushSync(() => (store.showHidden(true), setWithHidden(true)));
    const place = store.selection.placeOf(cellId);
    if (place === undefined) return;
    store.select(side, selectionOf(place));
    const cell = document.querySelector<HTMLElement>(`[data-cell="${cellId}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const tellTakenBack = (result: TakenBack): void => {
    const message = takenBackText(result, (cellId) => store.values.rows.nameOf(cellId));
    if (message !== null) undoable({ message, undoId: result.undoId });
  };
  useEffect(() =>
    store.subscribe('taken back', () => {
      if (store.values.takingBack.result) tellTakenBack(store.values.takingBack.result);
    }),
  );
  const cancel = async (): Promise<void> => {
    setIsEnding(true);
    const result = await store.takeBack();
    setIsEnding(false);
    if (result.isWaiting) {
      toast({ kind: 'error', text: t.statistics.what_you_entered_is_taken_back_when_the() });
      return;
    }
    tellTakenBack(result);
    close();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="flex min-w-0 flex-col gap-1.5">
          <h1 className="sr-only">
            {t.statistics.vs_statistics({ team: game.home.team.name, team2: game.away.team.name })}
          </h1>
          <ScoreLine store={store} />
          <SavingLine store={store} />
          <OthersLine store={store} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Checkbox
            label={t.statistics.hidden_statistics()}
            checked={withHidden}
            onChange={({ currentTarget }) => setWithHidden(currentTarget.checked)}
          />
          <div className="flex gap-2">
            <Button className="min-h-11" busy={isEnding} onClick={() => void cancel()}>
              {t.statistics.cancel_edit_stats()}
            </Button>
            <Button className="min-h-11" variant="primary" busy={isEnding} onClick={() => void done()}>
              {t.statistics.done()}
            </Button>
          </div>
        </div>
      </div>
      <SavingOverlay store={store}>
        <EntryGrids store={store} edits={edits} beginsInCell={beginsInCell} onAdd={setAdding} />
      </SavingOverlay>
      <EntryNotices store={store} onOpen={open} />
      {adding && <AddGamePlayerDialog game={game} side={adding} readAnew={readGame} onClose={() => setAdding(null)} />}
      {ordering && <OrderDialog store={store} side={ordering} edits={edits} onClose={() => setOrdering(null)} />}
    </div>
  );
}

/** The store of a game, which follows what the server has, and asks for it anew after each answer to a save. */
function useGridStore(
  game: EntryGameFragment,
  definitions: readonly GridDefinition[],
  onAnswered: () => void,
): GridStore {
  const save = useSaveStatistics(game);
  const [store] = useState(() => new GridStore(game, definitions));
  useLayoutEffect(() => store.load(game, definitions), [store, game, definitions]);
  useLayoutEffect(() => {
    store.values.connect(async (sets, retry) => {
      try {
        const result = await save(sets, retry, (cellId) => store.values.rows.locate(cellId));
        onAnswered();
        return result;
      } catch (error) {
        // What was refused may be of a player, or a game, that is not there any more.
        if (error instanceof SaveRefused) onAnswered();
        throw error;
      }
    });
  }, [store, save, onAnswered]);
  useEffect(() => () => store.values.queue.close(), [store]);
  return store;
}

/** What is said after 'Cancel Edit Stats'; null when nothing had been written. */
function takenBackText({ count, kept }: TakenBack, nameOf: (cellId: string) => string): string | null {
  const taken = count === 1 ? t.statistics.n_1_value_was_taken_back() : t.statistics.values_were_taken_back({ count });
  const names = kept.map(({ cell, changedBy }) => `${nameOf(cell.id)} (${changedBy})`).join('; ');
  if (kept.length > 0) {
    const left = t.statistics.kept_since_others_have_changed_them({ names });
    return count > 0 ? `${taken} ${left}` : left;
  }
  return count === 0 ? null : taken;
}
