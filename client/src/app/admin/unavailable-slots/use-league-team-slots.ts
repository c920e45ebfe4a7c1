import { useEffect } from 'react';
import type { TeamSlotsFragment } from './unavailable-slots.generated';
import { useLeagueTeamSlotsQuery } from './unavailable-slots.hooks.generated';

/** The teams of a league in its season by name with the times at which they never play, page after page. */
export function useLeagueTeamSlots(seasonLeagueId: string) {
  const skip = seasonLeagueId === '';
  const result = useLeagueTeamSlotsQuery({ variables: { seasonLeagueId }, skip, fetchPolicy: 'cache-and-network' });
  const { error, fetchMore } = result;
  const list = skip ? undefined : result.data?.me?.actingFor?.seasonLeagueTeams;
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  useEffect(() => {
    // The answer joins the list in the cache, and so changes `next`.
    if (next && !error) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, error, fetchMore]);
  const teams: readonly TeamSlotsFragment[] | undefined = list?.nodes
    .map(({ team }) => team)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return { ...result, data: teams };
}
