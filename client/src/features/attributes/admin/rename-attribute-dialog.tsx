import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { attributeName } from '@/lib/attribute-name';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { EditableAttributeFragment } from './attributes.generated';
import { useUpdatePlayerAttributeMutation } from './attributes.hooks.generated';

const nameOf = ({ name }: { name: string }) => ({ name });

/** Gives an attribute another name; its values stay. */
export function RenameAttributeDialog({
  attribute,
  onClose,
}: {
  attribute: EditableAttributeFragment;
  onClose: () => void;
}) {
  const saved = useUndoToast();
  const { form, basis, onStale } = useEditForm(attribute, nameOf);
  const [update] = useUpdatePlayerAttributeMutation();
  const save = async ({ name }: { name: string }, close: () => void): Promise<void> => {
    const { data } = await update({
      variables: { id: attribute.id, input: { name: name.trim(), expectedVersion: basis.version } },
    });
    saved({ message: t.attributes.updated({ name: name.trim() }), ...undoOf(data) });
    close();
  };
  return (
    <FormDialog
      title={t.attributes.rename({ attribute: attributeName(attribute.name) })}
      form={form}
      fields={['name']}
      submitLabel={t.common.save()}
      failure={t.attributes.the_attribute_could_not_be_changed()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field label={t.common.name()} required error={form.formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', {
              ...atMost(100),
              validate: (name) => name.trim() !== '' || t.attributes.please_enter_a_name(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
