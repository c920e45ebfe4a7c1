import { isCalendarDate } from '@domain/dates/is-calendar-date';
import type { GameFilter } from '@/graphql/schema.generated';
import type { Option } from '@/ui/select';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import type { ScheduleFilters } from './schedule-rows';
import type { ScheduleSeasonFragment as Season } from './schedule.generated';

/** The names of the filters in the address. */
export const SCHEDULE_FILTERS = ['season', 'date', 'league', 'team', 'state'] as const;

/** The choices of the game state filter after 'All Games'. */
export const stateOptions = (): readonly Option[] => [
  { value: 'scheduled', label: t.games.scheduled_games() },
  { value: 'completed', label: t.games.completed_games() },
];

/** The filters of an address. */
export function readFilters(search: URLSearchParams): ScheduleFilters {
  return {
    season: search.get('season') ?? '',
    date: search.get('date') ?? '',
    league: search.get('league') ?? '',
    team: search.get('team') ?? '',
    state: search.get('state') ?? '',
  };
}

/** The graph's filter; absent members filter nothing. What is no date filters nothing either. */
export function gameFilter({ season, date, league, team, state }: ScheduleFilters): GameFilter {
  return {
    ...(season ? { seasonId: season } : { inActiveSeason: true }),
    ...(isCalendarDate(date) && { date }),
    ...(league && { leagueId: league }),
    ...(team && { teamId: team }),
    ...(state === 'scheduled' && { state: 'SCHEDULED' as const }),
    ...(state === 'completed' && { state: 'COMPLETED' as const }),
  };
}

/** Dates with games. */
export function dateOptions(season: Season | null): Option[] {
  return (season?.gameDates ?? []).map((date) => ({ value: date, label: formatDate(date) }));
}

/** Leagues of the season, in its order. */
export function leagueOptions(season: Season | null): Option[] {
  return (season?.seasonLeagues ?? []).map(({ league }) => ({ value: league.id, label: league.name }));
}

/** Teams of the season by name, each once; only those of the chosen league. */
export function teamOptions(season: Season | null, league: string): Option[] {
  const leagues = (season?.seasonLeagues ?? []).filter(
    (seasonLeague) => league === '' || seasonLeague.league.id === league,
  );
  const names = new Map(leagues.flatMap(({ teams }) => teams.map(({ team }) => [team.id, team.name] as const)));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
