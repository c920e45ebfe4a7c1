import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
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
  const { seasonId, league } = props;
  const { data } = usePlaySettingsQuery({
    variables: { seasonId, leagueId: league.id },
    fetchPolicy: 'cache-and-network',
  });
  const seasonLeague = data?.me?.actingFor?.seasonLeague;
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
  const save = async (values: PlaySettingsValues): Promise<void> => {
    const { data } = await update({
      variables: { seasonLeagueId: basis.id, input: playSettingsInput(basis, values) },
    });
    done({ message: `Settings for plays of ${league.name} updated`, undoId: data?.updatePlaySettings.undoId });
    onClose();
  };
  const figure = (
    name: (typeof PLAY_SETTINGS_FIELDS)[number],
    label: string,
    hint: string,
    validate: (typed: string, values: PlaySettingsValues) => true | string,
  ) => (
    <Field label={label} hint={hint} error={errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={4}
          className="max-w-24"
          {...form.register(name, { validate })}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={`Plays of ${league.name}`}
      form={form}
      fields={PLAY_SETTINGS_FIELDS}
      submitLabel="Save"
      failure="The settings could not be saved."
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <p className="text-sm text-muted">For this season’s games. What was entered before goes on counting as it did.</p>
      {figure('periodMinutes', 'Minutes of a period', 'Of a regular one. Nothing: no time is kept.', checkFigure)}
      {figure('bonusFouls', 'Bonus from team foul', 'Of a period. Nothing: never.', checkFigure)}
      {figure('doubleBonusFouls', 'Double bonus from team foul', 'Of a period. Nothing: never.', checkDoubleBonus)}
      <Checkbox label="An assist counts on a free throw" {...form.register('assistsOnFreeThrows')} />
      <Checkbox label="A player’s technical foul is a personal foul" {...form.register('technicalCountsAsPersonal')} />
    </FormDialog>
  );
}
