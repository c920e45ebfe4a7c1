import { skipToken } from '@apollo/client/react';
import { useSettled } from '@/lib/use-settled';
import type { Found } from '@/ui/search-picker';
import { foundSoFar } from './found-so-far';
import { useTeamSearchQuery } from './team-search.hooks.generated';

/** Search dropdowns have at most this many results (league management, section 9). */
const MOST_RESULTS = 10;

/** Teams whose name has the text in it, at most ten; null while that is not known. */
export function useTeamSearch(text: string): readonly Found[] | null {
  const search = useSettled(text.trim());
  const { data, previousData, loading, error } = useTeamSearchQuery(
    search === '' ? skipToken : { variables: { search, first: MOST_RESULTS } },
  );
  if (text.trim() === '') return [];
  const teams = (data ?? previousData)?.me?.actingFor?.teams.nodes ?? [];
  return foundSoFar(search === text.trim() && !loading && !error, teams);
}
