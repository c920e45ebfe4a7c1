import { Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { adminPaths } from '@/app/admin-paths';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { LeagueStatistics } from '@/app/admin/league-statistics/league-statistics';
import { StandingsRules } from '@/app/admin/standings-rules/standings-rules-dialog';
import { QueryResult } from '@/app/admin/query-result';
import { TeamListDialog } from '@/app/admin/name-lists/team-list-dialog';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { MoreRows } from '@/app/more-rows';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { useSelection } from '@/ui/use-selection';
import { AddTeamDialog } from './add-team-dialog';
import { EditLeagueTeamDialog } from './edit-league-team-dialog';
import { type LeagueTeamsQuery, LeagueTeamsDocument, type LeagueTeamsQueryVariables } from './league-teams.generated';
import { useLeagueTeamsQuery } from './league-teams.hooks.generated';
import { LeagueTeamsTable } from './league-teams-table';
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
  const result = useLeagueTeamsQuery({ variables });
  const connection = result.data?.me?.actingFor?.seasonLeagueTeams;
  const teams = connection?.nodes ?? NOTHING;
  const selection = useSelection(useMemo(() => teams.map(({ id }) => id), [teams]));
  const [isAdding, setIsAdding] = useState<'one' | 'several' | null>(null);
  const [isRuled, setIsRuled] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [remove, isAsking] = useRemoveTeams();
  const edited = useKeptRow(teams, editedId);
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
            <DeleteSelected count={selection.selected.length} busy={isAsking} onDelete={() => void destroy()} />
            <Link to={adminPaths.rosterImport(seasonLeague.id)} className={buttonClass()}>
              <Upload aria-hidden="true" size={18} />
              {t.teams.import_a_roster()}
            </Link>
            <Button onClick={() => setIsRuled(true)}>{t.teams.standings_rules()}</Button>
            <Button variant="primary" aria-label={t.teams.add_team_2()} onClick={() => setIsAdding('one')}>
              <Plus aria-hidden="true" size={18} />
              {t.teams.add_team()}
            </Button>
            <ExportMenu list="league-teams" filters={{ seasonLeagueId: seasonLeague.id, search }} />
          </>
        }
      >
        {t.teams.teams_of_by_rank({ season: season.name })}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['search']}>
          <SearchFilter
            name="search"
            label={t.teams.find()}
            placeholder={t.teams.team_name()}
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: Connection) => (
          <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
            {found.nodes.length === 0 ? (
              <EmptyState title={t.teams.no_teams_found()}>
                {search ? t.teams.no_teams_name_holds_this_text() : t.teams.add_the_first_one_with_add_team()}
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
      </QueryResult>
      <LeagueStatistics seasonId={season.id} leagueId={seasonLeague.league.id} />
      {isRuled && (
        <StandingsRules seasonId={season.id} league={seasonLeague.league} onClose={() => setIsRuled(false)} />
      )}
      {isAdding === 'one' && (
        <AddTeamDialog
          seasonLeagueId={seasonLeague.id}
          onList={() => setIsAdding('several')}
          onClose={() => setIsAdding(null)}
        />
      )}
      {isAdding === 'several' && <TeamListDialog seasonLeagueId={seasonLeague.id} onClose={() => setIsAdding(null)} />}
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
