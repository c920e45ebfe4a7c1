import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextFields } from '@/app/admin/forms/text-fields';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type GameValues, TEXTS } from './game-form';
import { useGameLocationsQuery } from './game-writes.hooks.generated';

/** Date, time, place and video of a game; the places that are known already are offered. */
export function WhenAndWhere({ form }: { form: UseFormReturn<GameValues> }) {
  const places = useGameLocationsQuery().data?.me?.actingFor?.locations ?? [];
  const listId = useId();
  const { register, formState } = form;
  const { errors } = formState;
  const { location, ...others } = TEXTS;
  const fillAddress = (name: string): void => {
    const place = places.find((each) => each.name === name.trim());
    if (place?.url && form.getValues('locationUrl') === '')
      form.setValue('locationUrl', place.url, { shouldDirty: true });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.common.date()} error={errors.date?.message}>
          {(control) => <Input {...control} type="date" {...register('date')} />}
        </Field>
        <Field label={t.admin.time()} hint={t.admin.without_one_it_is_tbd()} error={errors.time?.message}>
          {(control) => <Input {...control} type="time" {...register('time')} />}
        </Field>
      </div>
      <Field label={location.label()} error={errors.location?.message}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            maxLength={location.max}
            {...register('location', { onChange: ({ target }) => fillAddress(String(target.value)) })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {places.map(({ id, name }) => (
          <option key={id} value={name} aria-label={name} />
        ))}
      </datalist>
      <TextFields texts={others} form={form} />
    </>
  );
}
