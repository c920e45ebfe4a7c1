import { Combine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { TeamFilter } from '@/app/admin/search/team-filter';
import { MoreRows } from '@/app/more-rows';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { MergeDialog } from './merge-dialog';
import { AdminPlayersDocument, type AdminPlayersQuery, type AdminPlayersQueryVariables } from './players.generated';
import { useAdminPlayersQuery } from './players.hooks.generated';
import { PlayersTable } from './players-table';
import { useDeletePlayers } from './use-delete-players';

type Row = NonNullable<NonNullable<AdminPlayersQuery['me']>['actingFor']>['players']['nodes'][number];

const NOTHING: readonly Row[] = [];

/** All players of the organization (league management, "Admin player list"). */
export default function PlayersScreen() {
  const [{ search, team }, setFilters] = useFilters(['search', 'team']);
  const variables: AdminPlayersQueryVariables = {
    filter: { ...(search && { search }), ...(team && { teamId: team }) },
  };
  const result = useAdminPlayersQuery({ variables });
  const connection = result.data?.me?.actingFor?.players;
  const players = connection?.nodes ?? NOTHING;
  const selection = useSelection(useMemo(() => players.map(({ id }) => id), [players]));
  const chosen = players.filter(({ id }) => selection.has(id));
  // As they are chosen then: once it is done, the list has one of them alone.
  const [merging, setMerging] = useState<readonly Row[] | null>(null);
  const [remove, isAsking] = useDeletePlayers();
  const destroy = async (): Promise<void> => {
    if (await remove(chosen)) selection.clear();
  };
  return (
    <>
      <ScreenHeader
        title={t.players.players()}
        tabTitle={t.common.players()}
        actions={
          <>
            <Button
              onClick={() => setMerging(chosen)}
              disabled={chosen.length < 2}
              title={t.players.select_two_or_more_players_who_are_one()}
            >
              <Combine aria-hidden="true" size={18} />
              {t.players.merge_selected()}
            </Button>
            <DeleteSelected count={chosen.length} busy={isAsking} onDelete={() => void destroy()} />
            <ExportMenu list="players" filters={{ search, teamId: team }} />
          </>
        }
      >
        {t.players.names_with_a_warning_sign_are_there_more()}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['search', 'team']}>
          <SearchFilter
            name="search"
            label={t.players.find()}
            placeholder={t.players.player_name()}
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
          <TeamFilter value={team} onChange={(value) => setFilters({ team: value })} />
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: NonNullable<typeof connection>) => (
          <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title={t.players.no_players_found()}>
                {search || team
                  ? t.players.none_fits_these_filters()
                  : t.players.players_come_with_the_rosters_of_their_teams()}
              </EmptyState>
            ) : (
              <PlayersTable players={found.nodes} selection={selection} />
            )}
            <MoreRows connection={found} document={AdminPlayersDocument} variables={variables} />
          </div>
        )}
      </QueryResult>
      {merging && <MergeDialog players={merging} onClose={() => setMerging(null)} onMerged={selection.clear} />}
    </>
  );
}
