import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
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
      text: t.organizations.are_you_sure_you_want_to_delete_the({ name }),
      items: contentsInWords((await read(OrganizationContentsDocument, { id })).organizationById, users.length),
      consequence: t.organizations.all_of_it_goes_with_the_organization_and(),
      confirmLabel: t.organizations.delete_organization(),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: t.organizations.error_deleting_organization(),
  });
  return [run, isAsking || loading] as const;
}
