import { Controller } from 'react-hook-form';
import { adminPaths } from '@/app/admin-paths';
import { changedFields } from '@/app/admin/changed-fields';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { OWNERS } from '@/app/admin/roles';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useFormSave } from '@/app/admin/use-form-save';
import { useBanner } from '@/ui/banner-context';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Select } from '@/ui/Select';
import { AccentField } from './AccentField';
import { type OrganizationLookFragment, useOrganizationLookQuery, useUpdateThemeMutation } from './look.generated';
import { THEMES } from './organization-options';

/** Theme and accent of the organization's site. Its owners. */
export default function LookScreen() {
  return (
    <Guard roles={OWNERS} needsOrganization>
      <Breadcrumbs items={[{ label: 'Pages', to: adminPaths.pages() }, { label: 'Look of the site' }]} />
      <div className="mt-3" />
      <ScreenHeader title="Look of the site">
        The colours that visitors see. The colours of this admin area are set in your account.
      </ScreenHeader>
      <Look />
    </Guard>
  );
}

function Look() {
  const result = useOrganizationLookQuery({ fetchPolicy: 'network-only' });
  return (
    <Loaded result={result}>
      {({ me }) =>
        me?.actingFor ? (
          <LookForm key={me.actingFor.id} organization={me.actingFor} />
        ) : (
          <EmptyState title="Choose an organization first" />
        )
      }
    </Loaded>
  );
}

const lookValues = ({ theme, accent }: OrganizationLookFragment) => ({ theme, accent });

function LookForm({ organization }: { organization: OrganizationLookFragment }) {
  const banner = useBanner();
  const [update] = useUpdateThemeMutation();
  const { form, basis, restart, onStale } = useEditForm(organization, lookValues);
  const { register, control, formState } = form;
  const save = async (values: ReturnType<typeof lookValues>): Promise<void> => {
    const { data } = await update({
      variables: { input: { ...changedFields(lookValues(basis), values), expectedVersion: basis.version } },
    });
    if (data) restart(data.updateTheme);
    banner({ kind: 'success', text: 'Saved the look of the site.' });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['theme', 'accent'],
    failure: 'The look could not be saved.',
    save,
    onStale,
  });
  return (
    <Card className="max-w-xl">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label="Theme">{(props) => <Select {...props} options={THEMES} {...register('theme')} />}</Field>
        <Controller
          control={control}
          name="accent"
          render={({ field: { value, onChange } }) => (
            <AccentField value={value} onChange={onChange} error={formState.errors.accent?.message} />
          )}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            Save
          </Button>
          <a href={`/${organization.slug}`} className="link">
            See the site
          </a>
        </div>
      </form>
    </Card>
  );
}
