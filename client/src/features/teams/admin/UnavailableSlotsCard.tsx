import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { readSlots, slotsText } from './slots';
import { type AdminTeamFragment, useUpdateTeamMutation } from './teams.generated';

/** The times at which a team never plays: a hard rule for schedules. */
export function UnavailableSlotsCard({ team }: { team: AdminTeamFragment & { unavailableSlots: readonly string[] } }) {
  const banner = useBanner();
  const [update] = useUpdateTeamMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { unavailableSlots: slotsText(team.unavailableSlots) } });
  const submit = handleSubmit(async ({ unavailableSlots }) => {
    setFailed(null);
    const read = readSlots(unavailableSlots);
    if ('wrong' in read) return setError('unavailableSlots', { message: `'${read.wrong}' is no time. Please write HH:MM, with commas between.` });
    try {
      await update({ variables: { id: team.id, input: { unavailableSlots: read.slots, expectedVersion: team.version } } });
      banner({ kind: 'success', text: 'Team updated successfully' });
    } catch (error) {
      setFailed(showFormErrors(error, setError, ['unavailableSlots'], 'Failed to update team'));
    }
  });
  return (
    <Card title="Unavailable slots">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label="Times at which the team never plays" hint="Comma-separated times (e.g. 18:00, 19:00). Schedules never break this." error={formState.errors.unavailableSlots?.message}>
          {(control) => <Input {...control} placeholder="18:00, 19:00" {...register('unavailableSlots')} />}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
          Save slots
        </Button>
      </form>
    </Card>
  );
}
