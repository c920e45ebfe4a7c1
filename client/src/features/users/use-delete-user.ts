import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { roleName } from '@/lib/role-names';
import { t } from '@/texts';
import type { EditableUserFragment } from './users.generated';
import { useDeleteUserMutation } from './users.hooks.generated';

/** Deletes a user after a question. */
export function useDeleteUser() {
  const [remove] = useDeleteUserMutation({ refetchQueries: ['Users'] });
  return useDeletion<EditableUserFragment>({
    question: ({ username, role, organization }) => ({
      text: t.users.are_you_sure_you_want_to_delete_the({ username }),
      items: [[username, roleName(role), organization?.name].filter(Boolean).join(', ')],
      consequence: t.users.the_user_is_signed_out_everywhere_it_can(),
      confirmLabel: t.users.delete_user(),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: t.users.error_deleting_user(),
  });
}
