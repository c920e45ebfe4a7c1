import { useForm, useWatch } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { createdMessage, LEAGUE_FIELDS, type LeagueValues, newLeagueInput } from './league-form';
import { useCreateLeagueMutation, useLeagueSourcesQuery } from './season-leagues.hooks.generated';

/** Adds a league to a season: a new one, one that other seasons have, or copies with teams and rosters. */
export function NewLeagueDialog({ seasonId, onClose }: { seasonId: string; onClose: () => void }) {
  const saved = useUndoToast();
  const { data } = useLeagueSourcesQuery();
  const [create] = useCreateLeagueMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const form = useForm<LeagueValues>({ defaultValues: { name: '', copyFromSeasonId: '' } });
  const { register, control, formState } = form;
  const copyFromSeasonId = useWatch({ control, name: 'copyFromSeasonId' });
  const { errors } = formState;
  const sources = (data?.me?.actingFor?.seasons ?? []).filter(
    ({ id, seasonLeagues }) => id !== seasonId && seasonLeagues.length > 0,
  );
  const source = sources.find(({ id }) => id === copyFromSeasonId);
  const names = [
    ...new Set(
      (source ? [source] : sources).flatMap(({ seasonLeagues }) => seasonLeagues.map(({ league }) => league.name)),
    ),
  ];
  const save = async (values: LeagueValues, close: () => void): Promise<void> => {
    const { data: answer } = await create({ variables: { input: newLeagueInput(seasonId, values) } });
    saved({
      message: createdMessage((answer?.createLeague ?? []).map(({ league }) => league.name)),
      ...undoOf(answer),
    });
    close();
  };
  return (
    <FormDialog
      title={t.leagues.new_league()}
      form={form}
      fields={LEAGUE_FIELDS}
      submitLabel={t.leagues.create_league()}
      failure={t.leagues.the_league_could_not_be_created()}
      save={save}
      onClose={onClose}
    >
      <Field
        label={t.common.name()}
        required={!source}
        hint={
          source
            ? t.leagues.left_blank_all_leagues_of({ count: source.seasonLeagues.length, source: source.name })
            : t.leagues.a_league_that_had_this_name_in_another()
        }
        error={errors.name?.message}
      >
        {(props) => (
          <Input
            {...props}
            list="league-names"
            placeholder={t.leagues.irvine_tuesday()}
            {...register('name', {
              ...atMost(200),
              validate: (name, values) =>
                name.trim() !== '' || values.copyFromSeasonId !== '' || t.leagues.name_is_required(),
            })}
          />
        )}
      </Field>
      {sources.length > 0 && (
        <Field
          label={t.leagues.copy_from()}
          hint={t.leagues.with_teams_and_rosters_without_games()}
          error={errors.copyFromSeasonId?.message}
        >
          {(props) => (
            <Select
              {...props}
              placeholder={t.leagues.nothing_begin_without_teams()}
              options={sources.map(({ id, name }) => ({ value: id, label: name }))}
              {...register('copyFromSeasonId')}
            />
          )}
        </Field>
      )}
      <datalist id="league-names">
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </FormDialog>
  );
}
