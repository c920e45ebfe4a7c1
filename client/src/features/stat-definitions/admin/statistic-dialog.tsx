import { sportNamed } from '@domain/sports/sport-named';
import { abbreviationProblem } from '@domain/stats/abbreviation-problem';
import { Controller, useWatch } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { FormulaField } from './formula-field';
import { FormulaPreview } from './formula-preview';
import { ownKinds } from './stat-kinds';
import {
  changedStatistic,
  formulaProblem,
  newStatistic,
  type StatisticValues,
  statisticValues,
} from './statistic-form';
import type { EditableStatFragment } from './stats.generated';
import { useCreateStatMutation, useUpdateStatMutation } from './stats.hooks.generated';

interface Props {
  sport: { id: string; name: string };
  /** Null for a new one. */
  stat: EditableStatFragment | null;
  /** All of the sport. */
  stats: readonly EditableStatFragment[];
  onClose: () => void;
}

const FIELDS = ['name', 'abbreviation', 'kind', 'formula'] as const;

/** Adds a statistic of the organization's own, or changes one. */
export function StatisticDialog({ sport, stat, stats, onClose }: Props) {
  const saved = useUndoToast();
  const again = { refetchQueries: ['AdminStats'], awaitRefetchQueries: true };
  const [create] = useCreateStatMutation(again);
  const [update] = useUpdateStatMutation(again);
  const { form, basis, onStale } = useEditForm(stat, statisticValues);
  const { register, control, formState } = form;
  const { errors } = formState;
  const values = useWatch({ control }) as StatisticValues;
  const others = stats.filter(({ id }) => id !== stat?.id);
  const save = async (entered: StatisticValues, close: () => void): Promise<void> => {
    const { data } = basis
      ? await update({ variables: { id: basis.id, input: changedStatistic(basis, entered) } })
      : await create({ variables: { input: newStatistic(sport.id, entered) } });
    saved({
      ...undoOf(data),
      message: basis
        ? t.common.updated({ name: entered.name.trim() })
        : t.common.created({ name: entered.name.trim() }),
    });
    close();
  };
  const checkAbbreviation = (typed: string): true | string => {
    const abbreviation = typed.trim();
    if (abbreviation === '') return t.statDefinitions.please_enter_an_abbreviation();
    if (abbreviation === basis?.abbreviation) return true;
    return abbreviationProblem(abbreviation, sportNamed(sport.name), others) ?? true;
  };
  // While it is typed: an empty formula is no mistake yet.
  const problem = values.formula.trim() === '' ? null : formulaProblem(values, others);
  return (
    <FormDialog
      title={stat ? t.statDefinitions.edit({ stat: stat.name }) : t.statDefinitions.add_statistic()}
      form={form}
      fields={FIELDS}
      submitLabel={stat ? t.common.save() : t.statDefinitions.add_statistic()}
      failure={t.statDefinitions.the_statistic_could_not_be_saved()}
      save={save}
      {...(stat && { onStale })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field label={t.common.name()} required error={errors.name?.message}>
          {(props) => (
            <Input
              {...props}
              placeholder={t.statDefinitions.efficiency()}
              {...register('name', {
                ...atMost(100),
                validate: (name) => name.trim() !== '' || t.statDefinitions.please_enter_a_name(),
              })}
            />
          )}
        </Field>
        <Field label={t.statDefinitions.abbreviation()} required error={errors.abbreviation?.message}>
          {(props) => (
            <Input
              {...props}
              placeholder={t.statDefinitions.eff()}
              autoComplete="off"
              {...register('abbreviation', { ...atMost(10), validate: checkAbbreviation })}
            />
          )}
        </Field>
      </div>
      <Field
        label={t.statDefinitions.kind()}
        hint={ownKinds().find(({ value }) => value === values.kind)?.hint}
        error={errors.kind?.message}
      >
        {(props) => <Select {...props} options={ownKinds()} {...register('kind')} />}
      </Field>
      {values.kind !== 'COUNTING' && (
        <>
          <Controller
            control={control}
            name="formula"
            rules={{ validate: (_formula, entered) => formulaProblem(entered, others) ?? true }}
            render={({ field, fieldState }) => (
              <FormulaField
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={problem ?? fieldState.error?.message ?? null}
                stats={others}
              />
            )}
          />
          <FormulaPreview sportId={sport.id} values={values} stats={others} />
        </>
      )}
    </FormDialog>
  );
}
