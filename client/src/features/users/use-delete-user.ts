import { useCallback } from 'react';
import { messageOf } from '@/app/admin/failure';
import { useDone } from '@/app/admin/use-done';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { roleName } from '@/lib/role-names';
import { type EditableUserFragment, useDeleteUserMutation } from './users.generated';

/** Deletes a user after a question. */
export function useDeleteUser(): (user: EditableUserFragment) => Promise<void> {
  const confirm = useConfirm();
  const banner = useBanner();
  const done = useDone();
  const [remove] = useDeleteUserMutation({ refetchQueries: ['Users'] });
  return useCallback(
    async ({ id, username, role, organization }) => {
      const agreed = await confirm({
        text: `Are you sure you want to delete the user ${username}?`,
        items: [[username, roleName(role), organization?.name].filter(Boolean).join(', ')],
        consequence: 'The user is signed out everywhere. It can be undone for ten minutes.',
        confirmLabel: 'Delete user',
      });
      if (!agreed) return;
      try {
        const { data } = await remove({ variables: { id } });
        if (data) done(data.deleteUser);
      } catch (error) {
        banner({ kind: 'error', text: messageOf(error, 'Error deleting user') });
      }
    },
    [confirm, remove, done, banner],
  );
}
