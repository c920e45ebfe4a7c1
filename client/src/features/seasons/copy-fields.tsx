import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { COPY_PARTS, type SeasonValues } from './season-form';

interface Named {
  id: string;
  name: string;
}

interface Props {
  form: UseFormReturn<SeasonValues>;
  seasons: readonly Named[];
  /** The sports that the user has to choose from; fewer than two need no choice. */
  sports: readonly Named[];
}

/** What only a new season is asked: its sport, and what to begin with. */
export function CopyFields({ form: { register, control, formState }, seasons, sports }: Props) {
  const { errors } = formState;
  const copyFromSeasonId = useWatch({ control, name: 'copyFromSeasonId' });
  const options = (items: readonly Named[]): { value: string; label: string }[] =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {sports.length > 1 && (
        <Field label="Sport" required error={errors.sportId?.message}>
          {(props) => (
            <Select
              {...props}
              placeholder="Choose a sport"
              options={options(sports)}
              {...register('sportId', { required: 'Choose a sport.' })}
            />
          )}
        </Field>
      )}
      {seasons.length > 0 && (
        <Field label="Copy from" hint="Its leagues, and what you choose below. Games are not copied.">
          {(props) => (
            <Select
              {...props}
              placeholder="Nothing: begin with an empty season"
              options={options(seasons)}
              {...register('copyFromSeasonId')}
            />
          )}
        </Field>
      )}
      {copyFromSeasonId !== '' && (
        <Controller
          control={control}
          name="copyParts"
          render={({ field: { value, onChange } }) => (
            <CheckboxGroup
              label="Copy with the leagues"
              options={COPY_PARTS.map((part) => ({
                ...part,
                disabled: part.value === 'ROSTERS' && !value.includes('TEAMS'),
              }))}
              value={value}
              onChange={onChange}
              error={errors.copyParts?.message}
            />
          )}
        />
      )}
    </>
  );
}
