import { useMemo } from 'react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { named } from '@/app/admin/named';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useRowTurns } from '@/app/admin/row-turns';
import { t } from '@/texts';
import type { GridRow, SideName } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import type { EntryRowFragment } from './statistics-entry.generated';
import { useDeleteGameLinesMutation, useUpdateGameLinesMutation } from './statistics-entry.hooks.generated';
import { useRefusedToOthers } from './use-session-of-others';

/** What can be said about players' lines. */
export interface LineEdits {
  setStarted: (row: GridRow, started: boolean) => void;
  setDidNotPlay: (row: GridRow, didNotPlay: boolean) => void;
  /** Puts the players of a side into an order; resolves when it is shown. */
  reorder: (rows: readonly GridRow[]) => Promise<unknown>;
  /** Opens the order of a row's side. */
  order: (row: GridRow) => void;
  remove: (row: GridRow) => void;
}

const failedText = () => t.statistics.the_line_could_not_be_changed();

/** Changes of players' lines in a game. Shown at once; the order when the server has it. */
export function useLineEdits(
  store: GridStore,
  readAnew: () => Promise<unknown>,
  openOrder: (side: SideName) => void,
): LineEdits {
  const gameId = store.values.rows.game.id;
  const attempt = useMutationWithToast();
  const isRefused = useRefusedToOthers();
  const undoable = useUndoToast();
  const [update] = useUpdateGameLinesMutation();
  const [remove] = useDeleteGameLinesMutation();
  const [removeLine] = useDeletion<GridRow>({
    question: ({ player }) => ({
      text: t.statistics.remove_from_the_box_score_2({ player: player.fullName }),
      consequence: t.statistics.the_line_goes_with_all_its_statistics_the(),
    }),
    remove: ({ id, player }) =>
      store.values.lost.whileRemoving(id, async () => {
        if (await isRefused()) return {};
        const result = await remove({ variables: { gameId, playerIds: [player.id] } });
        await readAnew();
        return result;
      }),
    failed: t.statistics.the_line_could_not_be_removed(),
  });
  // Each answers the version that it has made; 0 where it did not succeed.
  const inTurn = useRowTurns<number>();
  return useMemo(() => {
    type Changes = { started?: boolean; didNotPlay?: boolean };
    const change = (row: GridRow, changes: Changes, message: string) =>
      inTurn(row.id, (before) => send(row, before ?? 0, changes, message));
    const send = async (row: GridRow, before: number, changes: Changes, message: string): Promise<number> => {
      // A value of the row that is on its way makes the line, which has another version then.
      await store.values.queue.settled();
      let made = 0;
      await attempt(async () => {
        if (await isRefused()) return;
        const changed = { ...(row as EntryRowFragment), ...changes };
        const expectedVersion = Math.max(row.version, before);
        const { data } = await update({
          variables: {
            gameId,
            input: { lines: [{ playerId: row.player.id, ...changes, expectedVersion }] },
          },
          optimisticResponse: {
            updateGameLines: named('UpdateGameLinesPayload', { rows: [changed], undoId: null }),
          },
        });
        made = data?.updateGameLines.rows.find(({ id }) => id === row.id)?.version ?? 0;
        undoable({ message, undoId: data?.updateGameLines.undoId });
        void readAnew();
      }, failedText());
      return made;
    };
    return {
      setStarted: (row, started) =>
        void change(
          row,
          { started, ...(started && row.didNotPlay && { didNotPlay: false }) },
          started
            ? t.statistics.player_started({ player: row.player.fullName })
            : t.statistics.player_did_not_start({ player: row.player.fullName }),
        ),
      setDidNotPlay: (row, didNotPlay) =>
        void change(
          row,
          { didNotPlay, ...(didNotPlay && row.started && { started: false }) },
          didNotPlay
            ? t.statistics.player_did_not_play({ player: row.player.fullName })
            : t.statistics.player_played({ player: row.player.fullName }),
        ),
      reorder: (rows) =>
        attempt(async () => {
          if (await isRefused()) return;
          const { data } = await update({
            variables: { gameId, input: { order: rows.map(({ player }) => player.id) } },
          });
          await readAnew();
          undoable({ message: t.statistics.order_saved(), undoId: data?.updateGameLines.undoId });
        }, t.statistics.the_order_could_not_be_saved()),
      order: (row) => {
        // A first value makes a line: which ones there are, the server says.
        void readAnew();
        openOrder(store.values.rows.of('away').some(({ id }) => id === row.id) ? 'away' : 'home');
      },
      remove: (row) => void removeLine(row),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the deletion's function is another one each time, and does the same
  }, [store, gameId, inTurn, attempt, isRefused, undoable, update, readAnew, openOrder]);
}
