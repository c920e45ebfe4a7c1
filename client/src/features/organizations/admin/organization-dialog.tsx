import { changedFields } from '@/app/admin/forms/changed-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { IdentityFields, SettingsFields } from './organization-fields';
import {
  inputOf,
  NEW_ORGANIZATION,
  ORGANIZATION_FIELDS,
  type OrganizationValues,
  valuesOf,
} from './organization-values';
import type { AdminOrganizationFragment, AdminOrganizationsQuery } from './organizations.generated';
import { useCreateOrganizationMutation, useUpdateOrganizationMutation } from './organizations.hooks.generated';

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
  const toast = useToast();
  const refetchQueries = ['AdminOrganizations', 'OrganizationChoices'];
  const [create] = useCreateOrganizationMutation({ refetchQueries });
  const [update] = useUpdateOrganizationMutation({ refetchQueries });
  const { form, basis, onStale } = useEditForm(organization, valuesOrNew);
  const save = async (values: OrganizationValues, close: () => void): Promise<void> => {
    const input = inputOf(values);
    if (basis)
      await update({
        variables: {
          id: basis.id,
          input: { ...changedFields(inputOf(valuesOf(basis)), input), expectedVersion: basis.version },
        },
      });
    else await create({ variables: { input } });
    toast({
      kind: 'success',
      text: basis ? t.organizations.saved({ values: values.name }) : t.organizations.created_2({ values: values.name }),
    });
    close();
  };
  return (
    <FormDialog
      wide
      title={
        organization ? t.organizations.edit_2({ organization: organization.name }) : t.organizations.new_organization()
      }
      form={form}
      fields={ORGANIZATION_FIELDS}
      aliases={{ domain: 'domains' }}
      submitLabel={organization ? t.common.save() : t.organizations.create_organization()}
      failure={
        organization ? t.organizations.error_updating_organization() : t.organizations.error_creating_organization()
      }
      save={save}
      {...(organization && { onStale })}
      onClose={onClose}
    >
      <IdentityFields form={form} organization={organization} sports={sports} />
      <SettingsFields form={form} />
    </FormDialog>
  );
}
