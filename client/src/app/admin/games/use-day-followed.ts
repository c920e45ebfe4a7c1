import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { DayScoresDocument } from '@/app/live/day-scores.generated';
import { useToldScores } from '@/app/live/told-scores';
import { useFollowed } from '@/app/live/use-followed';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { useAdminFrameQuery } from '../frame/admin-frame.hooks.generated';
import { dayFollowed } from './day-followed';

const now = (): Date => new Date();

/**
 * A list's games as they are now, while one of them is in progress or to be played today: where the running ones stand
 * as it is scored, and whatever else is new of the day's games, which is read anew into the cache. Rows that were
 * loaded later stay.
 */
export function useDayFollowed<Game extends GameRowFragment>(games: readonly Game[]): readonly Game[] {
  const client = useApolloClient();
  // The frame asks for it, where somebody is signed in.
  const { slug, timeZone } = useAdminFrameQuery({ fetchPolicy: 'cache-only' }).data?.me?.actingFor ?? {};
  const withScore = useToldScores();
  const date = timeZone === undefined ? null : dayFollowed(games, now(), timeZone);
  const variables = slug !== undefined && date ? { slug, date } : null;
  const renew = (): unknown =>
    client.query({ query: DayScoresDocument, variables: variables!, fetchPolicy: 'network-only' });
  useFollowed(DayScoresDocument, variables, renew, true);
  return useMemo(() => games.map(withScore), [games, withScore]);
}
