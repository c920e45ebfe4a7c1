import { useCallback, useRef } from 'react';
import { failureOf, PASSING } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { GridGame } from '../grid/grid-game';
import { type CellSet, SaveRefused, type SaveResult, SignedInElse } from '../saving/save-queue';
import { useSaveStatisticsMutation } from './statistics-entry.hooks.generated';
import { useSessionOfOthers } from './use-session-of-others';

const failedText = () => t.statistics.failed_to_update_stats();

/** With these the same request is sent again. */
const SENT_AGAIN: ReadonlySet<string | null> = new Set([...PASSING, 'UNAUTHENTICATED', 'INTERNAL_SERVER_ERROR']);

/** As much of a cell's owner as a save names. */
type Locate = (cellId: string) => { teamId: string; playerId: string; definitionId: string } | undefined;

/**
 * The function that saves values of a game, each based on a version. It sends a request again under the same key, so
 * that it is done once; and under no session but the one of who entered them. Where that has ended, and nobody else's
 * has begun, the request itself asks for the sign-in.
 */
export function useSaveStatistics(
  game: Pick<GridGame, 'id'>,
): (sets: readonly CellSet[], retry: boolean, locate: Locate) => Promise<SaveResult> {
  const toast = useToast();
  const [save] = useSaveStatisticsMutation();
  const otherSession = useSessionOfOthers();
  const key = useRef('');
  const { id: gameId } = game;
  return useCallback(
    async (sets, retry, locate) => {
      if (gameId === '') {
        toast({ kind: 'error', text: t.statistics.game_id_is_missing_cannot_update_stats() });
        throw new SaveRefused(failedText(), []);
      }
      if (!retry) key.current = `statistics-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
      const located = sets.flatMap(({ cellId, value, expectedVersion }) => {
        const owner = locate(cellId);
        return owner === undefined ? [] : [{ cellId, value, expectedVersion, ...owner }];
      });
      try {
        const username = (await otherSession())?.username;
        if (username != null) throw new SignedInElse(username);
        const { data } = await save({
          variables: {
            gameId,
            input: {
              sets: located.map(({ teamId, playerId, definitionId, value, expectedVersion }) => ({
                teamId,
                playerId,
                definitionId,
                value,
                expectedVersion,
              })),
            },
          },
          context: { headers: { 'Idempotency-Key': key.current } },
          optimisticResponse: {
            saveStatistics: named('SaveStatisticsPayload', {
              cells: located.map(({ cellId, definitionId, value, expectedVersion }) =>
                named('StatisticCell', { id: cellId, definitionId, value, version: expectedVersion }),
              ),
              conflicts: [],
              undoId: null,
            }),
          },
        });
        return data!.saveStatistics;
      } catch (error) {
        if (error instanceof SignedInElse) throw error;
        const { code, message, problems } = failureOf(error);
        // Of a player, or a statistic, that is gone, it would say which.
        const isGameGone = code === 'NOT_FOUND' && problems.length === 0;
        const failed = isGameGone ? t.statistics.the_game_was_deleted_meanwhile() : failedText();
        if (code !== null) toast({ kind: 'error', text: failed });
        if (SENT_AGAIN.has(code)) throw error;
        const wrong = problems.flatMap(({ field }) => {
          const index = /sets\.(\d+)/.exec(field)?.[1];
          return index === undefined ? [] : (located[Number(index)]?.cellId ?? []);
        });
        throw new SaveRefused(problems[0]?.message ?? message ?? failedText(), wrong);
      }
    },
    [gameId, otherSession, save, toast],
  );
}
