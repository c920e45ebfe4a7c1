import { useForm } from 'react-hook-form';
import { QueryResult } from '@/app/admin/query-result';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { roleName } from '@/lib/role-names';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import { Skeleton } from '@/ui/skeleton';
import type { AdminOrganizationFragment } from './organizations.generated';
import { useAddUserToOrganizationMutation, useAttachableUsersQuery } from './organizations.hooks.generated';

interface Props {
  organization: AdminOrganizationFragment;
  onDone: () => void;
}

/** Attaches a user who exists to an organization; the user leaves the former one. */
export function AttachUserForm({ organization, onDone }: Props) {
  const result = useAttachableUsersQuery({ fetchPolicy: 'network-only' });
  const toast = useToast();
  const [attach] = useAddUserToOrganizationMutation({ refetchQueries: ['AdminOrganizations'] });
  const form = useForm({ defaultValues: { userId: '' } });
  const { register, watch, formState } = form;
  const save = async ({ userId }: { userId: string }): Promise<void> => {
    await attach({ variables: { organizationId: organization.id, userId } });
    toast({ kind: 'success', text: t.organizations.added_to({ organization: organization.name }) });
    onDone();
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['userId'],
    failure: t.organizations.error_creating_or_adding_user(),
    save,
    isOver: true,
  });
  return (
    <QueryResult result={result} skeleton={<Skeleton className="mt-4 h-24" />}>
      {({ users }) => {
        const others = users.filter((user) => user.organization?.id !== organization.id);
        const options = others.map(({ id, username, role, organization: former }) => ({
          value: id,
          label: `${username} (${[roleName(role), former?.name].filter(Boolean).join(', ')})`,
        }));
        return (
          <form onSubmit={submit} className="flex flex-col gap-4 pt-4">
            <FormError message={failed} />
            <Field
              label={t.organizations.user()}
              hint={t.organizations.the_user_leaves_the_present_organization_and()}
              error={formState.errors.userId?.message}
            >
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  placeholder={t.organizations.choose_a_user()}
                  {...register('userId')}
                />
              )}
            </Field>
            <div className="flex justify-end">
              <Button type="submit" variant="primary" busy={formState.isSubmitting} disabled={watch('userId') === ''}>
                {t.organizations.add_user()}
              </Button>
            </div>
          </form>
        );
      }}
    </QueryResult>
  );
}
