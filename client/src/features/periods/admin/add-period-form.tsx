import { useForm } from 'react-hook-form';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { useToast } from '@/ui/toast-context';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { useCreatePeriodMutation } from './periods.hooks.generated';

/** Adds a period at the end of the list. */
export function AddPeriodForm({ sportId, userId }: { sportId: string; userId: string | null }) {
  const toast = useToast();
  const [create] = useCreatePeriodMutation({ refetchQueries: ['AdminPeriods'], awaitRefetchQueries: true });
  const form = useForm({ defaultValues: { name: '' } });
  const { register, reset, formState } = form;
  const save = async ({ name }: { name: string }): Promise<void> => {
    await create({ variables: { input: { sportId, userId, name: name.trim() } } });
    toast({ kind: 'success', text: `${name.trim()} created` });
    reset();
  };
  const { submit, failed } = useFormSave({ form, fields: ['name'], failure: 'The period could not be added.', save });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
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
