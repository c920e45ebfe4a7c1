import type { PlayerFilter } from '@/graphql/schema.generated';
import { searchText } from '@/lib/search-text';
import type { Option } from '@/ui/select';
import type { PlayerListQuery } from './player-list.generated';

type Seasons = NonNullable<PlayerListQuery['organization']>['seasons'];

/** The names of the filters in the address. */
export const PLAYER_FILTERS = ['search', 'league', 'team'] as const;

/** The graph's filter of an address, and whether it filters at all: names are listed only then. */
export function playerFilter(search: URLSearchParams): { filter: PlayerFilter; isFiltered: boolean } {
  const [text, league, team] = PLAYER_FILTERS.map((name) => search.get(name)?.trim() ?? '');
  const wanted = searchText(text ?? '');
  const filter = {
    activeSeasons: true,
    ...(wanted && { search: wanted }),
    ...(league && { leagueId: league }),
    ...(team && { teamId: team }),
  };
  return { filter, isFiltered: Boolean(wanted || league || team) };
}

/** Leagues of the active seasons, each once. */
export function leagueOptions(seasons: Seasons): Option[] {
  return unique(seasons.flatMap(({ seasonLeagues }) => seasonLeagues.map(({ league }) => league)));
}

/** Teams of the active seasons by name, each once; only those of the chosen league. */
export function teamOptions(seasons: Seasons, league: string): Option[] {
  const leagues = seasons
    .flatMap(({ seasonLeagues }) => seasonLeagues)
    .filter((seasonLeague) => league === '' || seasonLeague.league.id === league);
  return unique(leagues.flatMap(({ teams }) => teams.map(({ team }) => team))).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
}

function unique(items: readonly { id: string; name: string }[]): Option[] {
  return [...new Map(items.map(({ id, name }) => [id, { value: id, label: name }])).values()];
}
