import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { type SeasonChoices, seasonLeagueOptions } from '@/app/admin/season/season-league-options';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import { BasicFields } from './basic-fields';
import { PlanFields } from './plan-fields';
import {
  newScheduleInput,
  SCHEDULE_ALIASES,
  SCHEDULE_FIELDS,
  type ScheduleValues,
  scheduleValues,
} from './schedule-form';
import { useCreateScheduleMutation } from './schedules.hooks.generated';

interface Props {
  seasons: SeasonChoices;
  /** The league that it begins with; '' for none. */
  seasonLeagueId: string;
  /** Given the new schedule's id. */
  onCreated: (id: string) => void;
}

/** Creates a schedule, without games. */
export function CreateScheduleForm({ seasons, seasonLeagueId, onCreated }: Props) {
  const done = useUndoToast();
  const [create] = useCreateScheduleMutation({ refetchQueries: ['ScheduleList'], awaitRefetchQueries: true });
  const form = useForm<ScheduleValues>({ defaultValues: { ...scheduleValues(null), seasonLeagueId } });
  const { register, formState, reset, resetField, getFieldState } = form;
  // The only league may have come just now; one that was chosen stays.
  useEffect(() => {
    if (!getFieldState('seasonLeagueId').isDirty) resetField('seasonLeagueId', { defaultValue: seasonLeagueId });
  }, [seasonLeagueId, getFieldState, resetField]);
  const save = async (values: ScheduleValues): Promise<void> => {
    const { data } = await create({ variables: { input: newScheduleInput(values) } });
    done({ message: t.schedules.schedule_created_successfully(), undoId: data?.createSchedule.undoId });
    reset({ ...scheduleValues(null), seasonLeagueId: values.seasonLeagueId });
    if (data) onCreated(data.createSchedule.id);
  };
  const { submit, failed } = useFormSave({
    form,
    fields: SCHEDULE_FIELDS,
    aliases: SCHEDULE_ALIASES,
    failure: t.schedules.failed_to_create_schedule(),
    save,
    isOver: true,
  });
  return (
    <form onSubmit={submit} noValidate className="flex max-w-3xl flex-col gap-4">
      <FormError message={failed} />
      <Field label={t.common.league()} required error={formState.errors.seasonLeagueId?.message}>
        {(control) => (
          <Select
            {...control}
            placeholder={t.schedules.select_a_league()}
            options={seasonLeagueOptions(seasons)}
            {...register('seasonLeagueId', { validate: (id) => id !== '' || t.schedules.please_choose_a_league() })}
          />
        )}
      </Field>
      <BasicFields form={form} />
      <PlanFields form={form} />
      <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
        {t.schedules.create_schedule()}
      </Button>
    </form>
  );
}
