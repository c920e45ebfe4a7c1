import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
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
  const save = async (values: ScheduleValues): Promise<void> => {
    const { data } = await update({ variables: { id: schedule.id, input: scheduleChanges(basis, values) } });
    done({ message: 'Schedule updated successfully', undoId: data?.updateSchedule.undoId });
    onClose();
  };
  return (
    <FormDialog
      title="Edit schedule"
      wide
      form={form}
      fields={SCHEDULE_FIELDS}
      aliases={SCHEDULE_ALIASES}
      submitLabel="Save"
      failure="Failed to update schedule"
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <BasicFields form={form} />
      {schedule.gameCount > 0 && (
        <p className="text-sm text-muted">Games stay where they are until the schedule is generated anew.</p>
      )}
      <details>
        <summary className="min-h-10 cursor-pointer py-2 font-semibold">More: game days and times</summary>
        <div className="flex flex-col gap-4 pt-2">
          <PlanFields form={form} />
        </div>
      </details>
    </FormDialog>
  );
}
