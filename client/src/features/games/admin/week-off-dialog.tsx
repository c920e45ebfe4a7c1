import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { chosenLeague, LeagueField } from '@/app/admin/games/league-field';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { type AdminWeekOffFragment, ScheduleCalendarDocument } from './admin-schedule.generated';
import { useCreateWeekOffMutation, useUpdateWeekOffMutation } from './admin-schedule.hooks.generated';
import { GamesOnDay } from './games-on-day';

type Values = Record<'seasonLeagueId' | 'date' | 'reason', string>;

interface Props {
  /** The week off that is changed; a new one without. */
  weekOff?: AdminWeekOffFragment;
  /** The league that a new one begins with; '' for none. */
  seasonLeagueId?: string;
  date?: string;
  onClose: () => void;
}

/** Creates a week off of a league in its season, or changes one. */
export function WeekOffDialog({ weekOff, seasonLeagueId = '', date = '', onClose }: Props) {
  const done = useUndoToast();
  const client = useApolloClient();
  const valuesOf = useCallback(
    (of: AdminWeekOffFragment | undefined): Values => ({
      seasonLeagueId: of?.seasonLeague.id ?? seasonLeagueId,
      date: of?.date ?? date,
      reason: of?.reason ?? '',
    }),
    [seasonLeagueId, date],
  );
  const refresh = useCallback(() => client.refetchQueries({ include: [ScheduleCalendarDocument] }), [client]);
  const { form, basis, onStale } = useEditForm(weekOff, valuesOf, refresh);
  const { register, formState } = form;
  const [league, day] = form.watch(['seasonLeagueId', 'date']);
  const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const [create] = useCreateWeekOffMutation(options);
  const [update] = useUpdateWeekOffMutation(options);
  const save = async (values: Values, close: () => void): Promise<void> => {
    const inputOf = ({ date: on, reason }: Values) => ({ date: on, reason: reason.trim() || null });
    if (basis) {
      const input = { ...changedFields(inputOf(valuesOf(basis)), inputOf(values)), expectedVersion: basis.version };
      const { data } = await update({ variables: { id: basis.id, input } });
      done({ message: t.games.week_off_updated(), undoId: data?.updateWeekOff.undoId });
    } else {
      const input = { seasonLeagueId: values.seasonLeagueId, ...inputOf(values) };
      const { data } = await create({ variables: { input } });
      done({ message: t.games.week_off_created(), undoId: data?.createWeekOff.undoId });
    }
    close();
  };
  return (
    <FormDialog
      title={
        weekOff ? t.games.edit_week_off_of({ league: weekOff.seasonLeague.league.name }) : t.games.create_week_off_2()
      }
      form={form}
      fields={['seasonLeagueId', 'date', 'reason']}
      submitLabel={weekOff ? t.common.save() : t.games.create_week_off_2()}
      failure={weekOff ? t.games.failed_to_update_week_off() : t.games.failed_to_create_week_off()}
      addsMore={!weekOff}
      // A hall that is closed takes the same day from several leagues.
      next={(saved) => ({ ...saved, seasonLeagueId })}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      {!weekOff && (
        <LeagueField
          error={formState.errors.seasonLeagueId?.message}
          field={register('seasonLeagueId', { validate: chosenLeague })}
        />
      )}
      <Field label={t.common.date()} required error={formState.errors.date?.message}>
        {(control) => (
          <Input
            {...control}
            type="date"
            {...register('date', { validate: (on) => on !== '' || t.games.please_choose_a_date() })}
          />
        )}
      </Field>
      <GamesOnDay seasonLeagueId={league} date={day} />
      <Field
        label={t.games.reason()}
        hint={t.games.the_public_schedule_shows_it_without_one_off()}
        error={formState.errors.reason?.message}
      >
        {(control) => <Input {...control} {...register('reason', atMost(200))} />}
      </Field>
    </FormDialog>
  );
}
