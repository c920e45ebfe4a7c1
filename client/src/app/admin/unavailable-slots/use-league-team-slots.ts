import { useAllPages } from '@/app/admin/lists/use-all-pages';
import type { TeamSlotsFragment } from './unavailable-slots.generated';
import { useLeagueTeamSlotsQuery } from './unavailable-slots.hooks.generated';

/** The teams of a league in its season by name with the times at which they never play, page after page. */
export function useLeagueTeamSlots(seasonLeagueId: string) {
  const skip = seasonLeagueId === '';
  const result = useLeagueTeamSlotsQuery({ variables: { seasonLeagueId }, skip });
  const list = skip ? undefined : result.data?.me?.actingFor?.seasonLeagueTeams;
  useAllPages(result, list);
  const teams: readonly TeamSlotsFragment[] | undefined = list?.nodes
    .map(({ team }) => team)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return { ...result, data: teams };
}
