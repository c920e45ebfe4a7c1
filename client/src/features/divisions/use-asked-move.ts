import { useCallback } from 'react';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import { type Board, changes, type Move, placeOf } from './board';

/**
 * A function that moves teams, after a question where that changes the seeds of a division whose bracket has games
 * already; it answers whether it does.
 */
export function useAskedMove(board: Board, move: (move: Move) => void): (move: Move) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(
    async (next) => {
      const names = changes(board, next) ? begunBrackets(board, next) : [];
      const question = {
        text: t.divisions.change_the_seeds(),
        consequence: t.divisions.the_bracket_of_has_games_already_those_whose({
          names: names.join(t.divisions.and_of()),
        }),
        confirmLabel: t.divisions.change_seeds(),
        destructive: false,
      };
      if (names.length > 0 && !(await confirm(question))) return false;
      move(next);
      return true;
    },
    [board, confirm, move],
  );
}

/** Names of the divisions with games that a move takes teams from, or puts them into. */
export function begunBrackets(board: Board, { teamIds, divisionId }: Move): string[] {
  const ids = new Set([divisionId, ...teamIds.map((id) => placeOf(board, id)?.divisionId)]);
  return board.divisions.filter(({ id, hasGames }) => hasGames && ids.has(id)).map(({ name }) => name);
}
