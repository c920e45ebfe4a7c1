import { useEffect } from 'react';
import { useTeamChoicesQuery } from '@/app/admin/search/team-search.hooks.generated';

interface Choice {
  id: string;
  name: string;
}

/** All teams of the organization by name, page after page; and whether there are more to come. */
export function useAllTeams(): { teams: readonly Choice[]; isLoading: boolean } {
  const { data, error, fetchMore } = useTeamChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const list = data?.me?.actingFor?.teams;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  useEffect(() => {
    // The answer joins the list in the cache, and so changes `next`. After a failure the search is still there.
    if (next && !error) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, error, fetchMore]);
  return { teams: list?.nodes ?? [], isLoading: list === undefined || next !== null };
}
