import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
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
    undoable({
      message: t.admin.accepted_finding({ finding: describeFinding(finding) }),
      undoId: data!.acceptIntegrityFinding.undoId,
    });
    onClose();
  };
  return (
    <FormDialog
      title={t.admin.accept_as_it_is()}
      form={form}
      fields={['reason']}
      submitLabel={t.admin.accept()}
      failure={t.admin.this_could_not_be_accepted()}
      save={save}
      onClose={onClose}
    >
      <p>{describeFinding(finding)}</p>
      <Field
        label={t.admin.reason()}
        required
        hint={t.admin.shown_to_administrators_it_is_asked_about()}
        error={formState.errors.reason?.message}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            placeholder={t.admin.the_scoresheet_of_the_second_half_is_lost()}
            {...register('reason', { validate: (reason) => reason.trim() !== '' || t.admin.please_say_why() })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
