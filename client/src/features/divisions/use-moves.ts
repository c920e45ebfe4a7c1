import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { readAnew } from '@/app/admin/read-anew';
import { messageOf } from '@/app/admin/forms/failure';
import { alsoWaits } from '@/app/admin/turns-link';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { applyMove, type Board, changes, type Move, unassignedAfter, versionsFor } from './board';
import { changeBoard, readBoard } from './board-cache';
import { useAssignDivisionTeamsMutation } from './division-board.hooks.generated';

/**
 * Moves of teams on a board. Each is shown at once and sent after the one before it was answered, based on the versions
 * that were known then. When the server refuses one (somebody else has changed the division), it and all behind it are
 * taken back and the board is asked for anew.
 * @param stored the board as the server last told it
 */
export function useMoves(seasonId: string, stored: Board): { board: Board; move: (move: Move) => void } {
  const client = useApolloClient();
  const toast = useToast();
  const done = useUndoToast();
  const [assign] = useAssignDivisionTeamsMutation();
  const [pending, setPending] = useState<readonly Move[]>([]);
  const queue = useRef<readonly Move[]>([]);
  const isSending = useRef(false);

  const setQueue = useCallback((moves: readonly Move[]): void => {
    queue.current = moves;
    setPending(moves);
  }, []);

  const send = useCallback(
    async (move: Move): Promise<void> => {
      const { teamIds, divisionId, index } = move;
      const before = readBoard(client.cache, seasonId);
      if (!before) return;
      const input = {
        seasonLeagueTeamIds: [...teamIds],
        divisionId,
        ...(divisionId !== null && { index }),
        expectedVersions: versionsFor(before, move),
      };
      const { data } = await assign({
        variables: { input },
        update: (cache, { data: answer }) => {
          const changed = (answer?.assignDivisionTeams.divisions ?? []).map(({ teams, ...division }) => ({
            ...division,
            teams: teams.map(({ slt }) => slt),
          }));
          changeBoard(cache, seasonId, (board) => ({ ...board, unassigned: unassignedAfter(before, changed) }));
        },
      });
      if (data) done(data.assignDivisionTeams);
    },
    [assign, client, seasonId, done],
  );

  const sendAll = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    // The first is under way.
    const answered = alsoWaits(() => queue.current.length > 1);
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      try {
        await send(next);
        setQueue(queue.current.slice(1));
      } catch (error) {
        setQueue([]);
        toast({ kind: 'error', text: messageOf(error, t.divisions.the_change_could_not_be_saved()) });
        // Without a network that fails as well: what is moved next is sent all the same.
        await readAnew(() => client.refetchQueries({ include: ['DivisionBoard'] }));
      }
    }
    answered();
    isSending.current = false;
  }, [send, setQueue, toast, client]);

  const board = useMemo(() => pending.reduce(applyMove, stored), [stored, pending]);
  const move = useCallback(
    (next: Move): void => {
      if (!changes(board, next)) return;
      setQueue([...queue.current, next]);
      void sendAll();
    },
    [board, setQueue, sendAll],
  );
  return { board, move };
}
