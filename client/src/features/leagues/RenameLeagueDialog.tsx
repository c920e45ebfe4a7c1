import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/FormDialog';
import { useBanner } from '@/ui/banner-context';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { useRenameLeagueMutation } from './season-leagues.generated';

interface Props {
  league: { id: string; name: string; version: number };
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** Renames a league, in all of its seasons. */
export function RenameLeagueDialog({ league, onStale, onClose }: Props) {
  const banner = useBanner();
  const [update] = useRenameLeagueMutation();
  const form = useForm({ defaultValues: { name: league.name } });
  const save = async ({ name }: { name: string }): Promise<void> => {
    await update({ variables: { id: league.id, input: { name: name.trim(), expectedVersion: league.version } } });
    banner({ kind: 'success', text: `${name.trim()} updated` });
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
