import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import type { PlayerAttributeType } from '@/graphql/schema.generated';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { attributeTypes } from './attribute-types';
import { useCreatePlayerAttributeMutation } from './attributes.hooks.generated';

interface Values {
  name: string;
  type: PlayerAttributeType;
}

/** Adds an attribute at the end of the list. */
export function AddAttributeForm() {
  const saved = useUndoToast();
  const [create] = useCreatePlayerAttributeMutation({ refetchQueries: ['AdminAttributes'], awaitRefetchQueries: true });
  const form = useForm<Values>({ defaultValues: { name: '', type: 'TEXT' } });
  const { register, reset, formState } = form;
  const save = async ({ name, type }: Values): Promise<void> => {
    const { data } = await create({ variables: { input: { name: name.trim(), type } } });
    saved({ message: t.attributes.created({ name: name.trim() }), ...undoOf(data) });
    reset();
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['name', 'type'],
    failure: t.attributes.the_attribute_could_not_be_added(),
    save,
    isOver: true,
  });
  return (
    <Card title={t.attributes.add_attribute()}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label={t.common.name()} required error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('name', {
                ...atMost(100),
                validate: (name) => name.trim() !== '' || t.attributes.please_enter_a_name(),
              })}
            />
          )}
        </Field>
        <Field label={t.attributes.type()} error={formState.errors.type?.message}>
          {(control) => <Select {...control} options={attributeTypes()} {...register('type')} />}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
          {t.attributes.add_attribute()}
        </Button>
      </form>
    </Card>
  );
}
