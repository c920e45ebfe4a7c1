import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { useToast } from '@/ui/toast-context';
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
  const toast = useToast();
  // What a schedule's drafts say before one is generated depends on them.
  const [update] = useUpdateTeamSlotsMutation({ refetchQueries: 'active' });
  const { form, basis, restart, onStale } = useEditForm(team, slotValues);
  const { register, setError, formState } = form;
  const save = async ({ unavailableSlots }: { unavailableSlots: string }): Promise<void> => {
    const read = readSlots(unavailableSlots);
    if ('wrong' in read)
      return setError('unavailableSlots', {
        message: `'${read.wrong}' is no time. Please write HH:MM, with commas between.`,
      });
    const { data } = await update({
      variables: { id: team.id, input: { unavailableSlots: read.slots, expectedVersion: basis.version } },
    });
    if (data) restart(data.updateTeam);
    toast({ kind: 'success', text: 'Team updated successfully' });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['unavailableSlots'],
    failure: 'Failed to update team',
    save,
    onStale,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError message={failed} />
      <Field
        label="Times at which the team never plays"
        hint="Comma-separated times (e.g. 18:00, 19:00). Schedules never break this."
        error={formState.errors.unavailableSlots?.message}
      >
        {(control) => <Input {...control} placeholder="18:00, 19:00" {...register('unavailableSlots')} />}
      </Field>
      <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
        Save slots
      </Button>
    </form>
  );
}
