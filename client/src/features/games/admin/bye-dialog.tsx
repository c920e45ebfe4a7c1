import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { chosenLeague, LeagueField } from '@/app/admin/games/league-field';
import { useGameTeams } from '@/app/admin/games/use-game-teams';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { type AdminByeFragment, ScheduleCalendarDocument } from './admin-schedule.generated';
import { useCreateByeMutation, useUpdateByeMutation } from './admin-schedule.hooks.generated';
import { GamesOnDay } from './games-on-day';

type Values = Record<'seasonLeagueId' | 'teamId' | 'date', string>;

interface Props {
  /** The bye that is changed; a new one without. */
  bye?: AdminByeFragment;
  /** The league that a new one begins with; '' for none. */
  seasonLeagueId?: string;
  date?: string;
  onClose: () => void;
}

/** Creates a bye of a team, or changes one. */
export function ByeDialog({ bye, seasonLeagueId = '', date = '', onClose }: Props) {
  const done = useUndoToast();
  const client = useApolloClient();
  const valuesOf = useCallback(
    (of: AdminByeFragment | undefined): Values => ({
      seasonLeagueId: of?.seasonLeague?.id ?? seasonLeagueId,
      teamId: of?.teams[0]?.id ?? '',
      date: of ? (of.date ?? '') : date,
    }),
    [seasonLeagueId, date],
  );
  const refresh = useCallback(() => client.refetchQueries({ include: [ScheduleCalendarDocument] }), [client]);
  const { form, basis, onStale } = useEditForm(bye, valuesOf, refresh);
  const { register, formState, watch, setValue } = form;
  const [league, team, day] = watch(['seasonLeagueId', 'teamId', 'date']);
  const { teams, isLoading } = useGameTeams(league);
  // The bye's own team is there before the list has come: its date can be changed meanwhile.
  const own = (basis?.teams ?? []).filter(({ id }) => !teams.some((each) => each.id === id));
  const options = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const [create] = useCreateByeMutation(options);
  const [update] = useUpdateByeMutation(options);
  const save = async (values: Values, close: () => void): Promise<void> => {
    const inputOf = ({ teamId, date: on }: Values) => ({
      seasonLeagueTeamId: teams.find(({ id }) => id === teamId)?.seasonTeamId ?? '',
      date: on || null,
    });
    if (basis?.id) {
      const input = {
        ...changedFields(inputOf(valuesOf(basis)), inputOf(values)),
        expectedVersion: basis.version,
      };
      const { data } = await update({ variables: { id: basis.id, input } });
      done({ message: t.games.bye_updated(), undoId: data?.updateBye.undoId });
    } else {
      const { data } = await create({ variables: { input: inputOf(values) } });
      done({ message: t.games.bye_created(), undoId: data?.createBye.undoId });
    }
    close();
  };
  const isLeagueMissing = league === '';
  return (
    <FormDialog
      title={bye ? t.games.edit_bye_of({ name: bye.teams[0]?.name ?? '' }) : t.games.create_bye()}
      form={form}
      fields={['seasonLeagueId', 'teamId', 'date']}
      aliases={{ seasonLeagueTeamId: 'teamId' }}
      submitLabel={bye ? t.common.save() : t.games.create_bye()}
      failure={bye ? t.games.failed_to_update_bye() : t.games.failed_to_create_bye()}
      addsMore={!bye}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      {!bye && (
        <LeagueField
          error={formState.errors.seasonLeagueId?.message}
          field={register('seasonLeagueId', { validate: chosenLeague, onChange: () => setValue('teamId', '') })}
        />
      )}
      <Field label={t.common.team()} required error={formState.errors.teamId?.message}>
        {(control) => (
          // The choice is set again when the list has come.
          <Select
            key={`${teams.length}`}
            {...control}
            disabled={isLeagueMissing}
            placeholder={
              isLeagueMissing
                ? t.games.choose_a_league_first()
                : isLoading
                  ? t.common.loading()
                  : t.games.select_a_team()
            }
            options={[...own, ...teams].map(({ id, name }) => ({ value: id, label: name }))}
            {...register('teamId', { validate: (id) => id !== '' || t.games.please_choose_a_team() })}
          />
        )}
      </Field>
      <Field
        label={t.common.date()}
        hint={t.games.without_one_the_bye_shows_here_only_not()}
        error={formState.errors.date?.message}
      >
        {(control) => <Input {...control} type="date" {...register('date')} />}
      </Field>
      <GamesOnDay seasonLeagueId={league} teamId={team} date={day} />
    </FormDialog>
  );
}
