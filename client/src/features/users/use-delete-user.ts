import { useCallback } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { roleName } from '@/lib/role-names';
import type { EditableUserFragment } from './users.generated';
import { useDeleteUserMutation } from './users.hooks.generated';

/** Deletes a user after a question. */
export function useDeleteUser(): (user: EditableUserFragment) => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
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
        toast({ kind: 'error', text: messageOf(error, 'Error deleting user') });
      }
    },
    [confirm, remove, done, toast],
  );
}
