import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { BasicFields } from './basic-fields';
import { PlanFields } from './plan-fields';
import {
  SCHEDULE_ALIASES,
  SCHEDULE_FIELDS,
  scheduleChanges,
  type ScheduleValues,
  scheduleValues,
} from './schedule-form';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useUpdateScheduleMutation } from './schedules.hooks.generated';

/** Changes a schedule; its games stay until they are generated anew. */
export function EditScheduleDialog({ schedule, onClose }: { schedule: ScheduleHeadFragment; onClose: () => void }) {
  const done = useUndoToast();
  const [update] = useUpdateScheduleMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const { form, basis, onStale } = useEditForm(schedule, scheduleValues);
  const save = async (values: ScheduleValues, close: () => void): Promise<void> => {
    const { data } = await update({ variables: { id: schedule.id, input: scheduleChanges(basis, values) } });
    done({ message: t.schedules.schedule_updated_successfully(), undoId: data?.updateSchedule.undoId });
    close();
  };
  return (
    <FormDialog
      title={t.schedules.edit_schedule()}
      wide
      form={form}
      fields={SCHEDULE_FIELDS}
      aliases={SCHEDULE_ALIASES}
      submitLabel={t.common.save()}
      failure={t.schedules.failed_to_update_schedule()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <BasicFields form={form} />
      {schedule.gameCount > 0 && (
        <p className="text-sm text-muted">{t.schedules.games_stay_where_they_are_until_the_schedule()}</p>
      )}
      <details>
        <summary className="min-h-10 cursor-pointer py-2 font-semibold">
          {t.schedules.more_game_days_and_times()}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <PlanFields form={form} />
        </div>
      </details>
    </FormDialog>
  );
}
