import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { IconButton } from '@/ui/IconButton';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/TeamLogo';
import type { AdminTeamFragment } from './teams.generated';

/** Teams by name, with the league that each plays in now, or played in last. */
export function TeamsTable({ teams, onEdit }: { teams: readonly AdminTeamFragment[]; onEdit: (id: string) => void }) {
  const columns: Column<AdminTeamFragment>[] = [
    {
      key: 'team',
      header: 'Teams',
      cell: ({ id, name, logoUrl }) => (
        <span className="flex items-center gap-3">
          <TeamLogo name={name} logoUrl={logoUrl} size="small" />
          <Link to={adminPaths.singleTeam(id)} className="link font-semibold max-sm:whitespace-normal">
            {name}
          </Link>
        </span>
      ),
    },
    { key: 'id', header: 'ID', align: 'number', className: 'text-muted', cell: ({ id }) => id },
    {
      key: 'league',
      header: 'League',
      cell: ({ seasonTeam }) => (seasonTeam ? `${seasonTeam.seasonLeague.league.name} (${seasonTeam.seasonLeague.season.name})` : <span className="text-muted">No League</span>),
    },
    { key: 'players', header: '# Players', align: 'number', cell: ({ seasonTeam }) => seasonTeam?.playerCount ?? 0 },
    { key: 'edit', header: <span className="sr-only">Edit</span>, align: 'number', cell: ({ id, name }) => <IconButton label={`Edit ${name}`} icon={<Pencil aria-hidden="true" size={16} />} onClick={() => onEdit(id)} /> },
  ];
  return <Table caption="Teams" columns={columns} rows={teams} rowKey={({ id }) => id} />;
}
