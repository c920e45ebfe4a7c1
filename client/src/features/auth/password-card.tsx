import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { useChangeOwnPasswordMutation } from './account.hooks.generated';

interface Values {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

/** As the server has it. */
const SHORTEST = 10;

interface Props {
  username: string;
  /** Called once the password is changed; default: a message says so. */
  onChanged?: () => void;
}

/** Changes the own password. All other sessions end with it. */
export function PasswordCard({ username, onChanged }: Props) {
  const toast = useToast();
  const [change] = useChangeOwnPasswordMutation();
  const form = useForm<Values>({ defaultValues: { currentPassword: '', newPassword: '', repeated: '' } });
  const { register, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = async ({ currentPassword, newPassword }: Values): Promise<void> => {
    await change({ variables: { input: { currentPassword, newPassword } } });
    reset();
    if (onChanged) return onChanged();
    toast({ kind: 'success', text: 'Your password is changed. You are signed out everywhere else.' });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['currentPassword', 'newPassword'],
    failure: 'Your password could not be changed.',
    save,
  });
  return (
    <Card title="Password">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <Field label="Present password" required error={errors.currentPassword?.message}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              {...register('currentPassword', { required: 'Please enter your present password.' })}
            />
          )}
        </Field>
        <Field
          label="New password"
          required
          hint={`At least ${SHORTEST} characters; none of the commonest passwords, and more than your user name.`}
          error={errors.newPassword?.message}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register('newPassword', {
                required: 'Please choose a new password.',
                minLength: { value: SHORTEST, message: `A password has at least ${SHORTEST} characters.` },
              })}
            />
          )}
        </Field>
        <Field label="New password again" required error={errors.repeated?.message}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register('repeated', {
                validate: (text, { newPassword }) => text === newPassword || 'The two are not the same.',
              })}
            />
          )}
        </Field>
        <FormError message={failed} />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
