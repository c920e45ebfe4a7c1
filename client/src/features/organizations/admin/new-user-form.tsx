import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { AccountFields } from '@/app/admin/users/account-fields';
import { secretOf, type UserSecret } from '@/app/admin/users/user-secret';
import { createInput, userValues, type UserValues } from '@/app/admin/users/user-form';
import { assignableRoles } from '@/lib/role-names';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import type { AdminOrganizationFragment } from './organizations.generated';
import { useCreateOrganizationUserMutation } from './organizations.hooks.generated';

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
  const { id, sports } = organization;
  const form = useForm({
    defaultValues: userValues(
      null,
      id,
      sports.map((sport) => sport.id),
      sendsMail,
    ),
  });
  const { register, formState } = form;
  const save = async (values: UserValues): Promise<void> => {
    const { data } = await create({ variables: { input: createInput(values) } });
    const { username, invite } = values;
    toast({ kind: 'success', text: invite ? t.users.invited({ username }) : t.users.created({ username }) });
    onDone(secretOf(data?.createUser));
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['username', 'email', 'role', 'password'],
    failure: t.users.error_creating_or_adding_user(),
    save,
    isOver: true,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pt-4">
      <FormError message={failed} />
      <AccountFields form={form} isNew sendsMail={sendsMail} />
      <Field label={t.users.role()}>
        {(control) => <Select {...control} options={assignableRoles()} {...register('role')} />}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {t.users.create_user()}
        </Button>
      </div>
    </form>
  );
}
