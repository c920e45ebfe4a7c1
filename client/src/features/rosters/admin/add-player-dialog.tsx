import { splitFullName } from '@domain/text/split-full-name';
import { useForm } from 'react-hook-form';
import { failureOf } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { usePlayerSearch } from '@/app/admin/search/use-player-search';
import { ListInstead } from '@/app/admin/name-lists/list-instead';
import { usePlayerNamesakes } from '@/app/admin/name-lists/use-player-namesakes';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { SearchPicker } from '@/ui/search-picker';
import { NewPlayerFields } from './new-player-fields';
import { addPlayerInput, NO_PLAYER, type PlayerChoice } from './player-choice';
import { useAddPlayerToTeamMutation } from './season-team.hooks.generated';

const FIELDS = ['search', 'firstName', 'lastName', 'image', 'jerseyNumber', 'position'] as const;

interface Props {
  seasonLeagueTeamId: string;
  /** Opens the list for several instead. */
  onList: () => void;
  onClose: () => void;
}

/** Puts a player on the roster: one who exists, or a new one; and another one after that. */
export function AddPlayerDialog({ seasonLeagueTeamId, onList, onClose }: Props) {
  const toast = useToast();
  const form = useForm<PlayerChoice>({ defaultValues: NO_PLAYER });
  const { register, setValue, setError, watch, formState, clearErrors } = form;
  const { errors, dirtyFields } = formState;
  // Until somebody writes the name below, it follows the search.
  const namesFollow = !dirtyFields.firstName && !dirtyFields.lastName;
  const [search, playerId, firstName, lastName] = watch(['search', 'playerId', 'firstName', 'lastName']);
  const found = usePlayerSearch(playerId === '' ? search : '');
  const { namesakes, ask } = usePlayerNamesakes(seasonLeagueTeamId, { firstName, lastName });
  const [add] = useAddPlayerToTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  const choose = (name: string, id: string): void => {
    setValue('search', name);
    setValue('playerId', id);
    clearErrors();
    if (id !== '' || !namesFollow) return;
    const names = splitFullName(name);
    setValue('firstName', names.firstName);
    setValue('lastName', names.lastName);
  };
  const save = async (values: PlayerChoice, done: () => void): Promise<void> => {
    const input = addPlayerInput(seasonLeagueTeamId, values);
    if (input === null)
      return setError(
        'firstName',
        { message: 'Please enter a name, or choose a player who exists.' },
        { shouldFocus: true },
      );
    // Asked anew: whoever types fast is ahead of what is told while typing.
    if (values.playerId === '' && !values.isNamesake && (await ask(values)).length > 0) {
      return setError(
        namesFollow ? 'search' : 'firstName',
        { message: 'There is a player of this name: use that one, or say below that this is another person.' },
        { shouldFocus: true },
      );
    }
    try {
      await add({ variables: { input } });
    } catch (error) {
      if (failureOf(error).message !== 'Player already on this team') {
        toast({ kind: 'error', text: 'Error adding player' });
        throw error;
      }
      toast({ kind: 'error', text: 'Player already exists in this team' });
      return onClose();
    }
    toast({ kind: 'success', text: 'Player added to team' });
    done();
  };
  return (
    <FormDialog
      title="Add Player"
      form={form}
      fields={FIELDS}
      submitLabel="Add Player"
      addsMore
      failure="Error adding player"
      save={save}
      onClose={onClose}
    >
      <ListInstead onOpen={onList} />
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
        <NewPlayerFields form={form} namesakes={namesakes} onUse={({ id, name }) => choose(name, id)} />
      ) : (
        <Button size="small" className="self-start" onClick={() => choose('', '')}>
          Enter a new player instead
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Jersey number" error={errors.jerseyNumber?.message}>
          {(props) => <Input {...props} maxLength={10} {...register('jerseyNumber')} />}
        </Field>
        <Field label="Position" error={errors.position?.message}>
          {(props) => <Input {...props} maxLength={50} {...register('position')} />}
        </Field>
      </div>
    </FormDialog>
  );
}
