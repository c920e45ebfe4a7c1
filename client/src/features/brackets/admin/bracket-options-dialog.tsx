import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
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

const kindOptions = () => [
  { value: 'SINGLE_ELIMINATION', label: t.brackets.single_elimination() },
  { value: 'DOUBLE_ELIMINATION', label: t.brackets.double_elimination() },
];
const lengthOptions = () =>
  SERIES_LENGTHS.map((length) => ({
    value: String(length),
    label: length === 1 ? t.brackets.one_game() : t.brackets.best_of({ count: length }),
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
    const question = t.brackets.change_the_bracket_of({ division: division.name });
    if (!(await ask({ question, confirmLabel: t.brackets.change_bracket(), change: { options } }))) return;
    const { data } = await update({ variables: { id, input: { ...input, expectedVersion: version } } });
    done({ message: t.brackets.updated({ division: division.name }), undoId: data?.updateDivision.undoId });
    onClose();
  };
  return (
    <FormDialog
      title={t.brackets.bracket_of({ division: division.name })}
      form={form}
      fields={['bracketKind', 'bestOf', 'thirdPlace']}
      submitLabel={t.common.save()}
      failure={t.brackets.the_bracket_could_not_be_saved()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <Field label={t.brackets.kind()} error={form.formState.errors.bracketKind?.message}>
        {(control) => <Select {...control} options={kindOptions()} {...form.register('bracketKind')} />}
      </Field>
      <Field label={t.brackets.a_match_is()} error={form.formState.errors.bestOf?.message}>
        {(control) => <Select {...control} options={lengthOptions()} {...form.register('bestOf')} />}
      </Field>
      {isDouble ? (
        <p className="text-sm text-muted">{t.brackets.who_loses_twice_is_out_the_winners_of()}</p>
      ) : (
        <Checkbox label={t.brackets.the_losers_of_the_semifinals_play_for_third()} {...form.register('thirdPlace')} />
      )}
    </FormDialog>
  );
}
