import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
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
        <Field label={t.seasons.sport()} required error={errors.sportId?.message}>
          {(props) => (
            <Select
              {...props}
              placeholder={t.seasons.choose_a_sport()}
              options={sports.map(({ id, name }) => ({ value: id, label: sportName(name) }))}
              {...register('sportId', { required: t.seasons.choose_a_sport_2() })}
            />
          )}
        </Field>
      )}
      {seasons.length > 0 && (
        <Field label={t.seasons.copy_from()} hint={t.seasons.its_leagues_and_what_you_choose_below_games()}>
          {(props) => (
            <Select
              {...props}
              placeholder={t.seasons.nothing_begin_with_an_empty_season()}
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
              label={t.seasons.copy_with_the_leagues()}
              options={COPY_PARTS.map(({ value: part, label }) => ({
                value: part,
                label: label(),
                disabled: part === 'ROSTERS' && !value.includes('TEAMS'),
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
