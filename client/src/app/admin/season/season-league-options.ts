import type { Option, OptionGroup } from '@/ui/select';
import type { SeasonChoiceFragment } from './season-league-options.generated';

/** The seasons with their leagues. */
export type SeasonChoices = readonly SeasonChoiceFragment[];

/** The leagues of every season below its name, active seasons first. */
export function seasonLeagueOptions(seasons: SeasonChoices): OptionGroup[] {
  const ordered = [...seasons.filter(({ active }) => active), ...seasons.filter(({ active }) => !active)];
  const groups = ordered.map(({ name, seasonLeagues }) => ({
    label: name,
    options: seasonLeagues.map(({ id, league }) => ({ value: id, label: league.name })),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** The leagues of all seasons, each once, by name: for a filter. */
export function leagueOptions(seasons: SeasonChoices): Option[] {
  const leagues = new Map(
    seasons.flatMap(({ seasonLeagues }) => seasonLeagues.map(({ league }) => [league.id, league.name] as const)),
  );
  return [...leagues]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
