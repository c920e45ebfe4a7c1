import { ArrowRightLeft, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DeleteSelected } from '@/app/admin/lists/delete-selected';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { PlayerListDialog } from '@/app/admin/name-lists/player-list-dialog';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useSelection } from '@/ui/use-selection';
import { AddPlayerDialog } from './add-player-dialog';
import { EditPlayerDialog } from './edit-player-dialog';
import { MovePlayersDialog } from './move-players-dialog';
import { RosterTable } from './roster-table';
import { SameNumbers } from './same-numbers';
import type { RosterRowFragment, SeasonTeamCaptainFragment } from './season-team.generated';
import { useRemovePlayers } from './use-remove-players';

interface Props {
  place: { seasonId: string; leagueId: string; teamId: string };
  team: SeasonTeamCaptainFragment;
  /** 'Captain' or 'Coach'. */
  captainLabel: string;
  roster: readonly RosterRowFragment[];
  readOnly: boolean;
}

/** The roster, with what can be done with it. */
export function RosterCard({ place, team, captainLabel, roster, readOnly }: Props) {
  const selection = useSelection(useMemo(() => roster.map(({ id }) => id), [roster]));
  const [isAdding, setIsAdding] = useState<'one' | 'several' | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [moving, setMoving] = useState<readonly RosterRowFragment[] | null>(null);
  const [remove, isAsking] = useRemovePlayers();
  const edited = useKeptRow(roster, editedId);
  const chosen = roster.filter(({ id }) => selection.has(id));
  const destroy = async (): Promise<void> => {
    if (await remove(chosen)) selection.clear();
  };
  return (
    <Card
      title={t.rosters.roster()}
      flush
      aside={
        !readOnly && (
          <span className="flex flex-wrap justify-end gap-2">
            <DeleteSelected
              size="small"
              count={selection.selected.length}
              busy={isAsking}
              onDelete={() => void destroy()}
            />
            {chosen.length > 0 && (
              <Button size="small" onClick={() => setMoving(chosen)}>
                <ArrowRightLeft aria-hidden="true" size={16} />
                <span className="max-sm:sr-only">{t.rosters.move_selected()}</span> ({chosen.length})
              </Button>
            )}
            <Button size="small" variant="primary" onClick={() => setIsAdding('one')}>
              <Plus aria-hidden="true" size={16} />
              {t.rosters.add_player()}
            </Button>
            <ExportMenu list="roster" of={t.ui.of_roster()} size="small" filters={place} />
          </span>
        )
      }
    >
      {!readOnly && <SameNumbers roster={roster} />}
      {roster.length === 0 ? (
        <EmptyState title={t.rosters.no_players_yet()}>
          {!readOnly && t.rosters.add_the_first_one_with_add_player()}
        </EmptyState>
      ) : (
        <RosterTable
          team={team}
          captainLabel={captainLabel}
          roster={roster}
          selection={readOnly ? null : selection}
          onEdit={setEditedId}
        />
      )}
      {isAdding === 'one' && (
        <AddPlayerDialog
          seasonLeagueTeamId={team.id}
          onList={() => setIsAdding('several')}
          onClose={() => setIsAdding(null)}
        />
      )}
      {isAdding === 'several' && <PlayerListDialog seasonLeagueTeamId={team.id} onClose={() => setIsAdding(null)} />}
      {moving && (
        <MovePlayersDialog
          seasonId={place.seasonId}
          seasonLeagueTeamId={team.id}
          players={moving}
          onMoved={selection.clear}
          onClose={() => setMoving(null)}
        />
      )}
      {edited && <EditPlayerDialog key={edited.id} entry={edited} roster={roster} onClose={() => setEditedId(null)} />}
    </Card>
  );
}
