import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFormErrors } from '@/app/admin/form-errors';
import { useBanner } from '@/ui/banner-context';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormError } from '@/ui/FormError';
import { Input } from '@/ui/Input';
import { useCreatePeriodMutation } from './periods.generated';

/** Adds a period at the end of the list. */
export function AddPeriodForm({ sportId, userId }: { sportId: string; userId: string | null }) {
  const banner = useBanner();
  const [create] = useCreatePeriodMutation({ refetchQueries: ['AdminPeriods'], awaitRefetchQueries: true });
  const [failed, setFailed] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(async ({ name }) => {
    setFailed(null);
    try {
      await create({ variables: { input: { sportId, userId, name: name.trim() } } });
      banner({ kind: 'success', text: `${name.trim()} created` });
      reset();
    } catch (error) {
      setFailed(showFormErrors(error, setError, ['name'], 'The period could not be added.'));
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      <FormError message={failed} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Field label="Period name" required error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={50}
              placeholder="For instance OT5"
              {...register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name.' })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting} className="sm:mt-6">
          Add Game Period
        </Button>
      </div>
    </form>
  );
}
