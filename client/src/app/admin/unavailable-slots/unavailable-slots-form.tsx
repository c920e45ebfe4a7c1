import { WrongFields } from '@/app/admin/forms/failure';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { readSlots, slotsText } from './slots';
import { useUpdateTeamSlotsMutation } from './unavailable-slots.hooks.generated';

interface Team {
  id: string;
  version: number;
  unavailableSlots: readonly string[];
}

const slotValues = (team: Team) => ({ unavailableSlots: slotsText(team.unavailableSlots) });

/** The times at which a team never plays: a hard rule for schedules. */
export function UnavailableSlotsForm({ team }: { team: Team }) {
  const saved = useUndoToast();
  // What a schedule's drafts say before one is generated depends on them.
  const [update] = useUpdateTeamSlotsMutation({ refetchQueries: 'active' });
  const { form, basis, restart, onStale } = useEditForm(team, slotValues);
  const { register, formState } = form;
  const save = async ({ unavailableSlots }: { unavailableSlots: string }): Promise<void> => {
    const read = readSlots(unavailableSlots);
    if ('wrong' in read)
      throw new WrongFields([
        { field: 'unavailableSlots', message: t.admin.is_no_time_please_write_hh_mm_with({ wrong: read.wrong }) },
      ]);
    const { data } = await update({
      variables: { id: team.id, input: { unavailableSlots: read.slots, expectedVersion: basis.version } },
    });
    if (data) restart(data.updateTeam, { unavailableSlots });
    saved({ message: t.admin.team_updated_successfully(), ...undoOf(data) });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['unavailableSlots'],
    failure: t.admin.failed_to_update_team(),
    save,
    onStale,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError message={failed} />
      <Field
        label={t.admin.times_at_which_the_team_never_plays()}
        hint={t.admin.comma_separated_times_e_g_18_00_19()}
        error={formState.errors.unavailableSlots?.message}
      >
        {(control) => <Input {...control} placeholder="18:00, 19:00" {...register('unavailableSlots')} />}
      </Field>
      <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
        {t.admin.save_slots()}
      </Button>
    </form>
  );
}
