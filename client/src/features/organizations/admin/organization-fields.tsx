import { Controller, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/ui/checkbox';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { AccentField } from './accent-field';
import { LogoField } from './logo-field';
import { analyticsOf, type OrganizationValues } from './organization-values';
import type { AdminOrganizationFragment, AdminOrganizationsQuery } from './organizations.generated';
import { HOME_VARIANTS, NAV_VARIANTS, PLAYER_NAMES, THEMES, TIME_ZONES } from './organization-options';
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
        <Field label="Name" required error={errors.name?.message}>
          {(props) => (
            <Input
              {...props}
              maxLength={200}
              {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required.' })}
            />
          )}
        </Field>
        <Field
          label="Slug"
          hint={
            organization
              ? 'The first part of its addresses.'
              : 'The first part of its addresses; left blank: made from the name.'
          }
          error={errors.slug?.message}
        >
          {(props) => <Input {...props} spellCheck={false} autoCapitalize="none" {...register('slug')} />}
        </Field>
      </div>
      <Field
        label="Domain"
        hint="One host name per line, such as league.example; the first is the main one."
        error={errors.domains?.message}
      >
        {(props) => <Textarea {...props} rows={2} spellCheck={false} {...register('domains')} />}
      </Field>
      <Controller
        control={control}
        name="sportIds"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup
            label="Sports"
            options={sports.map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onChange={onChange}
            hint="A new sport brings its statistics and periods."
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
            label="Address of its own site"
            hint="Listings lead there when it has a site of its own."
            error={errors.customPageUrl?.message}
          >
            {(props) => <Input {...props} type="url" placeholder="https://" {...register('customPageUrl')} />}
          </Field>
        )}
      </div>
      <Checkbox label="It has a site of its own" {...register('customSite')} />
    </>
  );
}

/** How its site looks and behaves. */
export function SettingsFields({ form: { register, control, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-4">
      <legend className="sr-only">Settings</legend>
      <h3 className="display text-lg font-bold">Settings</h3>
      <div className={PAIR}>
        <Field label="Time zone" hint="In which dates and times of games are meant." error={errors.timeZone?.message}>
          {(props) => <Input {...props} list="time-zones" spellCheck={false} {...register('timeZone')} />}
        </Field>
        <Field label="Language" hint="Of its site: en, es, pt-BR." error={errors.language?.message}>
          {(props) => <Input {...props} spellCheck={false} {...register('language')} />}
        </Field>
        <Field label="Theme">{(props) => <Select {...props} options={THEMES} {...register('theme')} />}</Field>
        <Field label="Captains are called" error={errors.captainLabel?.message}>
          {(props) => <Input {...props} maxLength={40} {...register('captainLabel')} />}
        </Field>
        <Field label="Home page">
          {(props) => <Select {...props} options={HOME_VARIANTS} {...register('homeVariant')} />}
        </Field>
        <Field label="Navigation">
          {(props) => <Select {...props} options={NAV_VARIANTS} {...register('navVariant')} />}
        </Field>
        <Field label="Players are named in public" hint="Its signed-in administrators see full names.">
          {(props) => <Select {...props} options={PLAYER_NAMES} {...register('playerNames')} />}
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
          label="Venues that lists put first"
          hint="One per line, in this order."
          error={errors.venueOrder?.message}
        >
          {(props) => <Textarea {...props} rows={3} {...register('venueOrder')} />}
        </Field>
        <Field
          label="Analytics"
          hint="One host and measurement id per line: league.example G-ABC123"
          error={errors.analyticsIds?.message}
        >
          {(props) => (
            <Textarea
              {...props}
              rows={3}
              spellCheck={false}
              {...register('analyticsIds', {
                validate: (text) => analyticsOf(text) !== null || 'Each line is a host name and a measurement id.',
              })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox label="All Listings may show it" {...register('listed')} />
        <Checkbox label="Visitors are told who corrected a game" {...register('namesCorrectors')} />
        <Checkbox label="Its owners create, edit and delete its staff" {...register('ownersManageStaff')} />
        <Checkbox label="Leave page views below its slug out of analytics" {...register('analyticsSkipSlugPath')} />
      </div>
    </fieldset>
  );
}
