import type { UseFormRegisterReturn } from 'react-hook-form';
import { seasonLeagueOptions } from '@/app/admin/season/season-league-options';
import { useSeasonLeagueChoicesQuery } from '@/app/admin/season/season-league-options.hooks.generated';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';

interface Props {
  error: string | undefined;
  /** The form's field, as `register` gives it. */
  field: UseFormRegisterReturn;
}

/** Checks the choice of a league. */
export const chosenLeague = (id: string): string | true => id !== '' || t.admin.please_choose_a_league();

/** The choice of a league in its season. */
export function LeagueField({ error, field }: Props) {
  const seasons = useSeasonLeagueChoicesQuery().data?.me?.actingFor?.seasons ?? [];
  return (
    <Field label={t.common.league()} required error={error}>
      {(control) => (
        // The choice is set again when the list has come.
        <Select
          key={seasons.flatMap(({ seasonLeagues }) => seasonLeagues).length}
          {...control}
          placeholder={t.admin.select_a_league()}
          options={seasonLeagueOptions(seasons)}
          {...field}
        />
      )}
    </Field>
  );
}
