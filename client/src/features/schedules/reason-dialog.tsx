import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface Props {
  act: 'Move' | 'Swap';
  /** What is to be done: 'Aces vs Bulls to Sun, Oct 5, 2025, 6:00 PM'. */
  what: string;
  /** What speaks against it. */
  warning: string;
  /** What would become worse for teams beside it, in lines. */
  consequences: readonly string[];
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why a game is moved, or two are swapped, although something speaks against it. */
export function ReasonDialog({ act, what, warning, consequences, onReason, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={act === 'Move' ? 'Move game' : 'Swap games'}
      form={form}
      fields={['reason']}
      submitLabel={`${act} anyway`}
      failure="The games could not be moved."
      save={async ({ reason }) => {
        await onReason(reason.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <p>{what}</p>
      <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">{warning}</p>
      {consequences.length > 0 && <p>{consequences.join('. ')}</p>}
      <Field label="Reason" required hint="The audit trail keeps it." error={form.formState.errors.reason?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Please give a reason.' })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
