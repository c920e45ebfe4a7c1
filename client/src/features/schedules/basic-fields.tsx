import { MOST_WEEKS } from '@domain/schedule/most-weeks';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type ScheduleValues, weeksProblem } from './schedule-form';

/** Name, start date and number of weeks. */
export function BasicFields({ form: { register, formState } }: { form: UseFormReturn<ScheduleValues> }) {
  const { errors } = formState;
  return (
    <>
      <Field label="Name" required error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder="Regular season"
            {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required.' })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Start Date" required hint="The first week begins on it." error={errors.startDate?.message}>
          {(control) => (
            <Input
              {...control}
              type="date"
              {...register('startDate', { validate: (date) => date !== '' || 'Start date is required.' })}
            />
          )}
        </Field>
        <Field label="Weeks" required hint="Weeks off count." error={errors.numWeeks?.message}>
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
