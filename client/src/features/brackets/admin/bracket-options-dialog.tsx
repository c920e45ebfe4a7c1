import { changedFields } from '@/app/admin/forms/changed-fields';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
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

interface Values {
  bracketKind: string;
  bestOf: string;
  thirdPlace: boolean;
}

const valuesOf = ({ bracketKind, bestOf, thirdPlace }: DivisionBracketFragment): Values => ({
  bracketKind,
  bestOf: String(bestOf),
  thirdPlace,
});

const inputOf = ({ bracketKind, bestOf, thirdPlace }: Values) => ({
  bracketKind: bracketKind === 'DOUBLE_ELIMINATION' ? ('DOUBLE_ELIMINATION' as const) : ('SINGLE_ELIMINATION' as const),
  bestOf: Number(bestOf),
  thirdPlace,
});

/** What a division decides about its bracket. Asks first where there are games. */
export function BracketOptionsDialog({ division, onStale: refresh, onClose }: Props) {
  const done = useUndoToast();
  const ask = useAskFirst(division);
  const [update] = useSetBracketOptionsMutation();
  const { form, basis, onStale } = useEditForm(division, valuesOf, refresh);
  const isDouble = form.watch('bracketKind') === 'DOUBLE_ELIMINATION';
  const save = async (values: Values, close: () => void): Promise<void> => {
    const input = inputOf(values);
    const options = {
      kind: isDouble ? ('double' as const) : ('single' as const),
      bestOf: input.bestOf,
      thirdPlace: input.thirdPlace,
    };
    const question = t.brackets.change_the_bracket_of({ division: division.name });
    if (!(await ask({ question, confirmLabel: t.brackets.change_bracket(), change: { options } }))) return;
    const changed = changedFields(inputOf(valuesOf(basis)), input);
    const { data } = await update({
      variables: { id: basis.id, input: { ...changed, expectedVersion: basis.version } },
    });
    done({ message: t.brackets.updated({ division: division.name }), undoId: data?.updateDivision.undoId });
    close();
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
