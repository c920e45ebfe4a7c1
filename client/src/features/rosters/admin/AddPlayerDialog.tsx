import { normaliseName } from '@domain/text/normaliseName';
import { splitFullName } from '@domain/text/splitFullName';
import { Controller, useForm } from 'react-hook-form';
import { failureOf } from '@/app/admin/failure';
import { FormDialog } from '@/app/admin/FormDialog';
import { PictureField } from '@/app/admin/PictureField';
import { usePlayerSearch } from '@/app/admin/use-player-search';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PlayerImage } from '@/ui/PlayerImage';
import { SearchPicker } from '@/ui/SearchPicker';
import { addPlayerInput, NO_PLAYER, type PlayerChoice } from './player-choice';
import { useAddPlayerToTeamMutation } from './season-team.generated';

const FIELDS = ['search', 'firstName', 'lastName', 'image', 'jerseyNumber', 'position'] as const;

/** Puts a player on the roster: one who exists, or a new one. */
export function AddPlayerDialog({ seasonLeagueTeamId, onClose }: { seasonLeagueTeamId: string; onClose: () => void }) {
  const banner = useBanner();
  const form = useForm<PlayerChoice>({ defaultValues: NO_PLAYER });
  const { register, control, setValue, watch, formState, clearErrors } = form;
  const { errors, dirtyFields } = formState;
  // Until somebody writes the name below, it follows the search.
  const namesFollow = !dirtyFields.firstName && !dirtyFields.lastName;
  const [search, playerId] = [watch('search'), watch('playerId')];
  const found = usePlayerSearch(playerId === '' ? search : '');
  const [add] = useAddPlayerToTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  const choose = (name: string, id: string): void => {
    setValue('search', name);
    setValue('playerId', id);
    clearErrors();
    if (id !== '' || !namesFollow) return;
    const { firstName, lastName } = splitFullName(name);
    setValue('firstName', firstName);
    setValue('lastName', lastName);
  };
  const save = async (values: PlayerChoice): Promise<void> => {
    const typed = normaliseName(values.search);
    if (values.playerId === '' && namesFollow && found.some(({ name }) => normaliseName(name) === typed)) {
      return form.setError(
        'search',
        { message: 'There is a player of this name: choose them from the list, or write a namesake’s name below.' },
        { shouldFocus: true },
      );
    }
    const input = addPlayerInput(seasonLeagueTeamId, values);
    if (input === null)
      return form.setError(
        'firstName',
        { message: 'Please enter a name, or choose a player who exists.' },
        { shouldFocus: true },
      );
    try {
      await add({ variables: { input } });
    } catch (error) {
      if (failureOf(error).message !== 'Player already on this team') {
        banner({ kind: 'error', text: 'Error adding player' });
        throw error;
      }
      banner({ kind: 'error', text: 'Player already exists in this team' });
      return onClose();
    }
    banner({ kind: 'success', text: 'Player added to team' });
    onClose();
  };
  return (
    <FormDialog
      title="Add Player"
      form={form}
      fields={FIELDS}
      submitLabel="Add Player"
      failure="Error adding player"
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
          <Controller
            control={control}
            name="image"
            render={({ field: { value, onChange }, fieldState }) => (
              <PictureField
                label="Image"
                currentUrl={null}
                value={value}
                onChange={onChange}
                error={fieldState.error?.message}
                preview={(url) => <PlayerImage imageUrl={url} />}
              />
            )}
          />
        </>
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
