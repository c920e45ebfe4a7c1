import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import type { PlayerAttributeType } from '@/graphql/schema.generated';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { ATTRIBUTE_TYPES } from './attribute-types';
import { useCreatePlayerAttributeMutation } from './attributes.generated';

interface Values {
  name: string;
  type: PlayerAttributeType;
}

/** Adds an attribute at the end of the list. */
export function AddAttributeForm() {
  const banner = useBanner();
  const [create] = useCreatePlayerAttributeMutation({ refetchQueries: ['AdminAttributes'], awaitRefetchQueries: true });
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { name: '', type: 'TEXT' },
  });
  const submit = handleSubmit(async ({ name, type }) => {
    setFailed(null);
    try {
      await create({ variables: { input: { name: name.trim(), type } } });
      banner({ kind: 'success', text: `${name.trim()} created` });
      reset();
    } catch (error) {
      setFailed(showFormErrors(error, setError, ['name', 'type'], 'The attribute could not be added.'));
    }
  });
  return (
    <Card title="Add attribute">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <FormError message={failed} />
        <Field label="Name" required error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              {...register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name.' })}
            />
          )}
        </Field>
        <Field label="Type" error={formState.errors.type?.message}>
          {(control) => <Select {...control} options={ATTRIBUTE_TYPES} {...register('type')} />}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting} className="self-start">
          Add attribute
        </Button>
      </form>
    </Card>
  );
}
