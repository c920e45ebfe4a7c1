import { Controller } from 'react-hook-form';
import { changedFields } from '@/app/admin/changed-fields';
import { FormDialog } from '@/app/admin/FormDialog';
import { PictureField } from '@/app/admin/PictureField';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useUpdateRosterPlayerMutation } from '@/features/players/admin/player-profile.generated';
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
  return { firstName: player.firstName, lastName: player.lastName, image: undefined, jerseyNumber: jerseyNumber ?? '', position: position ?? '' };
}

/** What is true of the player everywhere. */
const personInput = ({ firstName, lastName, image }: Values) => ({ firstName: firstName.trim(), lastName: lastName.trim(), image });

/** What is true in this team. */
const placeInput = ({ jerseyNumber, position }: Values) => ({ jerseyNumber: jerseyNumber.trim() || null, position: position.trim() || null });

/** Edits a player of a roster: name and picture everywhere, number and position in this team. */
export function EditPlayerDialog({ entry, onClose }: { entry: RosterRowFragment; onClose: () => void }) {
  const { player } = entry;
  const banner = useBanner();
  const { form, basis, onStale } = useEditForm(entry, rosterValues);
  const { register, control, formState } = form;
  const { errors } = formState;
  const [updatePlayer] = useUpdateRosterPlayerMutation();
  const [updateEntry] = useUpdateRosterEntryMutation();
  const save = async (values: Values): Promise<void> => {
    const before = rosterValues(basis);
    const person = changedFields(personInput(before), personInput(values));
    const place = changedFields(placeInput(before), placeInput(values));
    try {
      if (Object.keys(person).length > 0) await updatePlayer({ variables: { id: player.id, input: { ...person, expectedVersion: basis.player.version } } });
      if (Object.keys(place).length > 0) await updateEntry({ variables: { id: entry.id, input: { ...place, expectedVersion: basis.version } } });
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
          {(props) => <Input {...props} maxLength={100} {...register('firstName', { validate: (name, { lastName }) => (name + lastName).trim() !== '' || 'Please enter a name.' })} />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(props) => <Input {...props} maxLength={100} {...register('lastName')} />}
        </Field>
      </div>
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange }, fieldState }) => (
          <PictureField label="Image" currentUrl={player.imageUrl} value={value} onChange={onChange} error={fieldState.error?.message} preview={(url) => <PlayerImage imageUrl={url} />} />
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
