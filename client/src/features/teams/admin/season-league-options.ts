import type { Option } from '@/ui/Select';
import type { SeasonLeagueChoicesQuery } from './teams.generated';

type Seasons = NonNullable<NonNullable<SeasonLeagueChoicesQuery['me']>['actingFor']>['seasons'];

/** Every league of every season as 'name (season name)', active seasons first. */
export function seasonLeagueOptions(seasons: Seasons): Option[] {
  const ordered = [...seasons.filter(({ active }) => active), ...seasons.filter(({ active }) => !active)];
  return ordered.flatMap(({ name, seasonLeagues }) => seasonLeagues.map(({ id, league }) => ({ value: id, label: `${league.name} (${name})` })));
}

/** The leagues of all seasons, each once, by name: for a filter. */
export function leagueOptions(seasons: Seasons): Option[] {
  const leagues = new Map(seasons.flatMap(({ seasonLeagues }) => seasonLeagues.map(({ league }) => [league.id, league.name] as const)));
  return [...leagues].map(([value, label]) => ({ value, label })).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
