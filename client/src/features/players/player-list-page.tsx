import { MoreRows } from '@/app/more-rows';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
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
      <PageTitle>{t.common.players()}</PageTitle>
      <FilterBar names={PLAYER_FILTERS}>
        <SearchFilter
          name="search"
          label={t.common.name()}
          placeholder={t.players.search_player_name()}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <SelectFilter
          name="league"
          label={t.common.league()}
          all={t.players.leagues()}
          options={leagueOptions(seasons)}
          value={filters.league}
          onChange={(league) => setFilters({ league, team: '' })}
        />
        <SelectFilter
          name="team"
          label={t.common.team()}
          all={t.players.teams()}
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
        <EmptyState title={t.players.find_a_player()}>{t.players.type_a_name_or_choose_a_league_or()}</EmptyState>
      )}
    </div>
  );
}

export default definePage<PlayerListQuery, PlayerListQueryVariables>({
  document: PlayerListDocument,
  variables: ({ site, search }) => ({ ...tenantVariables(site), ...playerFilter(search) }),
  notFound: ({ organization }) => (organization ? null : t.players.page_not_found()),
  head: ({ organization }) => ({
    title: t.common.players(),
    description: t.players.players_of({ organization: organization!.name }),
  }),
  loadingText: () => t.players.loading_players(),
  Component: PlayerListPage,
});
