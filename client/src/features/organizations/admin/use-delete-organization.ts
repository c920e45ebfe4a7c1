import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { contentsInWords } from './organization-contents';
import { type AdminOrganizationFragment, OrganizationContentsDocument } from './organizations.generated';
import { useDeleteOrganizationMutation } from './organizations.hooks.generated';

/** Deletes an organization after a question that names what goes with it; and whether that is under way. */
export function useDeleteOrganization() {
  const [remove, { loading }] = useDeleteOrganizationMutation({
    refetchQueries: ['AdminOrganizations', 'OrganizationChoices'],
  });
  const [run, isAsking] = useDeletion<AdminOrganizationFragment>({
    question: async ({ id, name, users }, read) => ({
      text: `Are you sure you want to delete the organization ${name}?`,
      items: contentsInWords((await read(OrganizationContentsDocument, { id })).organizationById, users.length),
      consequence:
        'All of it goes with the organization, and its site is gone for everybody. It can be undone for ten minutes.',
      confirmLabel: 'Delete organization',
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: 'Error deleting organization',
  });
  return [run, isAsking || loading] as const;
}
