import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureOf } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { NameOffer } from '@/app/admin/name-lists/name-offer';
import { usePlayerNamesakes } from '@/app/admin/name-lists/use-player-namesakes';
import { usePlayerSearch } from '@/app/admin/search/use-player-search';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SearchPicker } from '@/ui/search-picker';
import type { GridGame, SideName } from '../grid/grid-game';
import { useAddGamePlayerMutation, useEntryRosterQuery } from './statistics-entry.hooks.generated';

interface Values {
  /** What is typed into the search, or the chosen player's name. */
  search: string;
  /** Id of a player who exists; '' for a new one. */
  playerId: string;
  firstName: string;
  lastName: string;
  /** Somebody else has the name, and this is another person. */
  isNamesake: boolean;
}

const NOBODY: Values = { search: '', playerId: '', firstName: '', lastName: '', isNamesake: false };
const FIELDS = ['search', 'firstName', 'lastName'] as const;

interface Props {
  game: GridGame;
  side: SideName;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Adds a player at the table who is not on the roster: one who exists, or a new one; the roster gets the player. */
export function AddGamePlayerDialog({ game, side, refetch, onClose }: Props) {
  const { team } = game[side];
  const undoable = useUndoToast();
  const form = useForm<Values>({ defaultValues: NOBODY });
  const { register, setValue, setError, watch, formState, clearErrors } = form;
  const { errors } = formState;
  const [search, playerId, firstName, lastName] = watch(['search', 'playerId', 'firstName', 'lastName']);
  const found = usePlayerSearch(playerId === '' ? search : '');
  const roster = useEntryRosterQuery({ variables: { id: game.id, teamId: team.id } });
  const seasonTeamId = roster.data?.me?.actingFor?.game?.seasonLeague?.team?.id ?? null;
  const { namesakes, ask } = usePlayerNamesakes(seasonTeamId, { firstName, lastName });
  const [isTaken, setIsTaken] = useState(false);
  const [add] = useAddGamePlayerMutation();
  const choose = (name: string, id: string): void => {
    setValue('search', name);
    setValue('playerId', id);
    clearErrors();
  };
  const save = async (values: Values): Promise<void> => {
    const isNew = values.playerId === '';
    if (isNew && (values.firstName + values.lastName).trim() === '')
      return setError(
        'firstName',
        { message: 'Please enter a name, or choose a player who exists.' },
        { shouldFocus: true },
      );
    // Asked anew: whoever types fast is ahead of what is told while typing.
    if (isNew && !values.isNamesake && (await ask(values)).length > 0)
      return setError(
        'firstName',
        { message: 'There is a player of this name: use that one, or say below that this is another person.' },
        { shouldFocus: true },
      );
    const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const who = isNew ? { ...names, ...(values.isNamesake && { allowNamesake: true }) } : { playerId: values.playerId };
    try {
      const { data } = await add({ variables: { gameId: game.id, input: { teamId: team.id, ...who } } });
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
      <SearchPicker
        label="Existing player"
        hint={playerId === '' ? 'Search by name, also before you add a new player.' : 'This player will be added.'}
        none="No player of this name: a new one is added."
        value={search}
        onType={(text) => choose(text, '')}
        found={found}
        onPick={({ id, name }) => choose(name, id)}
        error={errors.search?.message}
      />
      {playerId === '' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="First name" error={errors.firstName?.message}>
              {(props) => <Input {...props} maxLength={100} autoComplete="off" {...register('firstName')} />}
            </Field>
            <Field label="Last name" error={errors.lastName?.message}>
              {(props) => <Input {...props} maxLength={100} autoComplete="off" {...register('lastName')} />}
            </Field>
          </div>
          <NameOffer namesakes={namesakes} onUse={({ id, name }) => choose(name, id)}>
            <Checkbox label="This is another person of the same name" {...register('isNamesake')} />
          </NameOffer>
          {isTaken && namesakes.length === 0 && (
            <Checkbox label="This is another person of the same name" {...register('isNamesake')} />
          )}
        </>
      ) : (
        <Button size="small" className="self-start" onClick={() => choose('', '')}>
          Enter a new player instead
        </Button>
      )}
    </FormDialog>
  );
}
