import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { changedFields } from '@/app/admin/forms/changed-fields';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useIsShown } from '@/ui/use-is-shown';
import { linkInput, linkValues, type LinkValues } from './link-values';
import type { EditableLinkFragment } from './links.generated';
import { useCreateLinkMutation, useUpdateLinkMutation } from './links.hooks.generated';
import { type PublishedPages, SlugField } from './slug-field';

const typeOptions = () =>
  [
    { value: 'internal', label: t.links.internal() },
    { value: 'external', label: t.links.external() },
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
  const saved = useUndoToast();
  const isShown = useIsShown();
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
    const { data } = basis
      ? await update({
          variables: {
            id: basis.id,
            input: { ...changedFields(linkInput(linkValues(basis)), input), expectedVersion: basis.version },
          },
        })
      : await create({ variables: { input } });
    saved({
      ...undoOf(data),
      message: basis ? t.links.saved({ values: values.label }) : t.links.added({ values: values.label }),
    });
    if (!isShown()) return;
    reset(linkValues(null));
    onDone();
  };
  const failure = isEdited ? t.links.the_link_could_not_be_saved() : t.links.the_link_could_not_be_added();
  const { submit, failed } = useFormSave({
    form,
    fields: ['label', 'slug', 'url'],
    failure,
    save,
    ...(isEdited && { onStale }),
    isOver: true,
  });
  return (
    <div ref={heading} className="scroll-mt-16">
      <Card title={link ? t.links.edit_link() : t.links.add_new_link()}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <FormError message={failed} />
          <Field label={t.links.label()} required error={errors.label?.message}>
            {(control) => (
              <Input
                {...control}
                {...register('label', {
                  ...atMost(100),
                  validate: (label) => label.trim() !== '' || t.links.label_is_required(),
                })}
              />
            )}
          </Field>
          <Field label={t.links.link_type()}>
            {(control) => <Select {...control} options={typeOptions()} {...register('type')} />}
          </Field>
          {watch('type') === 'external' ? (
            <Field label={t.links.external_url()} required error={errors.url?.message}>
              {(control) => (
                <Input
                  {...control}
                  type="url"
                  placeholder="https://"
                  {...register('url', {
                    validate: (url) => url.trim() !== '' || t.links.an_external_link_needs_an_address(),
                  })}
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
          <Checkbox label={t.links.show_in_navbar()} {...register('showInNavbar')} />
          <div className="flex gap-2">
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {link ? t.links.save_changes() : t.links.add_link()}
            </Button>
            {link && (
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
