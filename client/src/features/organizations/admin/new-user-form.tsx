import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { InvitationFields } from '@/app/admin/users/invitation-fields';
import type { UserSecret } from '@/app/admin/users/user-secret';
import type { UserRole } from '@/graphql/schema.generated';
import { assignableRoles } from '@/lib/role-names';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import type { AdminOrganizationFragment } from './organizations.generated';
import { useCreateOrganizationUserMutation } from './organizations.hooks.generated';

interface Values {
  username: string;
  email: string;
  role: UserRole;
  password: string;
  /** A link lets the user choose the password. */
  invite: boolean;
}

interface Props {
  organization: AdminOrganizationFragment;
  /** Whether invitations go by e-mail. */
  sendsMail: boolean;
  /** Given what the server made, if it made something. */
  onDone: (made: UserSecret | null) => void;
}

/** A new user of an organization, with the organization's sports. */
export function NewUserForm({ organization, sendsMail, onDone }: Props) {
  const toast = useToast();
  const [create] = useCreateOrganizationUserMutation({ refetchQueries: ['AdminOrganizations'] });
  const form = useForm<Values>({
    defaultValues: { username: '', email: '', role: 'STAFF', password: '', invite: sendsMail },
  });
  const { register, watch, formState } = form;
  const invites = watch('invite');
  const { errors, isSubmitting } = formState;
  const save = async ({ password, email, invite, ...values }: Values): Promise<void> => {
    const input = {
      ...values,
      organizationId: organization.id,
      sportIds: organization.sports.map(({ id }) => id),
      email: email || null,
      ...(invite ? { invite } : password !== '' && { password }),
    };
    const { data } = await create({ variables: { input } });
    const { username } = values;
    toast({ kind: 'success', text: invite ? t.users.invited({ username }) : t.organizations.created({ username }) });
    const { temporaryPassword, invitationLink } = data!.createUser;
    if (invitationLink) onDone({ kind: 'invitation', text: invitationLink });
    else onDone(temporaryPassword ? { kind: 'password', text: temporaryPassword } : null);
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['username', 'email', 'role', 'password'],
    failure: t.organizations.error_creating_or_adding_user(),
    save,
    isOver: true,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-4">
      <FormError message={failed} />
      <Field label={t.common.username()} required error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            {...register('username', {
              ...atMost(100),
              validate: (name) => name.trim() !== '' || t.organizations.username_is_required(),
            })}
          />
        )}
      </Field>
      <Field label={t.organizations.email()} required={invites && sendsMail} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            {...register('email', {
              validate: (email, { invite }) =>
                !invite || !sendsMail || email.trim() !== '' || t.users.an_invitation_needs_an_address(),
            })}
          />
        )}
      </Field>
      <Field label={t.organizations.role()}>
        {(control) => <Select {...control} options={assignableRoles()} {...register('role')} />}
      </Field>
      <InvitationFields
        sendsMail={sendsMail}
        invites={invites}
        invite={register('invite')}
        password={register('password')}
        passwordError={errors.password?.message}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t.organizations.create_user()}
        </Button>
      </div>
    </form>
  );
}
