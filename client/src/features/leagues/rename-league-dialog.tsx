import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useToast } from '@/ui/toast-context';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useRenameLeagueMutation } from './season-leagues.hooks.generated';

interface Props {
  league: { id: string; name: string; version: number };
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** Renames a league, in all of its seasons. */
export function RenameLeagueDialog({ league, onStale, onClose }: Props) {
  const toast = useToast();
  const [update] = useRenameLeagueMutation();
  const form = useForm({ defaultValues: { name: league.name } });
  const save = async ({ name }: { name: string }): Promise<void> => {
    await update({ variables: { id: league.id, input: { name: name.trim(), expectedVersion: league.version } } });
    toast({ kind: 'success', text: `${name.trim()} updated` });
    onClose();
  };
  return (
    <FormDialog
      title={`Edit ${league.name}`}
      form={form}
      fields={['name']}
      submitLabel="Save"
      failure="The league could not be saved."
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        hint="The league has this name in every season."
        error={form.formState.errors.name?.message}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            {...form.register('name', { validate: (name) => name.trim() !== '' || 'Name is required.' })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
