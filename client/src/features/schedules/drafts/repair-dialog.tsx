import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import type { LostHallInput } from '@/graphql/schema.generated';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';

interface Props {
  /** Names of the halls that the schedule plays in. */
  halls: readonly string[];
  onRepair: (lostHalls: LostHallInput[]) => void;
  onClose: () => void;
}

/** Asks, before a schedule with halls is repaired, whether one of them cannot be played in. */
export function RepairDialog({ halls, onRepair, onClose }: Props) {
  const form = useForm({ defaultValues: { hall: '', date: '' } });
  const isLost = form.watch('hall') !== '';
  return (
    <FormDialog
      title="Repair the schedule"
      form={form}
      fields={['hall', 'date']}
      submitLabel="Make a draft"
      failure="The schedule could not be repaired."
      save={({ hall, date }) => {
        onRepair(hall === '' ? [] : [{ location: hall, date: date || null }]);
        onClose();
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>
        Weeks off, teams that joined or left, their times and byes, and postponed games are known. Of the games to come
        as few as possible are changed; what comes of it is a draft that you look at first.
      </p>
      <Field label="A hall that is lost">
        {(control) => (
          <Select
            {...control}
            placeholder="None"
            options={halls.map((hall) => ({ value: hall, label: hall }))}
            {...form.register('hall')}
          />
        )}
      </Field>
      {isLost && (
        <Field label="Lost on" hint="Without a date: from today on.">
          {(control) => <Input {...control} type="date" {...form.register('date')} />}
        </Field>
      )}
    </FormDialog>
  );
}
