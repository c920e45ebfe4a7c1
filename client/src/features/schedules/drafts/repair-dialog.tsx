import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import type { LostHallInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
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
      title={t.schedules.repair_the_schedule()}
      form={form}
      fields={['hall', 'date']}
      submitLabel={t.schedules.make_a_draft()}
      failure={t.schedules.the_schedule_could_not_be_repaired()}
      save={({ hall, date }) => {
        onRepair(hall === '' ? [] : [{ location: hall, date: date || null }]);
        onClose();
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>{t.schedules.weeks_off_teams_that_joined_or_left_their()}</p>
      <Field label={t.schedules.a_hall_that_is_lost()}>
        {(control) => (
          <Select
            {...control}
            placeholder={t.schedules.none()}
            options={halls.map((hall) => ({ value: hall, label: hall }))}
            {...form.register('hall')}
          />
        )}
      </Field>
      {isLost && (
        <Field label={t.schedules.lost_on()} hint={t.schedules.without_a_date_from_today_on()}>
          {(control) => <Input {...control} type="date" {...form.register('date')} />}
        </Field>
      )}
    </FormDialog>
  );
}
