import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { changeBoard } from './board-cache';
import { useCreateDivisionMutation, useUpdateDivisionMutation } from './division-board.hooks.generated';

interface Props {
  seasonId: string;
  /** Null for a new one. */
  division: { id: string; name: string; version: number } | null;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

const nameOf = (division: { name: string } | null) => ({ name: division?.name ?? '' });

/** Adds a division to a season, or renames one. */
export function DivisionDialog({ seasonId, division, onStale: refresh, onClose }: Props) {
  const saved = useUndoToast();
  const [create] = useCreateDivisionMutation({
    update(cache, { data }) {
      const added = data?.createDivision;
      if (added)
        changeBoard(cache, seasonId, (board) => ({
          ...board,
          divisions: [...board.divisions, { ...added, teams: [] }],
        }));
    },
  });
  const [update] = useUpdateDivisionMutation();
  const { form, basis, onStale } = useEditForm(division, nameOf, refresh);
  const save = async (values: { name: string }, close: () => void): Promise<void> => {
    const name = values.name.trim();
    const { data } = basis
      ? await update({ variables: { id: basis.id, input: { name, expectedVersion: basis.version } } })
      : await create({ variables: { input: { seasonId, name } } });
    saved({ message: division ? t.common.updated({ name }) : t.common.created({ name }), ...undoOf(data) });
    close();
  };
  return (
    <FormDialog
      title={division ? t.divisions.rename({ division: division.name }) : t.divisions.new_division()}
      form={form}
      fields={['name']}
      submitLabel={division ? t.common.save() : t.divisions.add_division()}
      failure={division ? t.divisions.the_division_could_not_be_saved() : t.divisions.the_division_could_not_be_added()}
      save={save}
      {...(division && { onStale })}
      onClose={onClose}
    >
      <Field label={t.common.name()} required error={form.formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            placeholder={t.divisions.gold()}
            {...form.register('name', {
              ...atMost(200),
              validate: (name) => name.trim() !== '' || t.divisions.name_is_required(),
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
