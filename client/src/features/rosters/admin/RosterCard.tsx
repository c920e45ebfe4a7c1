import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ExportLink } from '@/app/admin/ExportLink';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useSelection } from '@/ui/use-selection';
import { AddPlayerDialog } from './AddPlayerDialog';
import { EditPlayerDialog } from './EditPlayerDialog';
import { RosterTable } from './RosterTable';
import type { RosterRowFragment } from './season-team.generated';
import { useRemovePlayers } from './use-remove-players';

interface Props {
  place: { seasonId: string; leagueId: string; teamId: string };
  seasonLeagueTeamId: string;
  roster: readonly RosterRowFragment[];
  readOnly: boolean;
}

/** The roster, with what can be done with it. */
export function RosterCard({ place, seasonLeagueTeamId, roster, readOnly }: Props) {
  const selection = useSelection(useMemo(() => roster.map(({ id }) => id), [roster]));
  const [isAdding, setIsAdding] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const remove = useRemovePlayers();
  const edited = roster.find(({ id }) => id === editedId);
  const destroy = async (): Promise<void> => {
    if (await remove(roster.filter(({ id }) => selection.has(id)))) selection.clear();
  };
  return (
    <Card
      title="Roster"
      flush
      aside={
        !readOnly && (
          <span className="flex flex-wrap justify-end gap-2">
            <ExportLink list="roster" of="roster" size="small" filters={place} />
            <Button size="small" onClick={() => void destroy()}>
              <Trash2 aria-hidden="true" size={16} />
              <span className="max-sm:sr-only">Delete selected</span>
              {selection.selected.length > 0 && `(${selection.selected.length})`}
            </Button>
            <Button size="small" variant="primary" onClick={() => setIsAdding(true)}>
              <Plus aria-hidden="true" size={16} />
              Add Player
            </Button>
          </span>
        )
      }
    >
      {roster.length === 0 ? (
        <EmptyState title="No players yet">{!readOnly && 'Add the first one with Add Player.'}</EmptyState>
      ) : (
        <RosterTable
          seasonLeagueTeamId={seasonLeagueTeamId}
          roster={roster}
          selection={readOnly ? null : selection}
          onEdit={setEditedId}
        />
      )}
      {isAdding && <AddPlayerDialog seasonLeagueTeamId={seasonLeagueTeamId} onClose={() => setIsAdding(false)} />}
      {edited && <EditPlayerDialog key={edited.id} entry={edited} onClose={() => setEditedId(null)} />}
    </Card>
  );
}
