import type { Option, OptionGroup } from '@/ui/select';

interface SeasonLeague {
  league: { name: string };
  teams: readonly { id: string; team: { name: string } }[];
}

/** Where players of a season's team may go: every other team of the season, by its league where there are several. */
export function teamsToMoveTo(leagues: readonly SeasonLeague[], from: string): (Option | OptionGroup)[] {
  const groups = leagues
    .map(({ league, teams }) => ({
      label: league.name,
      options: teams
        .filter(({ id }) => id !== from)
        .map(({ id, team }) => ({ value: id, label: team.name }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    }))
    .filter(({ options }) => options.length > 0);
  return groups.length === 1 ? groups[0]!.options : groups;
}
