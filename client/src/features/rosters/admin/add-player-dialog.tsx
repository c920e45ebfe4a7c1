import { Controller, useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { failureOf, WrongFields } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { PictureField } from '@/app/admin/forms/picture-field';
import { ListInstead } from '@/app/admin/name-lists/list-instead';
import { PlayerChoiceFields } from '@/app/admin/player-choice/player-choice-fields';
import { usePlayerChoice } from '@/app/admin/player-choice/use-player-choice';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PlayerImage } from '@/ui/player-image';
import { addPlayerInput, NO_ROSTER_PLAYER, type RosterPlayerChoice } from './add-player-input';
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
  const saved = useUndoToast();
  const form = useForm<RosterPlayerChoice>({ defaultValues: NO_ROSTER_PLAYER });
  const { register, control, formState } = form;
  const { errors } = formState;
  const choosing = usePlayerChoice(form, seasonLeagueTeamId);
  const [add] = useAddPlayerToTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  const save = async (values: RosterPlayerChoice, done: () => void, begins: boolean): Promise<void> => {
    await choosing.check(values);
    const input = addPlayerInput(seasonLeagueTeamId, values)!;
    let data;
    try {
      ({ data } = await add({ variables: { input } }));
    } catch (error) {
      if (failureOf(error).message !== 'Player already on this team') {
        toast({ kind: 'error', text: t.rosters.error_adding_player() });
        throw error;
      }
      const message = t.rosters.player_already_exists_in_this_team();
      // Whoever adds another one after this goes on here: nothing of it was saved, so all of it stays.
      if (begins) throw new WrongFields([{ field: values.playerId === '' ? 'firstName' : 'search', message }]);
      toast({ kind: 'error', text: message });
      return done();
    }
    saved({ message: t.rosters.player_added_to_team(), ...undoOf(data) });
    done();
  };
  return (
    <FormDialog
      title={t.rosters.add_player()}
      form={form}
      fields={FIELDS}
      submitLabel={t.rosters.add_player()}
      addsMore
      failure={t.rosters.error_adding_player()}
      save={save}
      onClose={onClose}
    >
      <ListInstead onOpen={onList} />
      <PlayerChoiceFields choosing={choosing}>
        <Controller
          control={control}
          name="image"
          render={({ field: { value, onChange }, fieldState }) => (
            <PictureField
              label={t.rosters.image()}
              currentUrl={null}
              value={value}
              onChange={onChange}
              error={fieldState.error?.message}
              preview={(url) => <PlayerImage imageUrl={url} />}
            />
          )}
        />
      </PlayerChoiceFields>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.rosters.jersey_number()} error={errors.jerseyNumber?.message}>
          {(props) => <Input {...props} {...register('jerseyNumber', atMost(10))} />}
        </Field>
        <Field label={t.rosters.position()} error={errors.position?.message}>
          {(props) => <Input {...props} {...register('position', atMost(50))} />}
        </Field>
      </div>
    </FormDialog>
  );
}
