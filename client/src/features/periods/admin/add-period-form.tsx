import { useForm } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { useFormSave } from '@/app/admin/forms/use-form-save';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormError } from '@/ui/form-error';
import { Input } from '@/ui/input';
import { useCreatePeriodMutation } from './periods.hooks.generated';

interface Props {
  sportId: string;
  /** A name that it might have. */
  example: string;
}

/** Adds a period to the list. */
export function AddPeriodForm({ sportId, example }: Props) {
  const saved = useUndoToast();
  const [create] = useCreatePeriodMutation({ refetchQueries: ['AdminPeriods'], awaitRefetchQueries: true });
  const form = useForm({ defaultValues: { name: '' } });
  const { register, reset, formState } = form;
  const save = async ({ name }: { name: string }): Promise<void> => {
    const { data } = await create({ variables: { input: { sportId, name: name.trim() } } });
    saved({ message: t.periods.created({ name: name.trim() }), ...undoOf(data) });
    reset();
  };
  const { submit, failed } = useFormSave({
    form,
    fields: ['name'],
    failure: t.periods.the_period_could_not_be_added(),
    save,
    isOver: true,
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <FormError message={failed} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <Field label={t.periods.period_name()} required error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              placeholder={t.periods.for_instance({ name: example })}
              {...register('name', {
                ...atMost(60),
                validate: (name) => name.trim() !== '' || t.periods.please_enter_a_name(),
              })}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={formState.isSubmitting} className="sm:mt-6">
          {t.periods.add_game_period()}
        </Button>
      </div>
    </form>
  );
}
