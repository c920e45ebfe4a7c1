import { useApolloClient } from '@apollo/client/react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/FormDialog';
import { PictureField } from '@/app/admin/PictureField';
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

/** Edits a player of a roster: name and picture everywhere, number and position in this team. */
export function EditPlayerDialog({ entry, onClose }: { entry: RosterRowFragment; onClose: () => void }) {
  const { player } = entry;
  const banner = useBanner();
  const client = useApolloClient();
  const form = useForm<Values>({
    defaultValues: { firstName: player.firstName, lastName: player.lastName, image: undefined, jerseyNumber: entry.jerseyNumber ?? '', position: entry.position ?? '' },
  });
  const { register, control, formState } = form;
  const { errors, dirtyFields } = formState;
  const [updatePlayer] = useUpdateRosterPlayerMutation();
  const [updateEntry] = useUpdateRosterEntryMutation();
  const save = async ({ firstName, lastName, image, jerseyNumber, position }: Values): Promise<void> => {
    try {
      if (dirtyFields.firstName || dirtyFields.lastName || image !== undefined) {
        const input = { firstName: firstName.trim(), lastName: lastName.trim(), expectedVersion: player.version, ...(image !== undefined && { image }) };
        await updatePlayer({ variables: { id: player.id, input } });
      }
      if (dirtyFields.jerseyNumber || dirtyFields.position) {
        const input = { jerseyNumber: jerseyNumber.trim() || null, position: position.trim() || null, expectedVersion: entry.version };
        await updateEntry({ variables: { id: entry.id, input } });
      }
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
      onStale={() => client.refetchQueries({ include: ['SeasonTeam'] })}
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
