import { Pencil, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { IconButton } from '@/ui/icon-button';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import { Tooltip } from '@/ui/tooltip';
import type { Selection } from '@/ui/use-selection';
import type { LeagueTeamFragment } from './league-teams.generated';

/** A team with fewer players than this is marked (league management, section 9). */
const FEWEST_PLAYERS = 5;

interface Props {
  teams: readonly LeagueTeamFragment[];
  seasonId: string;
  leagueId: string;
  captainLabel: string;
  selection: Selection;
  onEdit: (id: string) => void;
}

/** The teams of a season league in the order of their ranks. */
export function LeagueTeamsTable({ teams, seasonId, leagueId, captainLabel, selection, onEdit }: Props) {
  const edit = ({ id, team }: LeagueTeamFragment, className?: string) => (
    <IconButton
      label={t.teams.edit({ team: team.name })}
      icon={<Pencil aria-hidden="true" size={16} />}
      className={className}
      onClick={() => onEdit(id)}
    />
  );
  const captain: Column<LeagueTeamFragment> = {
    key: 'captain',
    header: captainLabel,
    cell: ({ captainName }) => captainName ?? <span className="text-muted">-</span>,
  };
  const rank: Column<LeagueTeamFragment> = {
    key: 'rank',
    header: t.common.standings(),
    align: 'number',
    cell: (row) => row.rank ?? '-',
  };
  // On a phone what is there to be done stays in sight with the name, and the captain is behind the rest.
  const columns: Column<LeagueTeamFragment>[] = [
    { ...rank, ahead: true, className: 'w-24 max-sm:hidden' },
    {
      key: 'team',
      header: (
        <SelectAll selection={selection} of={t.ui.of_teams()}>
          {t.common.teams()}
        </SelectAll>
      ),
      className: 'max-sm:w-3/5 max-sm:min-w-48 max-sm:pr-1',
      cell: (row) => {
        const { id, team, withdrawn } = row;
        return (
          <span className="flex items-center gap-3 max-sm:gap-2">
            <SelectRow selection={selection} id={id} name={team.name} />
            <TeamLogo
              name={team.name}
              logoUrl={team.logoUrl}
              colour={team.colour}
              abbreviation={team.abbreviation}
              size="small"
              className="max-sm:hidden"
            />
            <Link
              to={adminPaths.seasonTeam(seasonId, leagueId, team.id)}
              className="link min-w-0 font-semibold max-sm:flex-1 max-sm:whitespace-normal"
            >
              {team.name}
            </Link>
            {withdrawn && <Badge tone="warning">{t.teams.withdrawn()}</Badge>}
            {edit(row, 'shrink-0 sm:hidden')}
          </span>
        );
      },
    },
    { ...rank, key: 'rank-behind', className: 'sm:hidden' },
    { ...captain, className: 'max-sm:hidden' },
    {
      key: 'players',
      header: t.common.players(),
      align: 'number',
      cell: ({ playerCount }) => (
        <span className="inline-flex items-center justify-end gap-1.5">
          {playerCount < FEWEST_PLAYERS && <FewPlayers />}
          {playerCount}
        </span>
      ),
    },
    { key: 'wins', header: t.teams.wins(), align: 'number', cell: ({ record }) => record.wins },
    { key: 'losses', header: t.teams.losses(), align: 'number', cell: ({ record }) => record.losses },
    { ...captain, key: 'captain-behind', className: 'short-name sm:hidden' },
    {
      key: 'edit',
      header: <span className="sr-only">{t.common.edit()}</span>,
      align: 'number',
      className: 'max-sm:hidden',
      cell: (row) => edit(row),
    },
  ];
  return (
    <Table
      caption={t.common.teams()}
      columns={columns}
      rows={teams}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ 'data-selected': selection.has(id) ? 'true' : undefined })}
    />
  );
}

function FewPlayers() {
  return (
    <Tooltip text={t.teams.team_has_fewer_than_5_players()}>
      <button
        type="button"
        aria-label={t.teams.team_has_fewer_than_5_players()}
        className="inline-flex size-6 items-center justify-center rounded-sm text-warning"
      >
        <TriangleAlert aria-hidden="true" size={16} />
      </button>
    </Tooltip>
  );
}
