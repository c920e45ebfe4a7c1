import { type UseFormReturn, useWatch } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import type { UserValues } from './user-form';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { InvitationFields } from './invitation-fields';

interface Props {
  form: UseFormReturn<UserValues>;
  isNew: boolean;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
}

/** By what a user signs in: username and address, and how a new one comes to a password. */
export function AccountFields({ form: { control, register, formState }, isNew, sendsMail }: Props) {
  const invites = useWatch({ control, name: 'invite' }) && isNew;
  const { errors } = formState;
  return (
    <>
      <Field label={t.common.username()} required error={errors.username?.message}>
        {(props) => (
          <Input
            {...props}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username', {
              ...atMost(100),
              validate: (name) => name.trim() !== '' || t.users.username_is_required(),
            })}
          />
        )}
      </Field>
      <Field label={t.users.email()} required={invites && sendsMail} error={errors.email?.message}>
        {(props) => (
          <Input
            {...props}
            type="email"
            autoComplete="off"
            {...register('email', {
              validate: (email, { invite }) =>
                !isNew || !invite || !sendsMail || email.trim() !== '' || t.users.an_invitation_needs_an_address(),
            })}
          />
        )}
      </Field>
      {isNew && (
        <InvitationFields
          sendsMail={sendsMail}
          invites={invites}
          invite={register('invite')}
          password={register('password')}
          passwordError={errors.password?.message}
        />
      )}
    </>
  );
}
