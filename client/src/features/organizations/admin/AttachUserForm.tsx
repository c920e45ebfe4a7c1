import { useState } from 'react';
import { Loaded } from '@/app/admin/Loaded';
import { messageOf } from '@/app/admin/failure';
import { roleName } from '@/lib/role-names';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Select } from '@/ui/Select';
import { Skeleton } from '@/ui/Skeleton';
import {
  type AdminOrganizationFragment,
  useAddUserToOrganizationMutation,
  useAttachableUsersQuery,
} from './organizations.generated';

interface Props {
  organization: AdminOrganizationFragment;
  onDone: () => void;
}

/** Attaches a user who exists to an organization; the user leaves the former one. */
export function AttachUserForm({ organization, onDone }: Props) {
  const result = useAttachableUsersQuery({ fetchPolicy: 'network-only' });
  const banner = useBanner();
  const [attach, { loading }] = useAddUserToOrganizationMutation({ refetchQueries: ['AdminOrganizations'] });
  const [userId, setUserId] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setFailed(null);
    try {
      await attach({ variables: { organizationId: organization.id, userId } });
      banner({ kind: 'success', text: `Added to ${organization.name}.` });
      onDone();
    } catch (error) {
      setFailed(messageOf(error, 'Error creating or adding user'));
    }
  };
  return (
    <Loaded result={result} skeleton={<Skeleton className="mt-4 h-24" />}>
      {({ users }) => {
        const others = users.filter((user) => user.organization?.id !== organization.id);
        const options = others.map(({ id, username, role, organization: former }) => ({
          value: id,
          label: `${username} (${[roleName(role), former?.name].filter(Boolean).join(', ')})`,
        }));
        return (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            className="flex flex-col gap-4 pt-4"
          >
            <FormError message={failed} />
            <Field label="User" hint="The user leaves the present organization and is signed out.">
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  placeholder="Choose a user"
                  value={userId}
                  onChange={(event) => setUserId(event.target.value)}
                />
              )}
            </Field>
            <div className="flex justify-end">
              <Button type="submit" variant="primary" busy={loading} disabled={userId === ''}>
                Add user
              </Button>
            </div>
          </form>
        );
      }}
    </Loaded>
  );
}
