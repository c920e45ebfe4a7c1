import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { readAnew } from '@/app/admin/read-anew';
import { failureOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { inTurn, isDropped } from '@/app/admin/turns-link';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { BoardGameFragment, SwapGamesMutation } from './schedules.generated';
import { useSwapGamesMutation } from './schedules.hooks.generated';

/** Exchanges the matchups of two games. Answers what speaks against it, where that takes a reason; otherwise null. */
type SwapGames = (first: BoardGameFragment, second: BoardGameFragment, reason?: string) => Promise<string | null>;

/** Swaps games of a schedule: shown at once, and taken back with the reason when it is refused. */
export function useSwapGames(): SwapGames {
  const client = useApolloClient();
  const toast = useToast();
  const done = useUndoToast();
  const [swap] = useSwapGamesMutation();
  return useCallback(
    async (first, second, reason) => {
      let warning: string | null = null;
      const input = {
        gameId1: first.id,
        gameId2: second.id,
        expectedVersion1: first.version,
        expectedVersion2: second.version,
        reason: reason ?? null,
      };
      const teamsOf = ({ homeTeam, awayTeam }: BoardGameFragment) => ({ homeTeam, awayTeam });
      const games = [
        { ...first, ...teamsOf(second), version: first.version + 1 },
        { ...second, ...teamsOf(first), version: second.version + 1 },
      ];
      try {
        const { data } = await swap({
          variables: { input },
          optimisticResponse: {
            swapGames: named('MoveGamesPayload', {
              moved: true,
              message: '',
              undoId: null,
              games,
              errors: [],
              warnings: [],
            }),
          },
          ...inTurn<SwapGamesMutation>([`Game:${first.id}`, `Game:${second.id}`], ({ swapGames }) => swapGames.moved),
        });
        const answer = data?.swapGames;
        if (answer && !answer.moved) warning = answer.message;
        else done({ message: t.schedules.matchups_swapped(), undoId: answer?.undoId });
      } catch (error) {
        if (isDropped(error)) return null;
        toast({ kind: 'error', text: refusal(error) });
      }
      await readAnew(() => client.refetchQueries({ include: 'active' }));
      return warning;
    },
    [swap, client, toast, done],
  );
}

/** 'Swap failed.', and why, as far as the server says it. */
function refusal(error: unknown): string {
  const { message, problems } = failureOf(error);
  const reasons = problems.map((problem) => problem.message);
  const words =
    message === null || message.startsWith('Swap failed.')
      ? [message ?? t.schedules.swap_failed()]
      : [t.schedules.swap_failed(), message];
  return [...words, ...reasons].join(' ');
}
