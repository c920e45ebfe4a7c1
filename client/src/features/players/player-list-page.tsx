import { MoreRows } from '@/app/more-rows';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { PlayerCards } from './player-cards';
import { leagueOptions, PLAYER_FILTERS, playerFilter, teamOptions } from './player-list-filter';
import {
  MorePlayersDocument,
  PlayerListDocument,
  type PlayerListQuery,
  type PlayerListQueryVariables,
} from './player-list.generated';

/** The public player list. */
function PlayerListPage({ data, location }: PageProps<PlayerListQuery>) {
  const [filters, setFilters] = useFilters(PLAYER_FILTERS);
  const { seasons, players } = data.organization!;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>Players</PageTitle>
      <FilterBar names={PLAYER_FILTERS}>
        <SearchFilter
          name="search"
          label="Name"
          placeholder="Search player name..."
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <SelectFilter
          name="league"
          label="League"
          all="-- LEAGUES --"
          options={leagueOptions(seasons)}
          value={filters.league}
          onChange={(league) => setFilters({ league, team: '' })}
        />
        <SelectFilter
          name="team"
          label="Team"
          all="-- TEAMS --"
          options={teamOptions(seasons, filters.league)}
          value={filters.team}
          onChange={(team) => setFilters({ team })}
        />
      </FilterBar>
      {players ? (
        <div>
          <PlayerCards players={players} />
          <MoreRows
            connection={players}
            document={MorePlayersDocument}
            variables={{ ...tenantVariables(location.site), filter: playerFilter(location.search).filter }}
          />
        </div>
      ) : (
        <EmptyState title="Find a player">Type a name, or choose a league or a team.</EmptyState>
      )}
    </div>
  );
}

export default definePage<PlayerListQuery, PlayerListQueryVariables>({
  document: PlayerListDocument,
  variables: ({ site, search }) => ({ ...tenantVariables(site), ...playerFilter(search) }),
  notFound: ({ organization }) => (organization ? null : 'Page not found'),
  head: ({ organization }) => ({ title: 'Players', description: `Players of ${organization!.name}` }),
  loadingText: 'Loading players...',
  Component: PlayerListPage,
});
