import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { useToast } from '@/ui/toast-context';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { IconButton } from '@/ui/icon-button';
import { InlineInput } from '@/ui/inline-input';
import { PlayerImage } from '@/ui/player-image';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import { CaptainButton } from './captain-button';
import type { RosterRowFragment, SeasonTeamCaptainFragment } from './season-team.generated';
import { useRosterEdits } from './use-roster-edits';

interface Props {
  team: SeasonTeamCaptainFragment;
  /** 'Captain' or 'Coach'. */
  captainLabel: string;
  roster: readonly RosterRowFragment[];
  /** Null for those who only read. */
  selection: Selection | null;
  onEdit: (id: string) => void;
}

/** The players of a team by name. Captain, number and position are edited in the row. */
export function RosterTable({ team, captainLabel, roster, selection, onEdit }: Props) {
  const toast = useToast();
  const { saveEntry, saveCaptain } = useRosterEdits();
  const toggleCaptain = async ({ player }: RosterRowFragment): Promise<void> => {
    const refused = await saveCaptain(team, team.captain?.id === player.id ? null : player);
    if (refused !== null) toast({ kind: 'error', text: refused });
  };
  const columns: Column<RosterRowFragment>[] = [
    {
      key: 'name',
      header: selection ? (
        <SelectAll selection={selection} of={t.ui.of_players()}>
          {t.common.name()}
        </SelectAll>
      ) : (
        t.common.name()
      ),
      className: 'w-full',
      cell: ({ id, player }) => (
        <span className="flex items-center gap-3 max-sm:gap-2">
          {selection && <SelectRow selection={selection} id={id} name={player.fullName} />}
          <span className={selection ? 'max-sm:hidden' : undefined}>
            <PlayerImage imageUrl={player.imageUrl} size="small" />
          </span>
          {selection ? (
            <Link
              to={adminPaths.rosterPlayer(player.id, team.id)}
              className="link min-w-24 font-semibold max-sm:whitespace-normal"
            >
              {player.fullName}
            </Link>
          ) : (
            <span className="font-semibold">{player.fullName}</span>
          )}
          {selection && (
            <IconButton
              label={t.rosters.edit({ player: player.fullName })}
              className="ml-auto shrink-0"
              icon={<Pencil aria-hidden="true" size={16} />}
              onClick={() => onEdit(id)}
            />
          )}
        </span>
      ),
    },
    {
      key: 'captain',
      header: <span className="sr-only">{captainLabel}</span>,
      align: 'center',
      className: 'max-sm:px-0!',
      cell: (row) => {
        const isCaptain = team.captain?.id === row.player.id;
        if (!selection) return isCaptain && <Badge>{captainLabel}</Badge>;
        return (
          <CaptainButton
            label={captainLabel}
            name={row.player.fullName}
            pressed={isCaptain}
            onPress={() => void toggleCaptain(row)}
          />
        );
      },
    },
    {
      key: 'number',
      header: '#',
      title: t.rosters.jersey_number(),
      align: 'number',
      className: 'align-top max-sm:px-1!',
      cell: (row) =>
        selection ? (
          <InlineInput
            label={t.rosters.number_of({ player: row.player.fullName })}
            value={row.jerseyNumber ?? ''}
            placeholder={row.shownJerseyNumber}
            max={10}
            onSave={(text) => saveEntry(row, { jerseyNumber: text || null })}
            className="w-12 [&_input]:text-right"
          />
        ) : (
          row.shownJerseyNumber
        ),
    },
    {
      key: 'position',
      header: t.rosters.position(),
      className: 'align-top max-sm:px-1!',
      cell: (row) =>
        selection ? (
          <InlineInput
            label={t.rosters.position_of({ player: row.player.fullName })}
            value={row.position ?? ''}
            placeholder={row.shownPosition}
            max={50}
            onSave={(text) => saveEntry(row, { position: text || null })}
            className="w-20 max-sm:w-16"
          />
        ) : (
          row.shownPosition
        ),
    },
  ];
  return <Table caption={t.rosters.roster()} columns={columns} rows={roster} rowKey={({ id }) => id} />;
}
