import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readAnew } from '@/app/admin/read-anew';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { inTurn, isDropped } from '@/app/admin/turns-link';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { whenWords } from './game-words';
import {
  type BoardGameFragment,
  type MoveGameMutation,
  ScheduleBoardDocument,
  type ScheduleBoardQuery,
} from './schedules.generated';
import { useMoveGameMutation } from './schedules.hooks.generated';
import { type BoardCell, movedTo, placeKey } from './week-columns';

/** Puts a game into a free cell. Answers what speaks against it, where that takes a reason; otherwise null. */
type MoveGame = (game: BoardGameFragment, to: BoardCell, reason?: string) => Promise<string | null>;

/** Moves games of a schedule: shown at once, and taken back with a word when it is refused. */
export function useMoveGame(scheduleId: string): MoveGame {
  const client = useApolloClient();
  const toast = useToast();
  const done = useUndoToast();
  const [move] = useMoveGameMutation();
  return useCallback(
    async (game, to, reason) => {
      const { date, time, location, court } = to;
      let warning: string | null = null;
      const moved = { ...game, date, time, location, court, version: game.version + 1 };
      try {
        const { data } = await move({
          variables: {
            input: {
              gameId: game.id,
              date,
              time,
              location,
              court,
              reason: reason ?? null,
              expectedVersion: game.version,
            },
          },
          optimisticResponse: {
            moveGame: named('MoveGamesPayload', {
              moved: true,
              message: '',
              undoId: null,
              games: [moved],
              errors: [],
              warnings: [],
            }),
          },
          // Its places, too: who moves another game into the one that this leaves waits until it is free.
          ...inTurn<MoveGameMutation>(
            [`Game:${game.id}`, ...[game, to].map(placeKey)],
            ({ moveGame }) => moveGame.moved,
          ),
          update(cache, { data: answer }) {
            const now = answer?.moveGame.games[0];
            if (!answer?.moveGame.moved || !now) return;
            cache.updateQuery<ScheduleBoardQuery>(
              { query: ScheduleBoardDocument, variables: { id: scheduleId } },
              (board) =>
                board?.schedule && {
                  ...board,
                  schedule: {
                    ...board.schedule,
                    weeks: movedTo(board.schedule.weeks, now, to),
                    outsideGames: board.schedule.outsideGames.filter(({ id }) => id !== now.id),
                  },
                },
            );
          },
        });
        const answer = data?.moveGame;
        if (answer?.moved)
          done({ message: t.schedules.game_moved_to({ whenWords: whenWords(to) }), undoId: answer.undoId });
        else if (answer && answer.errors.length === 0) warning = answer.message;
        else toast({ kind: 'error', text: t.schedules.not_moved_2({ message: answer?.message ?? '' }) });
      } catch (error) {
        if (isDropped(error)) return null;
        toast({ kind: 'error', text: messageOf(error, t.schedules.the_game_could_not_be_moved()) });
      }
      await readAnew(() => client.refetchQueries({ include: 'active' }));
      return warning;
    },
    [scheduleId, move, client, toast, done],
  );
}
