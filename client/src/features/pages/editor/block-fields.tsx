import { Controller, useFormContext } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import type { PageBlockKind } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import type { PageValues } from './block-values';
import { ImageFields } from './image-fields';
import { ItemFields } from './item-fields';
import { MarkdownField } from './markdown-field';
import { TableFields, tableProblem } from './table-fields';
import { usePlace } from './use-place';

const levelOptions = () =>
  [
    { value: '2', label: t.pages.large() },
    { value: '3', label: t.pages.small() },
  ] as const;

/** The controls of one block, by its kind. */
export function BlockFields({ kind, index }: { kind: PageBlockKind; index: number }) {
  const { register, control, getValues, setValue, formState } = useFormContext<PageValues>();
  const errors = formState.errors.blocks?.[index];
  const at = `blocks.${index}` as const;
  const place = usePlace(index);
  const caption = (
    <Field label={t.pages.caption()} error={errors?.text?.message}>
      {(props) => <Input {...props} {...register(`${at}.text`, atMost(500))} />}
    </Field>
  );
  switch (kind) {
    case 'HEADING':
      return (
        <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
          <Field label={t.pages.heading()} required error={errors?.text?.message}>
            {(props) => <Input {...props} {...register(`${at}.text`, atMost(200))} />}
          </Field>
          <Field label={t.pages.size()}>
            {(props) => <Select {...props} options={levelOptions()} {...register(`${at}.level`)} />}
          </Field>
        </div>
      );
    case 'TEXT':
      return (
        <Controller
          control={control}
          name={`${at}.text`}
          render={({ field: { value, onChange } }) => (
            <MarkdownField label={t.pages.text()} value={value} onChange={onChange} error={errors?.text?.message} />
          )}
        />
      );
    case 'ACCORDION':
    case 'LOCATIONS':
      return <ItemFields kind={kind} index={index} />;
    case 'VIDEO':
      return (
        <>
          <Field label={t.pages.youtube_address()} required error={errors?.url?.message}>
            {(props) => (
              <Input {...props} type="url" placeholder="https://www.youtube.com/watch?v=" {...register(`${at}.url`)} />
            )}
          </Field>
          {caption}
        </>
      );
    case 'IMAGE':
      return (
        <>
          <ImageFields index={index} />
          {caption}
        </>
      );
    case 'TABLE':
      return (
        <>
          {caption}
          <Controller
            control={control}
            name={`${at}.table`}
            rules={{ validate: (table) => tableProblem(table) ?? true }}
            render={({ field: { ref, value, onChange } }) => (
              <TableFields
                ref={ref}
                value={value}
                onChange={onChange}
                onLater={(change) => {
                  if (place.current === null) return false;
                  const now = `blocks.${place.current}.table` as const;
                  setValue(now, change(getValues(now)), { shouldDirty: true });
                  return true;
                }}
              />
            )}
          />
        </>
      );
  }
}
