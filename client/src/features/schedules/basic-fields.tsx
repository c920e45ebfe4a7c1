import { MOST_WEEKS } from '@domain/schedule/most-weeks';
import type { UseFormReturn } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type ScheduleValues, weeksProblem } from './schedule-form';

/** Name, start date and number of weeks. */
export function BasicFields({ form: { register, formState } }: { form: UseFormReturn<ScheduleValues> }) {
  const { errors } = formState;
  return (
    <>
      <Field label={t.common.name()} required error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            placeholder={t.schedules.regular_season()}
            {...register('name', {
              ...atMost(200),
              validate: (name) => name.trim() !== '' || t.schedules.name_is_required(),
            })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t.schedules.start_date()}
          required
          hint={t.schedules.the_first_week_begins_on_it()}
          error={errors.startDate?.message}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              {...register('startDate', { validate: (date) => date !== '' || t.schedules.start_date_is_required() })}
            />
          )}
        </Field>
        <Field
          label={t.schedules.weeks()}
          required
          hint={t.schedules.weeks_off_count()}
          error={errors.numWeeks?.message}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_WEEKS}
              {...register('numWeeks', { validate: weeksProblem })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
