import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { linkInput, linkValues, type LinkValues } from './link-values';
import type { EditableLinkFragment } from './links.generated';
import { useCreateLinkMutation, useUpdateLinkMutation } from './links.hooks.generated';
import { type PublishedPages, SlugField } from './slug-field';

const TYPES = [
  { value: 'internal', label: 'Internal' },
  { value: 'external', label: 'External' },
] as const;

/** Adds a link, or saves the one that is being edited; begins anew after either. */
export function LinkForm({
  link,
  pages,
  onDone,
}: {
  link: EditableLinkFragment | null;
  pages: PublishedPages;
  onDone: () => void;
}) {
  const toast = useToast();
  const heading = useRef<HTMLDivElement>(null);
  const [create] = useCreateLinkMutation({ refetchQueries: ['OwnLinks'], awaitRefetchQueries: true });
  const [update] = useUpdateLinkMutation({ refetchQueries: ['OwnLinks'] });
  const { form, basis, onStale } = useEditForm(link, linkValues);
  const { register, control, setFocus, reset, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const isEdited = link !== null;
  useEffect(() => {
    if (!isEdited) return;
    heading.current?.scrollIntoView({ block: 'nearest' });
    setFocus('label');
  }, [isEdited, setFocus]);
  const save = async (values: LinkValues): Promise<void> => {
    const input = linkInput(values);
    if (basis)
      await update({
        variables: {
          id: basis.id,
          input: { ...changedFields(linkInput(linkValues(basis)), input), expectedVersion: basis.version },
        },
      });
    else await create({ variables: { input } });
    toast({ kind: 'success', text: basis ? `Saved ${values.label}.` : `Added ${values.label}.` });
    reset(linkValues(null));
    onDone();
  };
  const failure = isEdited ? 'The link could not be saved.' : 'The link could not be added.';
  const { submit, failed } = useFormSave({
    form,
    fields: ['label', 'slug', 'url'],
    failure,
    save,
    ...(isEdited && { onStale }),
  });
  return (
    <div ref={heading} className="scroll-mt-16">
      <Card title={link ? 'Edit Link' : 'Add New Link'}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={failed} />
          <Field label="Label" required error={errors.label?.message}>
            {(control) => (
              <Input
                {...control}
                maxLength={100}
                {...register('label', { validate: (label) => label.trim() !== '' || 'Label is required.' })}
              />
            )}
          </Field>
          <Field label="Link type">{(control) => <Select {...control} options={TYPES} {...register('type')} />}</Field>
          {watch('type') === 'external' ? (
            <Field label="External URL" required error={errors.url?.message}>
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  placeholder="https://"
                  {...register('url', { validate: (url) => url.trim() !== '' || 'An external link needs an address.' })}
                />
              )}
            </Field>
          ) : (
            <Controller
              control={control}
              name="slug"
              render={({ field: { value, onChange } }) => (
                <SlugField pages={pages} value={value} onChange={onChange} error={errors.slug?.message} />
              )}
            />
          )}
          <Checkbox label="Show in navbar" {...register('showInNavbar')} />
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {link ? 'Save Changes' : 'Add Link'}
            </Button>
            {link && <Button onClick={onDone}>Cancel</Button>}
          </div>
        </form>
      </Card>
    </div>
  );
}
