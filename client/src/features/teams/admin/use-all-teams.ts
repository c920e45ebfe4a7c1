import { useAllPages } from '@/app/admin/lists/use-all-pages';
import { useTeamChoicesQuery } from '@/app/admin/search/team-search.hooks.generated';

interface Choice {
  id: string;
  name: string;
}

/** All teams of the organization by name, page after page; and whether there are more to come. */
export function useAllTeams(): { teams: readonly Choice[]; isLoading: boolean } {
  const result = useTeamChoicesQuery();
  const list = result.data?.me?.actingFor?.teams;
  const { hasMore } = useAllPages(result, list);
  return { teams: list?.nodes ?? [], isLoading: list === undefined || hasMore };
}
