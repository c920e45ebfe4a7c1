import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { AdminTeamPageQuery } from './teams.generated';

type Row = NonNullable<NonNullable<NonNullable<AdminTeamPageQuery['me']>['actingFor']>['team']>['seasonTeams'][number];

/** The seasons that a team played, latest first; each leads to its roster and games. */
export function SeasonTeamsTable({
  teamId,
  rows,
  captainLabel,
}: {
  teamId: string;
  rows: readonly Row[];
  captainLabel: string;
}) {
  const columns: Column<Row>[] = [
    {
      key: 'season',
      header: t.common.season(),
      cell: ({ seasonLeague: { season, league } }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Link to={adminPaths.seasonTeam(season.id, league.id, teamId)} className="link font-semibold">
            {season.name}
          </Link>
          {season.active && <Badge tone="success">{t.teams.active()}</Badge>}
        </span>
      ),
    },
    {
      key: 'league',
      header: t.common.league(),
      cell: ({ seasonLeague: { season, league } }) => (
        <Link to={adminPaths.league(season.id, league.id)} className="link">
          {league.name}
        </Link>
      ),
    },
    {
      key: 'captain',
      header: captainLabel,
      cell: ({ captainName }) => captainName ?? <span className="text-muted">-</span>,
    },
    { key: 'players', header: t.common.players(), align: 'number', cell: ({ playerCount }) => playerCount },
    { key: 'wins', header: t.teams.wins(), align: 'number', cell: ({ record }) => record.wins },
    { key: 'losses', header: t.teams.losses(), align: 'number', cell: ({ record }) => record.losses },
  ];
  return (
    <Table
      caption={t.teams.seasons_of_the_team()}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t.teams.no_league()}>{t.teams.put_the_team_into_a_league_with_edit()}</EmptyState>}
    />
  );
}
