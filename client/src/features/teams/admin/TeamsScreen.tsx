import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportLink } from '@/app/admin/ExportLink';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { MoreRows } from '@/app/MoreRows';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar, SelectFilter } from '@/ui/FilterBar';
import { SearchFilter } from '@/ui/SearchFilter';
import { useFilters } from '@/ui/use-filters';
import { leagueOptions } from './season-league-options';
import { TeamDialog } from './TeamDialog';
import {
  AdminTeamsDocument,
  type AdminTeamsQueryVariables,
  useAdminTeamsQuery,
  useSeasonLeagueChoicesQuery,
} from './teams.generated';
import { TeamsTable } from './TeamsTable';

/** All teams of the organization (league management, "Admin global team list"). */
export default function TeamsScreen() {
  return (
    <Guard needsOrganization>
      <Teams />
    </Guard>
  );
}

function Teams() {
  const [{ search, league }, setFilters] = useFilters(['search', 'league']);
  const variables: AdminTeamsQueryVariables = {
    filter: { ...(search && { search }), ...(league && { leagueId: league }) },
  };
  const result = useAdminTeamsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const choices = useSeasonLeagueChoicesQuery();
  const seasons = choices.data?.me?.actingFor?.seasons ?? [];
  // null: none; '': a new team; otherwise the id of the edited one.
  const [editedId, setEditedId] = useState<string | null>(null);
  const connection = result.data?.me?.actingFor?.teams;
  const edited = connection?.nodes.find(({ id }) => id === editedId);
  return (
    <>
      <ScreenHeader
        title="TEAMS"
        tabTitle="Teams"
        actions={
          <>
            <ExportLink list="teams" filters={{ search, leagueId: league }} />
            <Button variant="primary" onClick={() => setEditedId('')}>
              <Plus aria-hidden="true" size={18} />
              Create team
            </Button>
          </>
        }
      />
      <div className="mb-4">
        <FilterBar names={['search', 'league']}>
          <SearchFilter
            name="search"
            label="Find"
            placeholder="Team name"
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
          <SelectFilter
            name="league"
            label="League"
            all="All Leagues"
            options={leagueOptions(seasons)}
            value={choices.data ? league : ''}
            onChange={(value) => setFilters({ league: value })}
          />
        </FilterBar>
      </div>
      <Loaded result={{ ...result, data: connection }}>
        {(found: NonNullable<typeof connection>) => (
          <div className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title="No teams available">
                {search || league ? 'None fits these filters.' : 'Create the first one.'}
              </EmptyState>
            ) : (
              <TeamsTable teams={found.nodes} onEdit={setEditedId} />
            )}
            <MoreRows connection={found} document={AdminTeamsDocument} variables={variables} />
          </div>
        )}
      </Loaded>
      {(editedId === '' || edited) && (
        <TeamDialog key={editedId} team={edited ?? null} seasons={seasons} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}
