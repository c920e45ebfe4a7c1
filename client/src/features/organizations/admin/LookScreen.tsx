import { useState } from 'react';
import { useForm, Controller } from 'react-hook-form';
import { adminPaths } from '@/app/admin-paths';
import { showFormErrors } from '@/app/admin/form-errors';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { OWNERS } from '@/app/admin/roles';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import type { Theme } from '@/graphql/schema.generated';
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
      <ScreenHeader title="Look of the site">The colours that visitors see. The colours of this admin area are set in your account.</ScreenHeader>
      <Look />
    </Guard>
  );
}

function Look() {
  const result = useOrganizationLookQuery({ fetchPolicy: 'network-only' });
  return (
    <Loaded result={result}>
      {({ me }) => (me?.actingFor ? <LookForm key={me.actingFor.version} organization={me.actingFor} /> : <EmptyState title="Choose an organization first" />)}
    </Loaded>
  );
}

function LookForm({ organization }: { organization: OrganizationLookFragment }) {
  const banner = useBanner();
  const [update] = useUpdateThemeMutation();
  const [failed, setFailed] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<{ theme: Theme; accent: string }>({ defaultValues: { theme: organization.theme, accent: organization.accent } });
  const submit = handleSubmit(async (values) => {
    setFailed(null);
    try {
      await update({ variables: { input: { ...values, expectedVersion: organization.version } } });
      banner({ kind: 'success', text: 'Saved the look of the site.' });
    } catch (error) {
      setFailed(showFormErrors(error, setError, ['theme', 'accent'], 'The look could not be saved.'));
    }
  });
  return (
    <Card className="max-w-xl">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label="Theme">{(props) => <Select {...props} options={THEMES} {...register('theme')} />}</Field>
        <Controller control={control} name="accent" render={({ field: { value, onChange } }) => <AccentField value={value} onChange={onChange} error={formState.errors.accent?.message} />} />
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
