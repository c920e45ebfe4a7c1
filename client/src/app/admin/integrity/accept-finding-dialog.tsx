import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { isConflict } from '@/app/admin/forms/failure';
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
  readAnew: () => Promise<unknown>;
  onClose: () => void;
}

/** Accepts a finding, with the reason why it may stay as it is. */
export function AcceptFindingDialog({ finding, readAnew, onClose }: Props) {
  const undoable = useUndoToast();
  const [accept] = useAcceptFindingMutation();
  // What it is accepted with, as far as is known: somebody else may be at it, too.
  const [seen, setSeen] = useState(finding.acceptance?.reason ?? null);
  const form = useForm({ defaultValues: { reason: finding.acceptance?.reason ?? '' } });
  const { register, formState } = form;
  const save = async ({ reason }: { reason: string }, close: () => void): Promise<void> => {
    const { data } = await accept({ variables: { id: finding.id, reason, expectedReason: seen } }).catch(
      (error: unknown) => {
        if (isConflict(error)) setSeen(reasonIn(error));
        throw error;
      },
    );
    await readAnew();
    undoable({
      message: t.admin.accepted_finding({ finding: describeFinding(finding) }),
      undoId: data!.acceptIntegrityFinding.undoId,
    });
    close();
  };
  return (
    <FormDialog
      title={t.admin.accept_as_it_is()}
      form={form}
      fields={['reason']}
      submitLabel={t.admin.accept()}
      failure={t.admin.this_could_not_be_accepted()}
      save={save}
      onStale={readAnew}
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
            placeholder={t.admin.the_scoresheet_of_the_second_half_is_lost()}
            {...register('reason', {
              ...atMost(500),
              validate: (reason) => reason.trim() !== '' || t.admin.please_say_why(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** With what somebody else has accepted it, as a conflict says. */
function reasonIn(error: unknown): string | null {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return (first?.extensions?.['details'] as { reason: string | null } | undefined)?.reason ?? null;
}
