import { skipToken, useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSettled } from '@/lib/use-settled';
import { t } from '@/texts';
import { BEFORE_WRITE } from '../session/session-link';
import type { Namesake } from './name-offer';
import { PlayerNamesakesDocument, type PlayerNamesakesQuery } from './name-lists.generated';
import { usePlayerNamesakesQuery } from './name-lists.hooks.generated';

/** A name as the two fields of a form hold it. */
interface Name {
  firstName: string;
  lastName: string;
}

/** As a line of a list. */
function lineOf({ firstName, lastName }: Name): string {
  return [lastName, firstName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Who has a name in any case, as a form tells it; those of the team first. */
function namesakesIn(data: PlayerNamesakesQuery | undefined): Namesake[] {
  return (data?.playerListPreview[0]?.namesakes ?? []).map(({ id, name, isHere, place }) => {
    if (isHere) return { id, name, says: t.admin.is_on_this_team_already({ name }), use: null };
    return {
      id,
      name,
      says: place === null ? t.admin.is_on_no_team({ name }) : t.admin.plays_for({ name, place }),
      use: t.admin.use_this_player(),
    };
  });
}

/**
 * Who has the name that is being typed; and a function that asks at once, for what was typed last. Nobody is found
 * before the team is known.
 */
export function usePlayerNamesakes(
  seasonLeagueTeamId: string | null,
  name: Name,
): { namesakes: readonly Namesake[]; ask: (name: Name) => Promise<readonly Namesake[]> } {
  const client = useApolloClient();
  const line = lineOf(name);
  const settled = useSettled(line);
  const { data } = usePlayerNamesakesQuery(
    settled === '' || seasonLeagueTeamId === null
      ? skipToken
      : { variables: { input: { seasonLeagueTeamId, lines: [settled] } }, fetchPolicy: 'network-only' },
  );
  const ask = useCallback(
    async (typed: Name) => {
      const lines = [lineOf(typed)];
      return lines[0] === '' || seasonLeagueTeamId === null
        ? []
        : namesakesIn(
            (
              await client.query({
                query: PlayerNamesakesDocument,
                variables: { input: { seasonLeagueTeamId, lines } },
                fetchPolicy: 'network-only',
                ...BEFORE_WRITE,
              })
            ).data,
          );
    },
    [client, seasonLeagueTeamId],
  );
  return { namesakes: line === '' || line !== settled ? [] : namesakesIn(data), ask };
}
