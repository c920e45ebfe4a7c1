import { Controller, type UseFormReturn } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { AccentField } from './accent-field';
import { LogoField } from './logo-field';
import { analyticsOf, type OrganizationValues } from './organization-values';
import type { AdminOrganizationFragment, AdminOrganizationsQuery } from './organizations.generated';
import {
  homeVariantOptions,
  navVariantOptions,
  playerNameOptions,
  rosterNameOptions,
  siteLanguageOptions,
  themeOptions,
  TIME_ZONES,
} from './organization-options';
import { SocialFields } from './social-fields';

type Form = UseFormReturn<OrganizationValues>;

const PAIR = 'grid gap-4 sm:grid-cols-2';

/** Who it is: name, addresses, sports, logo. */
export function IdentityFields({
  form,
  organization,
  sports,
}: {
  form: Form;
  organization: AdminOrganizationFragment | null;
  sports: AdminOrganizationsQuery['sports'];
}) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={PAIR}>
        <Field label={t.common.name()} required error={errors.name?.message}>
          {(props) => (
            <Input
              {...props}
              {...register('name', {
                ...atMost(200),
                validate: (name) => name.trim() !== '' || t.organizations.name_is_required(),
              })}
            />
          )}
        </Field>
        <Field
          label={t.organizations.slug()}
          hint={
            organization === null
              ? t.organizations.the_first_part_of_its_addresses_left_blank()
              : [organization.slug, ''].includes(watch('slug').trim().toLowerCase())
                ? t.organizations.the_first_part_of_its_addresses()
                : t.organizations.addresses_below_go_on_leading_here({ slug: organization.slug })
          }
          error={errors.slug?.message}
        >
          {(props) => <Input {...props} spellCheck={false} autoCapitalize="none" {...register('slug')} />}
        </Field>
      </div>
      {organization !== null && (
        <Field
          label={t.organizations.former_slugs()}
          hint={t.organizations.one_per_line_their_addresses_lead_here()}
          error={errors.formerSlugs?.message}
        >
          {(props) => (
            <Textarea {...props} rows={2} spellCheck={false} autoCapitalize="none" {...register('formerSlugs')} />
          )}
        </Field>
      )}
      <Field
        label={t.organizations.domain()}
        hint={t.organizations.one_host_name_per_line_such_as_league()}
        error={errors.domains?.message}
      >
        {(props) => <Textarea {...props} rows={2} spellCheck={false} {...register('domains')} />}
      </Field>
      <Controller
        control={control}
        name="sportIds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label={t.organizations.sports()}
            options={sports.map(({ id, name }) => ({ value: id, label: sportName(name) }))}
            value={value}
            onChange={onChange}
            hint={t.organizations.a_new_sport_brings_its_statistics_and()}
            error={errors.sportIds?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange } }) => (
          <LogoField
            name={watch('name')}
            currentUrl={organization?.logoUrl ?? null}
            value={value}
            onChange={onChange}
            error={errors.logo?.message}
          />
        )}
      />
      <div className={PAIR}>
        <SocialFields register={register} errors={errors} />
        {organization === null && (
          <Field
            label={t.organizations.address_of_its_own_site()}
            hint={t.organizations.listings_lead_there_when_it_has_a_site()}
            error={errors.customPageUrl?.message}
          >
            {(props) => <Input {...props} type="url" placeholder="https://" {...register('customPageUrl')} />}
          </Field>
        )}
      </div>
      <Checkbox label={t.organizations.it_has_a_site_of_its_own()} {...register('customSite')} />
    </>
  );
}

/** How its site looks and behaves. */
export function SettingsFields({ form: { register, control, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t.organizations.settings()}</legend>
      <h3 className="display text-lg font-bold">{t.organizations.settings()}</h3>
      <div className={PAIR}>
        <Field
          label={t.organizations.time_zone()}
          hint={t.organizations.in_which_dates_and_times_of_games_are()}
          error={errors.timeZone?.message}
        >
          {(props) => <Input {...props} list="time-zones" spellCheck={false} {...register('timeZone')} />}
        </Field>
        <Field
          label={t.organizations.language()}
          hint={t.organizations.of_its_site_en_es_pt_br()}
          error={errors.language?.message}
        >
          {(props) => <Input {...props} spellCheck={false} {...register('language')} />}
        </Field>
        <Field label={t.organizations.language_of_the_pages()}>
          {(props) => <Select {...props} options={siteLanguageOptions()} {...register('siteLanguage')} />}
        </Field>
        <Field label={t.organizations.theme()}>
          {(props) => <Select {...props} options={themeOptions()} {...register('theme')} />}
        </Field>
        <Field label={t.organizations.captains_are_called()} error={errors.captainLabel?.message}>
          {(props) => <Input {...props} {...register('captainLabel', atMost(40))} />}
        </Field>
        <Field label={t.organizations.home_page()}>
          {(props) => <Select {...props} options={homeVariantOptions()} {...register('homeVariant')} />}
        </Field>
        <Field label={t.organizations.navigation()}>
          {(props) => <Select {...props} options={navVariantOptions()} {...register('navVariant')} />}
        </Field>
        <Field
          label={t.organizations.players_are_named_in_public()}
          hint={t.organizations.its_signed_in_administrators_see_full_names()}
        >
          {(props) => <Select {...props} options={playerNameOptions()} {...register('playerNames')} />}
        </Field>
        <Field label={t.organizations.on_rosters_of_teams()} hint={t.organizations.shortened_as_above()}>
          {(props) => <Select {...props} options={rosterNameOptions()} {...register('rosterNames')} />}
        </Field>
      </div>
      <datalist id="time-zones">
        {TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <Controller
        control={control}
        name="accent"
        render={({ field: { value, onChange } }) => (
          <AccentField value={value} onChange={onChange} error={errors.accent?.message} />
        )}
      />
      <div className={PAIR}>
        <Field
          label={t.organizations.venues_that_lists_put_first()}
          hint={t.organizations.one_per_line_in_this_order()}
          error={errors.venueOrder?.message}
        >
          {(props) => <Textarea {...props} rows={3} {...register('venueOrder')} />}
        </Field>
        <Field
          label={t.organizations.analytics()}
          hint={t.organizations.one_host_and_measurement_id_per_line_league()}
          error={errors.analyticsIds?.message}
        >
          {(props) => (
            <Textarea
              {...props}
              rows={3}
              spellCheck={false}
              {...register('analyticsIds', {
                validate: (text) => analyticsOf(text) !== null || t.organizations.each_line_is_a_host_name_and_a(),
              })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox label={t.organizations.all_listings_may_show_it()} {...register('listed')} />
        <Checkbox label={t.organizations.visitors_are_told_who_corrected_a_game()} {...register('namesCorrectors')} />
        <Checkbox
          label={t.organizations.its_owners_create_edit_and_delete_its_staff()}
          {...register('ownersManageStaff')}
        />
        <Checkbox
          label={t.organizations.leave_page_views_below_its_slug_out_of()}
          {...register('analyticsSkipSlugPath')}
        />
      </div>
    </fieldset>
  );
}
