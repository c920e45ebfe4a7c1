import { skipToken } from '@apollo/client/react';
import { useSettled } from '@/lib/use-settled';
import { nameWithKnownAs } from '@/lib/name-with-known-as';
import { t } from '@/texts';
import type { Found } from '@/ui/search-picker';
import { foundSoFar } from './found-so-far';
import { usePlayerSearchQuery } from './player-search.hooks.generated';

/** Search dropdowns have at most this many results (league management, section 9). */
const MOST_RESULTS = 10;

/**
 * Players whose name has the text in it, at most ten, with their teams to tell namesakes apart; null while that is not
 * known.
 */
export function usePlayerSearch(text: string): readonly Found[] | null {
  const search = useSettled(text.trim());
  const { data, previousData, loading, error } = usePlayerSearchQuery(
    search === '' ? skipToken : { variables: { search, first: MOST_RESULTS } },
  );
  if (text.trim() === '') return [];
  const players = (data ?? previousData)?.me?.actingFor?.players.nodes ?? [];
  const found = foundSoFar(search === text.trim() && !loading && !error, players);
  return (
    found &&
    found.map(({ id, rosters, ...player }) => ({
      id,
      name: nameWithKnownAs(player),
      detail: teamNames(rosters),
    }))
  );
}

interface OnTeam {
  seasonLeagueTeam: { team: { name: string } };
}

/** The names of a player's teams, each once; 'No Team' without one. */
export function teamNames(rosters: readonly OnTeam[]): string {
  return (
    [...new Set(rosters.map(({ seasonLeagueTeam }) => seasonLeagueTeam.team.name))].join(', ') || t.admin.no_team()
  );
}
