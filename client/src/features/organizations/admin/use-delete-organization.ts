import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { contentsInWords } from './organization-contents';
import { type AdminOrganizationFragment, OrganizationContentsDocument } from './organizations.generated';
import { useDeleteOrganizationMutation } from './organizations.hooks.generated';

/** Deletes an organization after a question that names what goes with it; and whether that is under way. */
export function useDeleteOrganization(): [(organization: AdminOrganizationFragment) => Promise<void>, boolean] {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [remove] = useDeleteOrganizationMutation({ refetchQueries: ['AdminOrganizations', 'OrganizationChoices'] });
  const run = async ({ id, name, users }: AdminOrganizationFragment): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: OrganizationContentsDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const agreed = await confirm({
        text: `Are you sure you want to delete the organization ${name}?`,
        items: contentsInWords(data?.organizationById ?? null, users.length),
        consequence:
          'All of it goes with the organization, and its site is gone for everybody. It can be undone for ten minutes.',
        confirmLabel: 'Delete organization',
      });
      if (!agreed) return;
      const { data: answer } = await remove({ variables: { id } });
      if (answer) done(answer.deleteOrganization);
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'Error deleting organization') });
    } finally {
      setBusy(false);
    }
  };
  return [run, busy];
}
