import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { describeFinding } from './finding-labels';
import type { FindingFragment } from './integrity.generated';
import { useAcceptFindingMutation } from './integrity.hooks.generated';

interface Props {
  finding: FindingFragment;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

/** Accepts a finding, with the reason why it may stay as it is. */
export function AcceptFindingDialog({ finding, refetch, onClose }: Props) {
  const undoable = useUndoToast();
  const [accept] = useAcceptFindingMutation();
  const form = useForm({ defaultValues: { reason: finding.acceptance?.reason ?? '' } });
  const { register, formState } = form;
  const save = async ({ reason }: { reason: string }): Promise<void> => {
    const { data } = await accept({ variables: { id: finding.id, reason } });
    await refetch();
    undoable(data!.acceptIntegrityFinding);
    onClose();
  };
  return (
    <FormDialog
      title="Accept as it is"
      form={form}
      fields={['reason']}
      submitLabel="Accept"
      failure="This could not be accepted."
      save={save}
      onClose={onClose}
    >
      <p>{describeFinding(finding)}</p>
      <Field
        label="Reason"
        required
        hint="Shown to administrators. It is asked about again when one of the figures changes."
        error={formState.errors.reason?.message}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            placeholder="The scoresheet of the second half is lost."
            {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Please say why.' })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
