import type { Option, OptionGroup } from '@/ui/select';
import type { SeasonLeagueChoicesQuery } from './teams.generated';

type Seasons = NonNullable<NonNullable<SeasonLeagueChoicesQuery['me']>['actingFor']>['seasons'];

/** The leagues of every season below its name, active seasons first. */
export function seasonLeagueOptions(seasons: Seasons): OptionGroup[] {
  const ordered = [...seasons.filter(({ active }) => active), ...seasons.filter(({ active }) => !active)];
  const groups = ordered.map(({ name, seasonLeagues }) => ({
    label: name,
    options: seasonLeagues.map(({ id, league }) => ({ value: id, label: league.name })),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** The leagues of all seasons, each once, by name: for a filter. */
export function leagueOptions(seasons: Seasons): Option[] {
  const leagues = new Map(
    seasons.flatMap(({ seasonLeagues }) => seasonLeagues.map(({ league }) => [league.id, league.name] as const)),
  );
  return [...leagues]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
