import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { named } from '@/app/admin/named';
import { PictureField } from '@/app/admin/forms/picture-field';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PlayerImage } from '@/ui/player-image';
import { wearerOf } from './worn-numbers';
import type { RosterRowFragment } from './season-team.generated';
import { useUpdateRosterEntryMutation } from './season-team.hooks.generated';

interface Values {
  firstName: string;
  lastName: string;
  image: File | null | undefined;
  jerseyNumber: string;
  position: string;
}

const hintText = () => t.rosters.in_this_team_and_season_left_blank_as();
const FIELDS = ['firstName', 'lastName', 'image', 'jerseyNumber', 'position'] as const;

function rosterValues({ player, jerseyNumber, position }: RosterRowFragment): Values {
  return {
    firstName: player.firstName,
    lastName: player.lastName,
    image: undefined,
    jerseyNumber: jerseyNumber ?? '',
    position: position ?? '',
  };
}

/** What is true of the player everywhere: a change of it is based on the player's version, too. */
const personInput = ({ firstName, lastName, image }: Values) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  image,
});

/** What is true in this team. */
const placeInput = ({ jerseyNumber, position }: Values) => ({
  jerseyNumber: jerseyNumber.trim() || null,
  position: position.trim() || null,
});

/** The entry as it will be. */
function expected(entry: RosterRowFragment, values: Values): RosterRowFragment {
  const { firstName, lastName } = personInput(values);
  const player = named('Player', { ...entry.player, firstName, lastName, fullName: `${firstName} ${lastName}`.trim() });
  const place = placeInput(values);
  const shown = {
    shownJerseyNumber: place.jerseyNumber ?? entry.shownJerseyNumber,
    shownPosition: place.position ?? entry.shownPosition,
  };
  return named('RosterEntry', { ...entry, ...place, ...shown, player });
}

/** Edits a player of a roster: name and picture everywhere, number and position in this team. */
export function EditPlayerDialog({
  entry,
  roster,
  onClose,
}: {
  entry: RosterRowFragment;
  roster: readonly RosterRowFragment[];
  onClose: () => void;
}) {
  const { player } = entry;
  const toast = useToast();
  const saved = useUndoToast();
  const { form, basis, onStale } = useEditForm(entry, rosterValues);
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const wearer = wearerOf(roster, watch('jerseyNumber'), entry.id);
  const [updateEntry] = useUpdateRosterEntryMutation();
  const save = async (values: Values, close: () => void): Promise<void> => {
    const before = rosterValues(basis);
    const person = changedFields(personInput(before), personInput(values));
    const place = changedFields(placeInput(before), placeInput(values));
    const isPersonal = Object.keys(person).length > 0;
    const input = {
      ...person,
      ...place,
      expectedVersion: basis.version,
      ...(isPersonal && { expectedPlayerVersion: basis.player.version }),
    };
    let data;
    try {
      // A picture is shown once it has come back; everything else at once, and taken back when the server refuses it.
      const optimisticResponse =
        values.image === undefined ? { updateRosterEntry: expected(entry, values), undoable: [] } : undefined;
      if (isPersonal || Object.keys(place).length > 0)
        ({ data } = await updateEntry({
          variables: { id: entry.id, input },
          ...(optimisticResponse && { optimisticResponse }),
        }));
    } catch (error) {
      toast({ kind: 'error', text: t.rosters.error_updating_player() });
      throw error;
    }
    saved({ message: t.rosters.player_updated(), ...undoOf(data) });
    close();
  };
  return (
    <FormDialog
      title={t.rosters.edit({ player: player.fullName })}
      form={form}
      fields={FIELDS}
      submitLabel={t.common.save()}
      failure={t.rosters.error_updating_player()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.common.first_name()} error={errors.firstName?.message}>
          {(props) => (
            <Input
              {...props}
              {...register('firstName', {
                ...atMost(100),
                validate: (name, { lastName }) => (name + lastName).trim() !== '' || t.rosters.please_enter_a_name(),
              })}
            />
          )}
        </Field>
        <Field label={t.common.last_name()} error={errors.lastName?.message}>
          {(props) => <Input {...props} {...register('lastName', atMost(100))} />}
        </Field>
      </div>
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label={t.rosters.image()}
            currentUrl={player.imageUrl}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => <PlayerImage imageUrl={url} />}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t.rosters.jersey_number()}
          hint={
            wearer ? (
              <span className="font-medium text-warning">{t.rosters.wears_this_number_too({ wearer })}</span>
            ) : (
              hintText()
            )
          }
          error={errors.jerseyNumber?.message}
        >
          {(props) => (
            <Input
              {...props}
              placeholder={entry.shownJerseyNumber ?? undefined}
              {...register('jerseyNumber', atMost(10))}
            />
          )}
        </Field>
        <Field label={t.rosters.position()} hint={hintText()} error={errors.position?.message}>
          {(props) => (
            <Input {...props} placeholder={entry.shownPosition ?? undefined} {...register('position', atMost(50))} />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
