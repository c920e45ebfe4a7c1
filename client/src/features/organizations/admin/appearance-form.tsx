import { Controller } from 'react-hook-form';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { siteAddress } from '@/app/admin/frame/view-site';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Select } from '@/ui/select';
import { AccentField } from './accent-field';
import type { AppearanceFragment } from './appearance.generated';
import { useUpdateAppearanceMutation } from './appearance.hooks.generated';
import { APPEARANCE_FIELDS, type AppearanceValues, appearanceValues } from './appearance-values';
import { LogoField } from './logo-field';
import {
  homeVariantOptions,
  playerNameOptions,
  rosterNameOptions,
  siteLanguageOptions,
  themeOptions,
} from './organization-options';
import { SocialFields } from './social-fields';

/** The form of the appearance. Only what was changed is sent. */
export function AppearanceForm({ organization }: { organization: AppearanceFragment }) {
  const site = useSite();
  const saved = useUndoToast();
  const [update] = useUpdateAppearanceMutation();
  const { form, basis, restart, onStale } = useEditForm(organization, appearanceValues);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const save = async (values: AppearanceValues): Promise<void> => {
    const { data } = await update({
      variables: { input: { ...changedFields(appearanceValues(basis), values), expectedVersion: basis.version } },
    });
    if (data) restart(data.updateAppearance, values);
    saved({ message: t.organizations.saved_the_appearance(), ...undoOf(data) });
  };
  const { submit, failed } = useFormSave({
    form,
    fields: APPEARANCE_FIELDS,
    failure: t.organizations.the_appearance_could_not_be_saved(),
    save,
    onStale,
  });
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {failed && (
        <div className="lg:col-span-2">
          <FormError message={failed} />
        </div>
      )}
      <Card title={t.organizations.logo_and_colours()}>
        <div className="flex flex-col gap-4">
          <Controller
            control={control}
            name="logo"
            render={({ field: { value, onChange } }) => (
              <LogoField
                name={organization.name}
                currentUrl={basis.logoUrl}
                value={value}
                onChange={onChange}
                error={errors.logo?.message}
              />
            )}
          />
          <Field label={t.organizations.theme()}>
            {(props) => <Select {...props} options={themeOptions()} {...register('theme')} />}
          </Field>
          <Controller
            control={control}
            name="accent"
            render={({ field: { value, onChange } }) => (
              <AccentField value={value} onChange={onChange} error={errors.accent?.message} />
            )}
          />
        </div>
      </Card>
      <div className="flex flex-col gap-5">
        <Card title={t.organizations.the_pages_words()}>
          <Field
            label={t.organizations.language_of_the_pages()}
            hint={t.organizations.visitors_may_choose_another_what_you_write()}
          >
            {(props) => <Select {...props} options={siteLanguageOptions()} {...register('siteLanguage')} />}
          </Field>
        </Card>
        <Card title={t.organizations.home_page()}>
          <Field label={t.organizations.shows()} hint={t.organizations.its_words_and_pictures_are_the_page_home()}>
            {(props) => <Select {...props} options={homeVariantOptions()} {...register('homeVariant')} />}
          </Field>
        </Card>
        <Card title={t.organizations.names_in_public()}>
          <div className="flex flex-col gap-4">
            <Field label={t.common.players()} hint={t.organizations.for_everybody_but_your_signed_in_staff_on()}>
              {(props) => <Select {...props} options={playerNameOptions()} {...register('playerNames')} />}
            </Field>
            <Field label={t.organizations.on_rosters_of_teams()} hint={t.organizations.shortened_as_above()}>
              {(props) => <Select {...props} options={rosterNameOptions()} {...register('rosterNames')} />}
            </Field>
            <div>
              <Checkbox
                label={t.organizations.say_who_corrected_a_game()}
                aria-describedby="names-correctors-hint"
                {...register('namesCorrectors')}
              />
              <p id="names-correctors-hint" className="mt-1 text-sm text-muted">
                {t.organizations.by_user_name_below_the_game_your_signed()}
              </p>
            </div>
          </div>
        </Card>
        <Card title={t.organizations.social_links()}>
          <div className="flex flex-col gap-4">
            <SocialFields register={register} errors={errors} />
          </div>
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-4 lg:col-span-2">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t.common.save()}
        </Button>
        <a href={siteAddress(site, organization.slug)} className="link">
          {t.organizations.see_the_site()}
        </a>
      </div>
    </form>
  );
}
