import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSettled } from '@/lib/use-settled';
import { t } from '@/texts';
import { BEFORE_WRITE } from '../session/session-link';
import type { Namesake } from './name-offer';
import { TeamNamesakesDocument, type TeamNamesakesQuery } from './name-lists.generated';
import { useTeamNamesakesQuery } from './name-lists.hooks.generated';

/** Which teams have a name in any case, as a form tells it; that of the league first. */
function namesakesIn(data: TeamNamesakesQuery | undefined, isForLeague: boolean): Namesake[] {
  return (data?.teamListPreview[0]?.namesakes ?? []).map(({ id, name, isHere, place }) => {
    if (isHere) return { id, name, says: t.admin.plays_in_this_league_already({ name }), use: null };
    return {
      id,
      name,
      says: place === null ? t.admin.there_is_a_team_in_no_league({ name }) : t.admin.plays_in({ name, place }),
      use: isForLeague ? t.admin.use_this_team() : t.admin.open_this_team(),
    };
  });
}

/** Which teams have the name that is being typed; and a function that asks at once, for what was typed last. */
export function useTeamNamesakes(
  seasonLeagueId: string | null,
  name: string,
): { namesakes: readonly Namesake[]; ask: (name: string) => Promise<readonly Namesake[]> } {
  const client = useApolloClient();
  const isForLeague = seasonLeagueId !== null;
  const line = name.trim();
  const settled = useSettled(line);
  const { data } = useTeamNamesakesQuery(
    settled === ''
      ? skipToken
      : { variables: { input: { seasonLeagueId, lines: [settled] } }, fetchPolicy: 'network-only' },
  );
  const ask = useCallback(
    async (typed: string) => {
      const lines = [typed.trim()];
      return lines[0] === ''
        ? []
        : namesakesIn(
            (
              await client.query({
                query: TeamNamesakesDocument,
                variables: { input: { seasonLeagueId, lines } },
                fetchPolicy: 'network-only',
                ...BEFORE_WRITE,
              })
            ).data,
            isForLeague,
          );
    },
    [client, seasonLeagueId, isForLeague],
  );
  return { namesakes: line === '' || line !== settled ? [] : namesakesIn(data, isForLeague), ask };
}
