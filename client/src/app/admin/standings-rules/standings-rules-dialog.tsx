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
import { Select } from '@/ui/select';
import {
  checkPlaces,
  checkPoints,
  POINT_FIELDS,
  STANDINGS_RULES_FIELDS,
  standingsRulesInput,
  standingsRulesValues,
  type StandingsRulesValues,
} from './standings-rules-form';
import { type LeagueStandingsRulesFragment, LeagueStandingsRulesDocument } from './standings-rules.generated';
import { useLeagueStandingsRulesQuery, useUpdateStandingsRulesMutation } from './standings-rules.hooks.generated';
import { TieBreakList } from './tie-break-list';

interface Props {
  seasonId: string;
  league: { id: string; name: string };
  onClose: () => void;
}

const orderOptions = () => [
  { value: 'percentage', label: t.admin.win_percentage() },
  { value: 'points', label: t.admin.points_for_results() },
];

const POINT_LABELS = {
  win: () => t.admin.win(),
  tie: () => t.admin.tie(),
  loss: () => t.admin.loss(),
  forfeitWin: () => t.admin.won_by_forfeit(),
  forfeitLoss: () => t.admin.forfeited(),
} as const;

/** How a league orders its teams in a season, once that is known. */
export function StandingsRules(props: Props) {
  const { seasonId, league, onClose } = props;
  const result = useLeagueStandingsRulesQuery({ variables: { seasonId, leagueId: league.id } });
  const seasonLeague = result.data?.me?.actingFor?.seasonLeague;
  useFailedOpening(result, seasonLeague === null ? t.leagues.league_not_found() : null, onClose);
  return seasonLeague ? <StandingsRulesDialog {...props} stored={seasonLeague} /> : null;
}

function StandingsRulesDialog({ seasonId, league, stored, onClose }: Props & { stored: LeagueStandingsRulesFragment }) {
  const done = useUndoToast();
  const client = useApolloClient();
  const refresh = useCallback(
    () =>
      client.query({
        query: LeagueStandingsRulesDocument,
        variables: { seasonId, leagueId: league.id },
        fetchPolicy: 'network-only',
      }),
    [client, seasonId, league.id],
  );
  const { form, basis, onStale } = useEditForm(stored, standingsRulesValues, refresh);
  const [update] = useUpdateStandingsRulesMutation({ refetchQueries: ['SeasonStandings'] });
  const { errors } = form.formState;
  const { order, tieBreaks } = form.watch();
  const save = async (values: StandingsRulesValues, close: () => void): Promise<void> => {
    const { data } = await update({
      variables: { seasonLeagueId: basis.id, input: standingsRulesInput(basis, values) },
    });
    done({
      message: t.admin.standings_rules_of_updated({ league: league.name }),
      undoId: data?.updateStandingsRules.undoId,
    });
    close();
  };
  return (
    <FormDialog
      title={t.admin.standings_of({ league: league.name })}
      form={form}
      fields={STANDINGS_RULES_FIELDS}
      aliases={Object.fromEntries(POINT_FIELDS.map((field) => [`points.${field}`, field]))}
      submitLabel={t.common.save()}
      failure={t.admin.the_rules_could_not_be_saved()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t.admin.for_this_season_results_stay_as_they_are()}</p>
      <Field label={t.admin.teams_are_ordered_by()}>
        {(control) => <Select {...control} options={orderOptions()} {...form.register('order')} />}
      </Field>
      {order === 'points' && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{t.admin.points_for_a()}</legend>
          <div className="grid grid-cols-3 gap-3">
            {POINT_FIELDS.map((field) => (
              <Field key={field} label={POINT_LABELS[field]()} error={errors[field]?.message}>
                {(control) => (
                  <Input
                    {...control}
                    className="tabular"
                    {...form.register(field, { validate: (_typed, values) => checkPoints(field, values) })}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      )}
      <TieBreakList
        value={tieBreaks}
        sport={stored.season.sport.name}
        onChange={(next) => form.setValue('tieBreaks', next, { shouldDirty: true })}
      />
      {tieBreaks.includes('DRAWN_LOT') && <Lots teams={stored.teams} />}
      <Field
        label={t.admin.places_that_qualify()}
        hint={t.admin.how_many_are_to_be_among_the_first()}
        error={errors.qualifyingPlaces?.message}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            className="max-w-24"
            {...form.register('qualifyingPlaces', { validate: checkPlaces })}
          />
        )}
      </Field>
      <div>
        <Checkbox label={t.admin.all_games_of_the_season_are_entered()} {...form.register('scheduleIsComplete')} />
        <p className="mt-1 text-sm text-muted">{t.admin.then_the_standings_mark_who_is_certain_to()}</p>
      </div>
    </FormDialog>
  );
}

/** What was drawn. */
function Lots({ teams }: { teams: LeagueStandingsRulesFragment['teams'] }) {
  const drawn = teams
    .flatMap(({ lot, team }) => (lot === null ? [] : [{ lot, name: team.name }]))
    .sort((one, other) => one.lot - other.lot);
  return (
    <p className="rounded-md bg-surface-2 px-3 py-2 text-sm">
      {drawn.length === 0
        ? t.admin.no_lots_are_drawn_yet_draw_lots_is()
        : t.admin.drawn({ value: drawn.map(({ name }, index) => `${index + 1}. ${name}`).join(', ') })}
      {drawn.length > 0 &&
        drawn.length < teams.length &&
        t.admin.without_a_lot_stand_behind({ number: teams.length - drawn.length })}
    </p>
  );
}
