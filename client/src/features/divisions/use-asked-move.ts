import { useCallback } from 'react';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import { type Board, changes, type Move, placeOf } from './board';

/**
 * A function that moves teams, after a question where that changes the seeds of a division whose bracket has games
 * already.
 */
export function useAskedMove(board: Board, move: (move: Move) => void): (move: Move) => void {
  const confirm = useConfirm();
  const ask = useCallback(
    async (next: Move): Promise<void> => {
      const names = changes(board, next) ? begunBrackets(board, next) : [];
      if (names.length === 0) return move(next);
      const isSure = await confirm({
        text: t.divisions.change_the_seeds(),
        consequence: t.divisions.the_bracket_of_has_games_already_those_whose({
          names: names.join(t.divisions.and_of()),
        }),
        confirmLabel: t.divisions.change_seeds(),
        destructive: false,
      });
      if (isSure) move(next);
    },
    [board, confirm, move],
  );
  return useCallback((next) => void ask(next), [ask]);
}

/** Names of the divisions with games that a move takes teams from, or puts them into. */
export function begunBrackets(board: Board, { teamIds, divisionId }: Move): string[] {
  const ids = new Set([divisionId, ...teamIds.map((id) => placeOf(board, id)?.divisionId)]);
  return board.divisions.filter(({ id, hasGames }) => hasGames && ids.has(id)).map(({ name }) => name);
}
