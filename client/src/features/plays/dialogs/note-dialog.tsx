import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { CourtGame } from '../court-game';
import type { EnteredNote } from '../hooks/use-entry';
import { WhoField } from './who-field';

const FIELDS = ['note', 'who'] as const;

interface Props {
  game: CourtGame;
  /** Answers whether the device has stored it. */
  onSave: (note: EnteredNote) => Promise<boolean>;
  onClose: () => void;
}

/** Writes down what is no play: who was warned, why the clock stood. It stands in the list, and counts for nothing. */
export function NoteDialog({ game, onSave, onClose }: Props) {
  const form = useForm({ defaultValues: { note: '', who: '' } });
  const { register, formState } = form;
  const save = async ({ note, who }: { note: string; who: string }, close: () => void): Promise<void> => {
    const [teamId = '', playerId = ''] = who.split('/');
    if (await onSave({ note: note.trim(), teamId: teamId || null, playerId: playerId || null })) close();
  };
  return (
    <FormDialog
      title={t.plays.note()}
      form={form}
      fields={FIELDS}
      submitLabel={t.common.save()}
      failure={t.plays.this_device_could_not_store_the_play()}
      save={save}
      onClose={onClose}
    >
      <Field label={t.plays.note()} error={formState.errors.note?.message}>
        {(control) => (
          <Input
            {...control}
            className="min-h-11"
            {...register('note', {
              ...atMost(500),
              validate: (text) => text.trim() !== '' || t.plays.write_what_is_to_be_noted(),
            })}
          />
        )}
      </Field>
      <WhoField game={game} error={formState.errors.who?.message} field={register('who')} />
    </FormDialog>
  );
}
