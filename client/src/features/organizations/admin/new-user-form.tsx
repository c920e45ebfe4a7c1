import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
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
}

interface Props {
  organization: AdminOrganizationFragment;
  /** Given the temporary password that the server made, if it made one. */
  onDone: (temporaryPassword: string | null) => void;
}

/** A new user of an organization, with the organization's sports. */
export function NewUserForm({ organization, onDone }: Props) {
  const toast = useToast();
  const [create] = useCreateOrganizationUserMutation({ refetchQueries: ['AdminOrganizations'] });
  const form = useForm<Values>({ defaultValues: { username: '', email: '', role: 'STAFF', password: '' } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = async ({ password, email, ...values }: Values): Promise<void> => {
    const input = {
      ...values,
      organizationId: organization.id,
      sportIds: organization.sports.map(({ id }) => id),
      email: email || null,
      ...(password !== '' && { password }),
    };
    const { data } = await create({ variables: { input } });
    toast({ kind: 'success', text: t.organizations.created({ username: values.username }) });
    onDone(data?.createUser.temporaryPassword ?? null);
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['username', 'email', 'role', 'password'],
    failure: t.organizations.error_creating_or_adding_user(),
    save,
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
            maxLength={100}
            {...register('username', {
              validate: (name) => name.trim() !== '' || t.organizations.username_is_required(),
            })}
          />
        )}
      </Field>
      <Field label={t.organizations.email()} error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="off" {...register('email')} />}
      </Field>
      <Field label={t.organizations.role()}>
        {(control) => <Select {...control} options={assignableRoles()} {...register('role')} />}
      </Field>
      <Field
        label={t.common.password()}
        hint={t.organizations.at_least_10_characters_left_blank_a()}
        error={errors.password?.message}
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" {...register('password')} />}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t.organizations.create_user()}
        </Button>
      </div>
    </form>
  );
}
