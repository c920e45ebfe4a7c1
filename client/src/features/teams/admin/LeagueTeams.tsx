import { Plus, Trash2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { ExportLink } from '@/app/admin/ExportLink';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { MoreRows } from '@/app/MoreRows';
import { Button, buttonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { SearchFilter } from '@/ui/SearchFilter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { AddTeamDialog } from './AddTeamDialog';
import { EditLeagueTeamDialog } from './EditLeagueTeamDialog';
import {
  type LeagueTeamsQuery,
  LeagueTeamsDocument,
  type LeagueTeamsQueryVariables,
  useLeagueTeamsQuery,
} from './league-teams.generated';
import { LeagueTeamsTable } from './LeagueTeamsTable';
import { useRemoveTeams } from './use-remove-teams';

interface Props {
  season: { id: string; name: string };
  seasonLeague: { id: string; league: { id: string; name: string } };
  captainLabel: string;
}

type Connection = NonNullable<NonNullable<LeagueTeamsQuery['me']>['actingFor']>['seasonLeagueTeams'];

const NOTHING: readonly never[] = [];

/** The list, with what can be done with it. */
export function LeagueTeams({ season, seasonLeague, captainLabel }: Props) {
  const [{ search }, setFilters] = useFilters(['search']);
  const variables: LeagueTeamsQueryVariables = { seasonLeagueId: seasonLeague.id, search: search || null };
  const result = useLeagueTeamsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const connection = result.data?.me?.actingFor?.seasonLeagueTeams;
  const teams = connection?.nodes ?? NOTHING;
  const selection = useSelection(useMemo(() => teams.map(({ id }) => id), [teams]));
  const [isAdding, setIsAdding] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const remove = useRemoveTeams();
  const edited = teams.find(({ id }) => id === editedId);
  const destroy = async (): Promise<void> => {
    const chosen = teams.filter(({ id }) => selection.has(id)).map(({ id, team }) => ({ id, name: team.name }));
    if (await remove(chosen)) selection.clear();
  };
  return (
    <>
      <ScreenHeader
        title={seasonLeague.league.name}
        actions={
          <>
            <ExportLink list="league-teams" filters={{ seasonLeagueId: seasonLeague.id, search }} />
            <Button onClick={() => void destroy()}>
              <Trash2 aria-hidden="true" size={18} />
              Delete selected{selection.selected.length > 0 && ` (${selection.selected.length})`}
            </Button>
            <Link to={adminPaths.rosterImport(seasonLeague.id)} className={buttonClass()}>
              <Upload aria-hidden="true" size={18} />
              Import a roster
            </Link>
            <Button variant="primary" aria-label="+ Add Team" onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" size={18} />
              Add Team
            </Button>
          </>
        }
      >
        Teams of {season.name}, by rank.
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['search']}>
          <SearchFilter
            name="search"
            label="Find"
            placeholder="Team name"
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
        </FilterBar>
      </div>
      <Loaded result={{ ...result, data: connection }}>
        {(found: Connection) => (
          <div className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title="No teams found.">
                {search ? 'No team’s name holds this text.' : 'Add the first one with + Add Team.'}
              </EmptyState>
            ) : (
              <LeagueTeamsTable
                teams={found.nodes}
                seasonId={season.id}
                leagueId={seasonLeague.league.id}
                captainLabel={captainLabel}
                selection={selection}
                onEdit={setEditedId}
              />
            )}
            <MoreRows connection={found} document={LeagueTeamsDocument} variables={variables} />
          </div>
        )}
      </Loaded>
      {isAdding && <AddTeamDialog seasonLeagueId={seasonLeague.id} onClose={() => setIsAdding(false)} />}
      {edited && (
        <EditLeagueTeamDialog
          row={edited}
          seasonId={season.id}
          leagueId={seasonLeague.league.id}
          captainLabel={captainLabel}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  );
}
