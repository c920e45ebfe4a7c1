import { useAllPages } from '@/app/admin/lists/use-all-pages';
import { useGameTeamsQuery } from './game-writes.hooks.generated';

interface Team {
  id: string;
  name: string;
  /** The team in that season league. */
  seasonTeamId: string;
}

const NOBODY: readonly Team[] = [];

/** The teams of a league in its season by name, page after page; without one, none. */
export function useGameTeams(seasonLeagueId: string): { teams: readonly Team[]; isLoading: boolean } {
  const skip = seasonLeagueId === '';
  const result = useGameTeamsQuery({
    variables: { seasonLeagueId },
    skip,
  });
  const list = skip ? undefined : result.data?.me?.actingFor?.seasonLeagueTeams;
  const { hasMore } = useAllPages(result, list);
  const teams = list?.nodes
    .map(({ id, team }) => ({ ...team, seasonTeamId: id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return { teams: teams ?? NOBODY, isLoading: !skip && !result.error && (list === undefined || hasMore) };
}
