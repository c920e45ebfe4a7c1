import { useEffect } from 'react';
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
  const { data, error, fetchMore } = useGameTeamsQuery({
    variables: { seasonLeagueId },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const list = skip ? undefined : data?.me?.actingFor?.seasonLeagueTeams;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  useEffect(() => {
    // The answer joins the list in the cache, and so changes `next`.
    if (next && !error) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, error, fetchMore]);
  const teams = list?.nodes
    .map(({ id, team }) => ({ ...team, seasonTeamId: id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return { teams: teams ?? NOBODY, isLoading: !skip && !error && (list === undefined || next !== null) };
}
