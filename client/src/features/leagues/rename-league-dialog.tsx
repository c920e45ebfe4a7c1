import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { useRenameLeagueMutation } from './season-leagues.hooks.generated';

interface Props {
  league: { id: string; name: string; version: number };
  /** Asks anew for it. */
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

const nameOf = ({ name }: { name: string }) => ({ name });

/** Renames a league, in all of its seasons. */
export function RenameLeagueDialog({ league, onStale: refresh, onClose }: Props) {
  const saved = useUndoToast();
  const [update] = useRenameLeagueMutation();
  const { form, basis, onStale } = useEditForm(league, nameOf, refresh);
  const save = async ({ name }: { name: string }, close: () => void): Promise<void> => {
    const { data } = await update({
      variables: { id: league.id, input: { name: name.trim(), expectedVersion: basis.version } },
    });
    saved({ message: t.leagues.updated({ name: name.trim() }), ...undoOf(data) });
    close();
  };
  return (
    <FormDialog
      title={t.leagues.edit({ league: league.name })}
      form={form}
      fields={['name']}
      submitLabel={t.common.save()}
      failure={t.leagues.the_league_could_not_be_saved()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field
        label={t.common.name()}
        required
        hint={t.leagues.the_league_has_this_name_in_every_season()}
        error={form.formState.errors.name?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('name', {
              ...atMost(200),
              validate: (name) => name.trim() !== '' || t.leagues.name_is_required(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
