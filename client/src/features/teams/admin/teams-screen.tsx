import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { TeamListDialog } from '@/app/admin/name-lists/team-list-dialog';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { MoreRows } from '@/app/more-rows';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { leagueOptions } from '@/app/admin/season/season-league-options';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { TeamDialog } from './team-dialog';
import { AdminTeamsDocument, type AdminTeamsQueryVariables } from './teams.generated';
import { useAdminTeamsQuery } from './teams.hooks.generated';
import { TeamsTable } from './teams-table';

const NOTHING: readonly never[] = [];

/** All teams of the organization (league management, "Admin global team list"). */
export default function TeamsScreen() {
  const [{ search, league }, setFilters] = useFilters(['search', 'league']);
  const variables: AdminTeamsQueryVariables = {
    filter: { ...(search && { search }), ...(league && { leagueId: league }) },
  };
  const result = useAdminTeamsQuery({ variables });
  const choices = useSeasonLeagueChoicesQuery();
  const seasons = choices.data?.me?.actingFor?.seasons ?? [];
  // null: none; '': a new team; otherwise the id of the edited one.
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isListing, setIsListing] = useState(false);
  const connection = result.data?.me?.actingFor?.teams;
  const edited = useKeptRow(connection?.nodes ?? NOTHING, editedId);
  const onList = (): void => {
    setEditedId(null);
    setIsListing(true);
  };
  return (
    <>
      <ScreenHeader
        title={t.teams.teams()}
        tabTitle={t.common.teams()}
        actions={
          <>
            <Button variant="primary" onClick={() => setEditedId('')}>
              <Plus aria-hidden="true" size={18} />
              {t.teams.create_team()}
            </Button>
            <ExportMenu list="teams" filters={{ search, leagueId: league }} />
          </>
        }
      />
      <div className="mb-4">
        <FilterBar names={['search', 'league']}>
          <SearchFilter
            name="search"
            label={t.teams.find()}
            placeholder={t.teams.team_name()}
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
          <SelectFilter
            name="league"
            label={t.common.league()}
            all={t.common.all_leagues()}
            options={leagueOptions(seasons)}
            value={choices.data ? league : ''}
            onChange={(value) => setFilters({ league: value })}
          />
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: NonNullable<typeof connection>) => (
          <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title={t.teams.no_teams_available()}>
                {search || league ? t.teams.none_fits_these_filters() : t.teams.create_the_first_one()}
              </EmptyState>
            ) : (
              <TeamsTable teams={found.nodes} onEdit={setEditedId} />
            )}
            <MoreRows connection={found} document={AdminTeamsDocument} variables={variables} />
          </div>
        )}
      </QueryResult>
      {(editedId === '' || edited) && (
        <TeamDialog
          key={editedId}
          team={edited ?? null}
          seasons={seasons}
          {...(editedId === '' && { onList })}
          onClose={() => setEditedId(null)}
        />
      )}
      {isListing && <TeamListDialog seasonLeagueId={null} onClose={() => setIsListing(false)} />}
    </>
  );
}
