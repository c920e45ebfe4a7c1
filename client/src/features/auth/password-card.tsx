import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { t } from '@/texts';
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
    toast({ kind: 'success', text: t.auth.your_password_is_changed_you_are_signed_out() });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['currentPassword', 'newPassword'],
    failure: t.auth.your_password_could_not_be_changed(),
    save,
    isOver: true,
  });
  return (
    <Card title={t.common.password()}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <Field label={t.auth.present_password()} required error={errors.currentPassword?.message}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              {...register('currentPassword', { required: t.auth.please_enter_your_present_password() })}
            />
          )}
        </Field>
        <Field
          label={t.auth.new_password()}
          required
          hint={t.auth.at_least_characters_none_of_the_commonest({ shortest: SHORTEST })}
          error={errors.newPassword?.message}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register('newPassword', {
                required: t.auth.please_choose_a_new_password(),
                minLength: {
                  value: SHORTEST,
                  message: t.auth.a_password_has_at_least_characters({ shortest: SHORTEST }),
                },
              })}
            />
          )}
        </Field>
        <Field label={t.auth.new_password_again()} required error={errors.repeated?.message}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="new-password"
              {...register('repeated', {
                validate: (text, { newPassword }) => text === newPassword || t.auth.the_two_are_not_the_same(),
              })}
            />
          )}
        </Field>
        <FormError message={failed} />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t.auth.change_password()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
