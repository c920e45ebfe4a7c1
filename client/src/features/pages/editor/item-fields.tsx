import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { SortableList } from '@/ui/sortable-list';
import type { PageValues } from './block-values';
import { MarkdownField } from './markdown-field';
import { usePlace } from './use-place';
import { useRemovedToast } from './use-removed-toast';

const WORDS = {
  ACCORDION: { item: () => t.pages.question_2(), title: () => t.pages.question(), text: () => t.pages.answer() },
  LOCATIONS: { item: () => t.pages.location(), title: () => t.common.name(), text: () => t.pages.address() },
} as const;

/** The entries of an accordion, or of a list of locations. */
export function ItemFields({ kind, index }: { kind: 'ACCORDION' | 'LOCATIONS'; index: number }) {
  const { register, control, getValues, setValue, formState } = useFormContext<PageValues>();
  const at = `blocks.${index}.items` as const;
  const { fields, append, remove, move } = useFieldArray({ control, name: at });
  const words = WORDS[kind];
  const said = useRemovedToast();
  const block = usePlace(index);
  const removeAt = (place: number): void => {
    const item = structuredClone(getValues(`${at}.${place}`));
    remove(place);
    said(item.title || words.item(), () => {
      if (block.current === null) return false;
      const now = `blocks.${block.current}.items` as const;
      setValue(now, getValues(now).toSpliced(place, 0, item), { shouldDirty: true });
      return true;
    });
  };
  return (
    <>
      <SortableList
        items={fields}
        nameOf={({ title }) => title || words.item()}
        onReorder={(_order, from, to) => move(from, to)}
        className="flex flex-col gap-3"
        itemClassName="flex items-start gap-1 rounded-md border border-line bg-surface-2 py-3 pr-1"
      >
        {(_field, handle, place) => {
          const errors = formState.errors.blocks?.[index]?.items?.[place];
          return (
            <>
              {handle}
              <div className="flex min-w-0 flex-1 flex-col gap-3">
                <Field label={words.title()} required error={errors?.title?.message}>
                  {(props) => <Input {...props} {...register(`${at}.${place}.title`, atMost(300))} />}
                </Field>
                {kind === 'ACCORDION' ? (
                  <Controller
                    control={control}
                    name={`${at}.${place}.text`}
                    render={({ field: { value, onChange } }) => (
                      <MarkdownField
                        label={words.text()}
                        rows={3}
                        value={value}
                        onChange={onChange}
                        error={errors?.text?.message}
                      />
                    )}
                  />
                ) : (
                  <div className="grid gap-3 sm:grid-cols-2">
                    <Field label={words.text()} error={errors?.text?.message}>
                      {(props) => <Input {...props} {...register(`${at}.${place}.text`, atMost(500))} />}
                    </Field>
                    <Field label={t.pages.map()} error={errors?.url?.message}>
                      {(props) => (
                        <Input {...props} type="url" placeholder="https://" {...register(`${at}.${place}.url`)} />
                      )}
                    </Field>
                  </div>
                )}
              </div>
              <IconButton
                label={t.pages.remove_2({ item: words.item(), number: place + 1 })}
                icon={<Trash2 aria-hidden="true" size={16} />}
                disabled={fields.length === 1}
                onClick={() => removeAt(place)}
              />
            </>
          );
        }}
      </SortableList>
      <div>
        <Button size="small" onClick={() => append({ title: '', text: '', url: '' })}>
          <Plus aria-hidden="true" size={16} />
          {t.pages.add({ item: words.item() })}
        </Button>
      </div>
    </>
  );
}
