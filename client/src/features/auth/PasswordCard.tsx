import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { useChangeOwnPasswordMutation } from './account.generated';

interface Values {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

/** As the server has it. */
const SHORTEST = 10;

/** Changes the own password. All other sessions end with it. */
export function PasswordCard({ username }: { username: string }) {
  const banner = useBanner();
  const [change] = useChangeOwnPasswordMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailed(null);
    try {
      await change({ variables: { input: { currentPassword, newPassword } } });
      reset();
      banner({ kind: 'success', text: 'Your password is changed. You are signed out everywhere else.' });
    } catch (error) {
      setFailed(
        showFormErrors(error, setError, ['currentPassword', 'newPassword'], 'Your password could not be changed.'),
      );
    }
  });
  return (
    <Card title="Password">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
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
          hint={`At least ${SHORTEST} characters.`}
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
