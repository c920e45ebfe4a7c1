import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { IconButton } from '@/ui/icon-button';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import type { AdminTeamFragment } from './teams.generated';

/** Teams by name, with the league that each plays in now, or played in last. */
export function TeamsTable({ teams, onEdit }: { teams: readonly AdminTeamFragment[]; onEdit: (id: string) => void }) {
  const edit = ({ id, name }: AdminTeamFragment, className?: string) => (
    <IconButton
      label={t.teams.edit_2({ name })}
      icon={<Pencil aria-hidden="true" size={16} />}
      className={className}
      onClick={() => onEdit(id)}
    />
  );
  const id: Column<AdminTeamFragment> = { key: 'id', header: t.teams.id(), align: 'number', cell: (team) => team.id };
  // On a phone what is there to be done stays in sight with the name, and the id is behind the rest.
  const columns: Column<AdminTeamFragment>[] = [
    { ...id, ahead: true, className: 'text-muted max-sm:hidden' },
    {
      key: 'team',
      header: t.common.teams(),
      className: 'max-sm:w-1/2 max-sm:min-w-44 max-sm:pr-1',
      cell: (team) => (
        <span className="flex items-center gap-3 max-sm:gap-2">
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          <Link
            to={adminPaths.singleTeam(team.id)}
            className="link min-w-0 font-semibold max-sm:flex-1 max-sm:whitespace-normal"
          >
            {team.name}
          </Link>
          {edit(team, 'shrink-0 sm:hidden')}
        </span>
      ),
    },
    {
      key: 'league',
      header: t.common.league(),
      className: 'max-sm:min-w-44',
      cell: ({ seasonTeam }) =>
        seasonTeam ? (
          <>
            {seasonTeam.seasonLeague.league.name}{' '}
            <span className="max-sm:block max-sm:text-xs max-sm:text-muted">
              ({seasonTeam.seasonLeague.season.name})
            </span>
          </>
        ) : (
          <span className="text-muted">{t.teams.no_league()}</span>
        ),
    },
    {
      key: 'players',
      header: t.teams.players(),
      align: 'number',
      cell: ({ seasonTeam }) => seasonTeam?.playerCount ?? 0,
    },
    { ...id, key: 'id-behind', className: 'text-muted sm:hidden' },
    {
      key: 'edit',
      header: <span className="sr-only">{t.common.edit()}</span>,
      align: 'number',
      className: 'max-sm:hidden',
      cell: (team) => edit(team),
    },
  ];
  return <Table caption={t.common.teams()} columns={columns} rows={teams} rowKey={({ id }) => id} />;
}
