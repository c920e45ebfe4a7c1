import { Combine, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ExportLink } from '@/app/admin/ExportLink';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { TeamFilter } from '@/app/admin/TeamFilter';
import { MoreRows } from '@/app/MoreRows';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { SearchFilter } from '@/ui/SearchFilter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { MergeDialog } from './MergeDialog';
import {
  AdminPlayersDocument,
  type AdminPlayersQuery,
  type AdminPlayersQueryVariables,
  useAdminPlayersQuery,
} from './players.generated';
import { PlayersTable } from './PlayersTable';
import { useDeletePlayers } from './use-delete-players';

/** All players of the organization (league management, "Admin player list"). */
export default function PlayersScreen() {
  return (
    <Guard needsOrganization>
      <Players />
    </Guard>
  );
}

type Row = NonNullable<NonNullable<AdminPlayersQuery['me']>['actingFor']>['players']['nodes'][number];

const NOTHING: readonly Row[] = [];

function Players() {
  const [{ search, team }, setFilters] = useFilters(['search', 'team']);
  const variables: AdminPlayersQueryVariables = {
    filter: { ...(search && { search }), ...(team && { teamId: team }) },
  };
  const result = useAdminPlayersQuery({ variables, fetchPolicy: 'cache-and-network' });
  const connection = result.data?.me?.actingFor?.players;
  const players = connection?.nodes ?? NOTHING;
  const selection = useSelection(useMemo(() => players.map(({ id }) => id), [players]));
  const chosen = players.filter(({ id }) => selection.has(id));
  const [isMerging, setIsMerging] = useState(false);
  const remove = useDeletePlayers();
  const destroy = async (): Promise<void> => {
    if (await remove(chosen.map(({ id, fullName }) => ({ id, name: fullName })))) selection.clear();
  };
  return (
    <>
      <ScreenHeader
        title="PLAYERS"
        tabTitle="Players"
        actions={
          <>
            <ExportLink list="players" filters={{ search, teamId: team }} />
            <Button
              onClick={() => setIsMerging(true)}
              disabled={chosen.length < 2}
              title="Select two or more players who are one person"
            >
              <Combine aria-hidden="true" size={18} />
              Merge selected
            </Button>
            <Button onClick={() => void destroy()}>
              <Trash2 aria-hidden="true" size={18} />
              Delete selected{chosen.length > 0 && ` (${chosen.length})`}
            </Button>
          </>
        }
      >
        Names with a warning sign are there more than once. Select those who are one person, then merge them.
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['search', 'team']}>
          <SearchFilter
            name="search"
            label="Find"
            placeholder="Player name"
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
          <TeamFilter value={team} onChange={(value) => setFilters({ team: value })} />
        </FilterBar>
      </div>
      <Loaded result={{ ...result, data: connection }}>
        {(found: NonNullable<typeof connection>) => (
          <div className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title="No players found.">
                {search || team ? 'None fits these filters.' : 'Players come with the rosters of their teams.'}
              </EmptyState>
            ) : (
              <PlayersTable players={found.nodes} selection={selection} />
            )}
            <MoreRows connection={found} document={AdminPlayersDocument} variables={variables} />
          </div>
        )}
      </Loaded>
      {isMerging && <MergeDialog players={chosen} onClose={() => setIsMerging(false)} onMerged={selection.clear} />}
    </>
  );
}
