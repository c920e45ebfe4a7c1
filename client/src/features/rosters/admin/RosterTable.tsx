import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { Checkbox } from '@/ui/Checkbox';
import { IconButton } from '@/ui/IconButton';
import { PlayerImage } from '@/ui/PlayerImage';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import type { RosterRowFragment } from './season-team.generated';

interface Props {
  seasonLeagueTeamId: string;
  roster: readonly RosterRowFragment[];
  /** Null for those who only read. */
  selection: Selection | null;
  onEdit: (id: string) => void;
}

/** The players of a team by name. */
export function RosterTable({ seasonLeagueTeamId, roster, selection, onEdit }: Props) {
  const columns: Column<RosterRowFragment>[] = [
    {
      key: 'name',
      header: selection ? (
        <span className="flex items-center gap-3">
          <Checkbox
            label="Select all players"
            hideLabel
            checked={selection.all}
            indeterminate={selection.some}
            onChange={selection.toggleAll}
          />
          Name
        </span>
      ) : (
        'Name'
      ),
      className: 'w-full',
      cell: ({ id, player }) => (
        <span className="flex items-center gap-3">
          {selection && (
            <Checkbox
              label={`Select ${player.fullName}`}
              hideLabel
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
            />
          )}
          <PlayerImage imageUrl={player.imageUrl} size="small" />
          {selection ? (
            <Link to={adminPaths.rosterPlayer(player.id, seasonLeagueTeamId)} className="link font-semibold">
              {player.fullName}
            </Link>
          ) : (
            <span className="font-semibold">{player.fullName}</span>
          )}
        </span>
      ),
    },
    { key: 'number', header: '#', title: 'Jersey number', align: 'number', cell: ({ jerseyNumber }) => jerseyNumber },
    { key: 'position', header: 'Position', cell: ({ position }) => position },
    ...(selection
      ? [
          {
            key: 'edit',
            header: <span className="sr-only">Edit</span>,
            align: 'number' as const,
            cell: ({ id, player }: RosterRowFragment) => (
              <IconButton
                label={`Edit ${player.fullName}`}
                icon={<Pencil aria-hidden="true" size={16} />}
                onClick={() => onEdit(id)}
              />
            ),
          },
        ]
      : []),
  ];
  return <Table caption="Roster" columns={columns} rows={roster} rowKey={({ id }) => id} />;
}
