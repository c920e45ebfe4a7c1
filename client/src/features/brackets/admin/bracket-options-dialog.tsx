import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { SERIES_LENGTHS } from '@domain/bracket/bracket-options';
import type { DivisionBracketFragment } from '../bracket.generated';
import { useSetBracketOptionsMutation } from '../bracket.hooks.generated';
import { useAskFirst } from './use-ask-first';

interface Props {
  division: DivisionBracketFragment;
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

const KINDS = [
  { value: 'SINGLE_ELIMINATION', label: 'Single elimination' },
  { value: 'DOUBLE_ELIMINATION', label: 'Double elimination' },
];
const LENGTHS = SERIES_LENGTHS.map((length) => ({
  value: String(length),
  label: length === 1 ? 'One game' : `Best of ${length}`,
}));

/** What a division decides about its bracket. Asks first where there are games. */
export function BracketOptionsDialog({ division, onStale, onClose }: Props) {
  const { id, version, bracketKind, bestOf, thirdPlace } = division;
  const done = useUndoToast();
  const ask = useAskFirst(division);
  const [update] = useSetBracketOptionsMutation();
  const form = useForm({ defaultValues: { bracketKind: bracketKind as string, bestOf: String(bestOf), thirdPlace } });
  const isDouble = form.watch('bracketKind') === 'DOUBLE_ELIMINATION';
  const save = async (values: { bracketKind: string; bestOf: string; thirdPlace: boolean }): Promise<void> => {
    const input = {
      bracketKind: isDouble ? ('DOUBLE_ELIMINATION' as const) : ('SINGLE_ELIMINATION' as const),
      bestOf: Number(values.bestOf),
      thirdPlace: values.thirdPlace,
    };
    const options = {
      kind: isDouble ? ('double' as const) : ('single' as const),
      bestOf: input.bestOf,
      thirdPlace: input.thirdPlace,
    };
    const question = `Change the bracket of ${division.name}?`;
    if (!(await ask({ question, confirmLabel: 'Change bracket', change: { options } }))) return;
    const { data } = await update({ variables: { id, input: { ...input, expectedVersion: version } } });
    done({ message: `${division.name} updated`, undoId: data?.updateDivision.undoId });
    onClose();
  };
  return (
    <FormDialog
      title={`Bracket of ${division.name}`}
      form={form}
      fields={['bracketKind', 'bestOf', 'thirdPlace']}
      submitLabel="Save"
      failure="The bracket could not be saved."
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field label="Kind" error={form.formState.errors.bracketKind?.message}>
        {(control) => <Select {...control} options={KINDS} {...form.register('bracketKind')} />}
      </Field>
      <Field label="A match is" error={form.formState.errors.bestOf?.message}>
        {(control) => <Select {...control} options={LENGTHS} {...form.register('bestOf')} />}
      </Field>
      {isDouble ? (
        <p className="text-sm text-muted">
          Who loses twice is out. The winners of both brackets meet in the grand final, and once more when the team
          without a loss has lost it.
        </p>
      ) : (
        <Checkbox label="The losers of the semifinals play for third place" {...form.register('thirdPlace')} />
      )}
    </FormDialog>
  );
}
