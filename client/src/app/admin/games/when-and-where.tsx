import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { TextFields } from '@/app/admin/forms/text-fields';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type GameValues, TEXTS } from './game-form';
import { useGameLocationsQuery } from './game-writes.hooks.generated';
import { PlaceFindings } from './place-findings';

interface Props {
  form: UseFormReturn<GameValues>;
  /** The game that is edited; none of a new one. */
  gameId?: string;
  /** The division to whose bracket a new one belongs. */
  divisionId?: string | undefined;
}

/**
 * Date, time, place and video of a game, with what speaks against them; the places that are known already are offered.
 */
export function WhenAndWhere({ form, gameId, divisionId }: Props) {
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
      <div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.common.date()} error={errors.date?.message}>
            {(control) => <Input {...control} type="date" {...register('date')} />}
          </Field>
          <Field label={t.admin.time()} hint={t.admin.without_one_it_is_tbd()} error={errors.time?.message}>
            {(control) => <Input {...control} type="time" {...register('time')} />}
          </Field>
        </div>
        <PlaceFindings form={form} gameId={gameId} divisionId={divisionId} />
      </div>
      <Field label={location.label()} error={errors.location?.message}>
        {(control) => (
          <Input
            {...control}
            list={listId}
            autoComplete="off"
            {...register('location', {
              ...atMost(location.max),
              onChange: ({ target }) => fillAddress(String(target.value)),
            })}
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
