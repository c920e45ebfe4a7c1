import { useForm } from 'react-hook-form';
import { useApolloClient } from '@apollo/client/react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { attributeName } from '@/lib/attribute-name';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { EditableAttributeFragment } from './attributes.generated';
import { useUpdatePlayerAttributeMutation } from './attributes.hooks.generated';

/** Gives an attribute another name; its values stay. */
export function RenameAttributeDialog({
  attribute,
  onClose,
}: {
  attribute: EditableAttributeFragment;
  onClose: () => void;
}) {
  const saved = useUndoToast();
  const client = useApolloClient();
  const form = useForm({ defaultValues: { name: attribute.name } });
  const [update] = useUpdatePlayerAttributeMutation();
  const save = async ({ name }: { name: string }): Promise<void> => {
    const { data } = await update({
      variables: { id: attribute.id, input: { name: name.trim(), expectedVersion: attribute.version } },
    });
    saved({ message: t.attributes.updated({ name: name.trim() }), ...undoOf(data) });
    onClose();
  };
  return (
    <FormDialog
      title={t.attributes.rename({ attribute: attributeName(attribute.name) })}
      form={form}
      fields={['name']}
      submitLabel={t.common.save()}
      failure={t.attributes.the_attribute_could_not_be_changed()}
      save={save}
      onStale={() => client.refetchQueries({ include: ['AdminAttributes'] })}
      onClose={onClose}
    >
      <Field label={t.common.name()} required error={form.formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            {...form.register('name', { validate: (name) => name.trim() !== '' || t.attributes.please_enter_a_name() })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
