import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface Props {
  act: 'move' | 'swap';
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
      title={act === 'move' ? t.schedules.move_game() : t.schedules.swap_games()}
      form={form}
      fields={['reason']}
      submitLabel={act === 'move' ? t.schedules.move_anyway() : t.schedules.swap_anyway()}
      failure={t.schedules.the_games_could_not_be_moved()}
      save={async ({ reason }, close) => {
        await onReason(reason.trim());
        close();
      }}
      onClose={onClose}
    >
      <p>{what}</p>
      <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">{warning}</p>
      {consequences.length > 0 && <p>{consequences.join('. ')}</p>}
      <Field
        label={t.schedules.reason()}
        required
        hint={t.schedules.the_audit_trail_keeps_it()}
        error={form.formState.errors.reason?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('reason', {
              ...atMost(500),
              validate: (reason) => reason.trim() !== '' || t.schedules.please_give_a_reason(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
