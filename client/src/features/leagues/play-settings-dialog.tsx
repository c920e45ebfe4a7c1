import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useFailedOpening } from '@/app/admin/use-failed-opening';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import {
  checkDoubleBonus,
  checkFigure,
  PLAY_SETTINGS_FIELDS,
  playSettingsInput,
  playSettingsValues,
  type PlaySettingsValues,
} from './play-settings-form';
import { type LeaguePlaySettingsFragment, PlaySettingsDocument } from './play-settings.generated';
import { usePlaySettingsQuery, useUpdatePlaySettingsMutation } from './play-settings.hooks.generated';

interface Props {
  seasonId: string;
  league: { id: string; name: string };
  onClose: () => void;
}

/** What a league decides about the plays of a season's games, once that is known. */
export function PlaySettings(props: Props) {
  const { seasonId, league, onClose } = props;
  const result = usePlaySettingsQuery({ variables: { seasonId, leagueId: league.id } });
  const seasonLeague = result.data?.me?.actingFor?.seasonLeague;
  useFailedOpening(result, seasonLeague === null ? t.leagues.league_not_found() : null, onClose);
  return seasonLeague ? <PlaySettingsDialog {...props} stored={seasonLeague} /> : null;
}

function PlaySettingsDialog({ seasonId, league, stored, onClose }: Props & { stored: LeaguePlaySettingsFragment }) {
  const done = useUndoToast();
  const client = useApolloClient();
  const refresh = useCallback(
    () =>
      client.query({
        query: PlaySettingsDocument,
        variables: { seasonId, leagueId: league.id },
        fetchPolicy: 'network-only',
      }),
    [client, seasonId, league.id],
  );
  const { form, basis, onStale } = useEditForm(stored, playSettingsValues, refresh);
  const [update] = useUpdatePlaySettingsMutation();
  const { errors } = form.formState;
  const save = async (values: PlaySettingsValues, close: () => void): Promise<void> => {
    const { data } = await update({
      variables: { seasonLeagueId: basis.id, input: playSettingsInput(basis, values) },
    });
    done({
      message: t.leagues.settings_for_plays_of_updated({ league: league.name }),
      undoId: data?.updatePlaySettings.undoId,
    });
    close();
  };
  const figure = (
    name: (typeof PLAY_SETTINGS_FIELDS)[number],
    label: string,
    hint: string,
    validate: (typed: string, values: PlaySettingsValues) => true | string,
  ) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      {(control) => (
        <Input {...control} inputMode="numeric" className="max-w-24" {...form.register(name, { validate })} />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={t.leagues.plays_of({ league: league.name })}
      form={form}
      fields={PLAY_SETTINGS_FIELDS}
      submitLabel={t.common.save()}
      failure={t.leagues.the_settings_could_not_be_saved()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t.leagues.for_this_seasons_games_what_was_entered()}</p>
      {figure(
        'periodMinutes',
        t.leagues.minutes_of_a_period(),
        t.leagues.of_a_regular_one_nothing_no_time_is(),
        checkFigure,
      )}
      {figure('bonusFouls', t.leagues.bonus_from_team_foul(), t.leagues.of_a_period_nothing_never(), checkFigure)}
      {figure(
        'doubleBonusFouls',
        t.leagues.double_bonus_from_team_foul(),
        t.leagues.of_a_period_nothing_never(),
        checkDoubleBonus,
      )}
      <Checkbox label={t.leagues.an_assist_counts_on_a_free_throw()} {...form.register('assistsOnFreeThrows')} />
      <Checkbox
        label={t.leagues.a_players_technical_foul_is_a_personal_foul()}
        {...form.register('technicalCountsAsPersonal')}
      />
    </FormDialog>
  );
}
