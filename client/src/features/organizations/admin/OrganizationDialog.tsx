import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FormError } from '@/ui/FormError';
import { IdentityFields, SettingsFields } from './OrganizationFields';
import { inputOf, NEW_ORGANIZATION, ORGANIZATION_FIELDS, type OrganizationValues, valuesOf } from './organization-form';
import { type AdminOrganizationFragment, type AdminOrganizationsQuery, useCreateOrganizationMutation, useUpdateOrganizationMutation } from './organizations.generated';

interface Props {
  /** Null for a new one. */
  organization: AdminOrganizationFragment | null;
  sports: AdminOrganizationsQuery['sports'];
  onClose: () => void;
}

/** Creates an organization, or edits one. */
export function OrganizationDialog({ organization, sports, onClose }: Props) {
  const banner = useBanner();
  const refetchQueries = ['AdminOrganizations', 'OrganizationChoices'];
  const [create] = useCreateOrganizationMutation({ refetchQueries });
  const [update] = useUpdateOrganizationMutation({ refetchQueries });
  const [failed, setFailed] = useState<string | null>(null);
  const form = useForm<OrganizationValues>({ defaultValues: organization ? valuesOf(organization) : NEW_ORGANIZATION });
  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    try {
      const input = inputOf(values);
      if (organization) await update({ variables: { id: organization.id, input: { ...input, expectedVersion: organization.version } } });
      else await create({ variables: { input } });
      banner({ kind: 'success', text: organization ? `Saved ${values.name}.` : `Created ${values.name}.` });
      onClose();
    } catch (error) {
      setFailed(showFormErrors(error, form.setError, ORGANIZATION_FIELDS, organization ? 'Error updating organization' : 'Error creating organization', { domain: 'domains' }));
    }
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
      <form id="organization" onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-5">
        <FormError message={failed} />
        <IdentityFields form={form} organization={organization} sports={sports} />
        <SettingsFields form={form} />
      </form>
    </Dialog>
  );
}
