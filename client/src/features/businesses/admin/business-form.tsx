import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { titled } from '../business-filter';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CheckboxGroup } from '@/ui/checkbox-group';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useIsShown } from '@/ui/use-is-shown';
import { BUSINESS_FIELDS, businessInput, businessValues, type BusinessValues } from './business-values';
import type { AdminBusinessesQuery, EditableBusinessFragment } from './businesses.generated';
import { useCreateBusinessMutation, useUpdateBusinessMutation } from './businesses.hooks.generated';
import { ChoicesField } from './choices-field';
import { signupStatuses } from './signup-statuses';

interface Props {
  /** Null for a new one. */
  business: EditableBusinessFragment | null;
  options: AdminBusinessesQuery['businessOptions'];
  onDone: () => void;
  /** Asks anew for what the form is about. */
  onRefresh: () => Promise<unknown>;
}

/** Inputs of one line, in the order of the form. */
const LINES = [
  { name: 'phone', label: () => t.businesses.phone(), type: 'tel' },
  { name: 'email', label: () => t.businesses.email(), type: 'email' },
  { name: 'website', label: () => t.businesses.website(), type: 'url' },
  { name: 'location', label: () => t.common.location(), type: 'text' },
  { name: 'facebook', label: () => t.businesses.facebook(), type: 'url' },
  { name: 'instagram', label: () => t.businesses.instagram(), type: 'url' },
  { name: 'season', label: () => t.common.season(), type: 'text' },
  { name: 'nextSeason', label: () => t.businesses.next_season(), type: 'text' },
  { name: 'signupDeadline', label: () => t.businesses.signup_deadline(), type: 'date' },
  { name: 'cost', label: () => t.businesses.cost(), type: 'text' },
  { name: 'skillLevel', label: () => t.businesses.skill_level(), type: 'text' },
] as const;

/** Closed lists. */
const BOXES = [
  { name: 'categories', label: () => t.businesses.category() },
  { name: 'sports', label: () => t.businesses.sport() },
] as const;

/** Preset choices, and any other. */
const PLACES = [
  { name: 'states', label: () => t.businesses.state() },
  { name: 'cities', label: () => t.businesses.city() },
] as const;

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: titled(value) }));

/** Adds a business, or saves the one that is being edited; begins anew after either. */
export function BusinessForm({ business, options, onDone, onRefresh }: Props) {
  const saved = useUndoToast();
  const isShown = useIsShown();
  const top = useRef<HTMLDivElement>(null);
  const again = { refetchQueries: ['AdminBusinesses'], awaitRefetchQueries: true };
  const [create] = useCreateBusinessMutation(again);
  const [update] = useUpdateBusinessMutation(again);
  const { form, basis, onStale } = useEditForm(business, businessValues, onRefresh);
  const { register, control, setFocus, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const isEdited = business !== null;
  useEffect(() => {
    if (!isEdited) return;
    top.current?.scrollIntoView({ block: 'nearest' });
    setFocus('name');
  }, [isEdited, setFocus]);
  const save = async (values: BusinessValues): Promise<void> => {
    const input = businessInput(values);
    const { data } = basis
      ? await update({
          variables: {
            id: basis.id,
            input: { ...changedFields(businessInput(businessValues(basis)), input), expectedVersion: basis.version },
          },
        })
      : await create({ variables: { input } });
    saved({
      ...undoOf(data),
      message: basis ? t.common.updated({ name: input.name }) : t.common.created({ name: input.name }),
    });
    if (!isShown()) return;
    reset(businessValues(null));
    onDone();
  };
  const { submit, failed } = useFormSave({
    form,
    fields: BUSINESS_FIELDS,
    failure: t.businesses.the_business_could_not_be_saved(),
    save,
    ...(isEdited && { onStale }),
    isOver: true,
  });
  return (
    <div ref={top} className="scroll-mt-16">
      <Card title={business ? t.businesses.edit({ business: business.name }) : t.businesses.add_business()}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={failed} />
          <Field label={t.common.name()} required error={errors.name?.message}>
            {(props) => (
              <Input
                {...props}
                {...register('name', {
                  ...atMost(200),
                  validate: (name) => name.trim() !== '' || t.businesses.please_enter_a_name(),
                })}
              />
            )}
          </Field>
          {BOXES.map(({ name, label }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { value, onChange }, fieldState }) => (
                <CheckboxGroup
                  label={label()}
                  options={asOptions(options[name])}
                  value={value}
                  onChange={onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
          {PLACES.map(({ name, label }) => (
            <ChoicesField key={name} control={control} name={name} label={label()} suggestions={options[name]} />
          ))}
          <Field label={t.businesses.signup_status()} error={errors.signupStatus?.message}>
            {(props) => <Select {...props} options={signupStatuses()} {...register('signupStatus')} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {LINES.map(({ name, label, type }) => (
              <Field key={name} label={label()} error={errors[name]?.message}>
                {(props) => <Input {...props} type={type} {...register(name)} />}
              </Field>
            ))}
          </div>
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {business ? t.common.save() : t.businesses.add_business()}
            </Button>
            {business && (
              <Button data-leaves="" onClick={onDone}>
                {t.common.cancel()}
              </Button>
            )}
          </div>
        </form>
      </Card>
    </div>
  );
}
