import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { chosenPlayer, NO_PLAYER, type PlayerChoice } from '@/app/admin/player-choice/player-choice';
import { PlayerChoiceFields } from '@/app/admin/player-choice/player-choice-fields';
import { usePlayerChoice } from '@/app/admin/player-choice/use-player-choice';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import type { GridGame, SideName } from '../grid/grid-game';
import { useAddGamePlayerMutation, useEntryRosterQuery } from './statistics-entry.hooks.generated';

const FIELDS = ['search', 'firstName', 'lastName'] as const;

interface Props {
  game: Pick<GridGame, 'id'> & Record<SideName, Pick<GridGame[SideName], 'team'>>;
  side: SideName;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Adds a player at the table who is not on the roster: one who exists, or a new one; the roster gets the player. */
export function AddGamePlayerDialog({ game, side, refetch, onClose }: Props) {
  const { team } = game[side];
  const undoable = useUndoToast();
  const form = useForm<PlayerChoice>({ defaultValues: NO_PLAYER });
  const roster = useEntryRosterQuery({ variables: { id: game.id, teamId: team.id } });
  const seasonTeamId = roster.data?.me?.actingFor?.game?.seasonLeague?.team?.id ?? null;
  const choosing = usePlayerChoice(form, seasonTeamId);
  const [isTaken, setIsTaken] = useState(false);
  const [add] = useAddGamePlayerMutation();
  const save = async (values: PlayerChoice): Promise<void> => {
    if (await choosing.refuse(values)) return;
    try {
      const { data } = await add({
        variables: { gameId: game.id, input: { teamId: team.id, ...chosenPlayer(values) } },
      });
      await refetch();
      undoable({ message: `${data!.addGamePlayer.player.fullName} added.`, undoId: data!.addGamePlayer.undoId });
    } catch (error) {
      setIsTaken(failureOf(error).code === 'CONFLICT');
      throw error;
    }
    onClose();
  };
  return (
    <FormDialog
      title={`Add player to ${team.name}`}
      form={form}
      fields={FIELDS}
      submitLabel="Add player"
      failure="The player could not be added."
      save={save}
      onClose={onClose}
    >
      <PlayerChoiceFields choosing={choosing} isTaken={isTaken} />
    </FormDialog>
  );
}
