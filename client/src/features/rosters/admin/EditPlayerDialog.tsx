import { Controller } from 'react-hook-form';
import { changedFields } from '@/app/admin/changed-fields';
import { FormDialog } from '@/app/admin/FormDialog';
import { named } from '@/app/admin/named';
import { PictureField } from '@/app/admin/PictureField';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useBanner } from '@/ui/banner-context';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { PlayerImage } from '@/ui/PlayerImage';
import { type RosterRowFragment, useUpdateRosterEntryMutation } from './season-team.generated';

interface Values {
  firstName: string;
  lastName: string;
  image: File | null | undefined;
  jerseyNumber: string;
  position: string;
}

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
  return named('RosterEntry', { ...entry, ...placeInput(values), player });
}

/** Edits a player of a roster: name and picture everywhere, number and position in this team. */
export function EditPlayerDialog({ entry, onClose }: { entry: RosterRowFragment; onClose: () => void }) {
  const { player } = entry;
  const banner = useBanner();
  const { form, basis, onStale } = useEditForm(entry, rosterValues);
  const { register, control, formState } = form;
  const { errors } = formState;
  const [updateEntry] = useUpdateRosterEntryMutation();
  const save = async (values: Values): Promise<void> => {
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
    try {
      // A picture is shown once it has come back; everything else at once, and taken back when the server refuses it.
      const optimisticResponse =
        values.image === undefined ? { updateRosterEntry: expected(entry, values) } : undefined;
      if (isPersonal || Object.keys(place).length > 0)
        await updateEntry({ variables: { id: entry.id, input }, ...(optimisticResponse && { optimisticResponse }) });
    } catch (error) {
      banner({ kind: 'error', text: 'Error updating player' });
      throw error;
    }
    banner({ kind: 'success', text: 'Player updated' });
    onClose();
  };
  return (
    <FormDialog
      title={`Edit ${player.fullName}`}
      form={form}
      fields={FIELDS}
      submitLabel="Save"
      failure="Error updating player"
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          {(props) => (
            <Input
              {...props}
              maxLength={100}
              {...register('firstName', {
                validate: (name, { lastName }) => (name + lastName).trim() !== '' || 'Please enter a name.',
              })}
            />
          )}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(props) => <Input {...props} maxLength={100} {...register('lastName')} />}
        </Field>
      </div>
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField
            label="Image"
            currentUrl={player.imageUrl}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            preview={(url) => <PlayerImage imageUrl={url} />}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Jersey number" hint="In this team and season." error={errors.jerseyNumber?.message}>
          {(props) => <Input {...props} maxLength={10} {...register('jerseyNumber')} />}
        </Field>
        <Field label="Position" hint="In this team and season." error={errors.position?.message}>
          {(props) => <Input {...props} maxLength={50} {...register('position')} />}
        </Field>
      </div>
    </FormDialog>
  );
}
