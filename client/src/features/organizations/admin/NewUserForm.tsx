import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import type { UserRole } from '@/graphql/schema.generated';
import { ASSIGNABLE_ROLES } from '@/lib/role-names';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { type AdminOrganizationFragment, useCreateOrganizationUserMutation } from './organizations.generated';

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
  const banner = useBanner();
  const [create] = useCreateOrganizationUserMutation({ refetchQueries: ['AdminOrganizations'] });
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { username: '', email: '', role: 'STAFF', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password, email, ...values }) => {
    setFailed(null);
    try {
      const input = {
        ...values,
        organizationId: organization.id,
        sportIds: organization.sports.map(({ id }) => id),
        email: email || null,
        ...(password !== '' && { password }),
      };
      const { data } = await create({ variables: { input } });
      banner({ kind: 'success', text: `Created ${values.username}.` });
      onDone(data?.createUser.temporaryPassword ?? null);
    } catch (error) {
      setFailed(
        showFormErrors(error, setError, ['username', 'email', 'role', 'password'], 'Error creating or adding user'),
      );
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4 pt-4">
      <FormError message={failed} />
      <Field label="Username" required error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            {...register('username', { validate: (name) => name.trim() !== '' || 'Username is required.' })}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} type="email" autoComplete="off" {...register('email')} />}
      </Field>
      <Field label="Role">
        {(control) => <Select {...control} options={ASSIGNABLE_ROLES} {...register('role')} />}
      </Field>
      <Field
        label="Password"
        hint="At least 10 characters; left blank: a temporary one is made and shown once."
        error={errors.password?.message}
      >
        {(control) => <Input {...control} type="password" autoComplete="new-password" {...register('password')} />}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Create user
        </Button>
      </div>
    </form>
  );
}
