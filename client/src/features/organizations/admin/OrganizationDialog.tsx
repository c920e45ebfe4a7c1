import { changedFields } from '@/app/admin/changed-fields';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useFormSave } from '@/app/admin/use-form-save';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { IdentityFields, SettingsFields } from './OrganizationFields';
import { inputOf, NEW_ORGANIZATION, ORGANIZATION_FIELDS, type OrganizationValues, valuesOf } from './organization-form';
import {
  type AdminOrganizationFragment,
  type AdminOrganizationsQuery,
  useCreateOrganizationMutation,
  useUpdateOrganizationMutation,
} from './organizations.generated';

interface Props {
  /** Null for a new one. */
  organization: AdminOrganizationFragment | null;
  sports: AdminOrganizationsQuery['sports'];
  onClose: () => void;
}

const valuesOrNew = (organization: AdminOrganizationFragment | null): OrganizationValues =>
  organization ? valuesOf(organization) : NEW_ORGANIZATION;

/** Creates an organization, or edits one. */
export function OrganizationDialog({ organization, sports, onClose }: Props) {
  const banner = useBanner();
  const refetchQueries = ['AdminOrganizations', 'OrganizationChoices'];
  const [create] = useCreateOrganizationMutation({ refetchQueries });
  const [update] = useUpdateOrganizationMutation({ refetchQueries });
  const { form, basis, onStale } = useEditForm(organization, valuesOrNew);
  const save = async (values: OrganizationValues): Promise<void> => {
    const input = inputOf(values);
    if (basis)
      await update({
        variables: {
          id: basis.id,
          input: { ...changedFields(inputOf(valuesOf(basis)), input), expectedVersion: basis.version },
        },
      });
    else await create({ variables: { input } });
    banner({ kind: 'success', text: basis ? `Saved ${values.name}.` : `Created ${values.name}.` });
    onClose();
  };
  const failure = organization ? 'Error updating organization' : 'Error creating organization';
  const { submit, failed } = useFormSave({
    form,
    fields: ORGANIZATION_FIELDS,
    aliases: { domain: 'domains' },
    failure,
    save,
    ...(organization && { onStale }),
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={organization ? `Edit ${organization.name}` : 'New organization'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="organization" variant="primary" busy={form.formState.isSubmitting}>
            {organization ? 'Save' : 'Create organization'}
          </Button>
        </>
      }
    >
      <form id="organization" onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormError message={failed} />
        <IdentityFields form={form} organization={organization} sports={sports} />
        <SettingsFields form={form} />
      </form>
    </Dialog>
  );
}
