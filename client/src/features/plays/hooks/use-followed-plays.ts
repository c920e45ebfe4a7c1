import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LiveOperation } from '@/app/live/follow';
import { FollowedPlaysDocument, type FollowedPlaysQuery } from '../courtside.generated';

type FollowedGame = NonNullable<NonNullable<FollowedPlaysQuery['organization']>['game']>;

/**
 * Follows the plays of a game as visitors' pages do: two devices see each other's taps.
 * @param onGame gets the game as visitors see it, whenever it is another one, and whether they are told of notes
 */
export function useFollowedPlays(
  slug: string,
  gameId: string,
  onGame: (game: FollowedGame, areNotesTold: boolean) => void,
): void {
  const client = useApolloClient();
  const latest = useRef(onGame);
  useLayoutEffect(() => {
    latest.current = onGame;
  });
  useEffect(() => {
    if (!('EventSource' in window)) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    import('@/app/live/follow')
      .then(({ follow }) => {
        if (isOver) return;
        const operation = {
          document: FollowedPlaysDocument,
          variables: { slug, id: gameId },
        } as unknown as LiveOperation;
        const following = follow(client, operation, [], (answer) => {
          const { organization } = answer as FollowedPlaysQuery;
          // From whom names are hidden, notes are, too.
          if (organization?.game) latest.current(organization.game, organization.playerNames === 'FULL');
        });
        stop = () => following.stop();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, slug, gameId]);
}
