import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { roleName } from '@/lib/role-names';
import type { EditableUserFragment } from './users.generated';
import { useDeleteUserMutation } from './users.hooks.generated';

/** Deletes a user after a question. */
export function useDeleteUser() {
  const [remove] = useDeleteUserMutation({ refetchQueries: ['Users'] });
  return useDeletion<EditableUserFragment>({
    question: ({ username, role, organization }) => ({
      text: `Are you sure you want to delete the user ${username}?`,
      items: [[username, roleName(role), organization?.name].filter(Boolean).join(', ')],
      consequence: 'The user is signed out everywhere. It can be undone for ten minutes.',
      confirmLabel: 'Delete user',
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: 'Error deleting user',
  });
}
