import { checkFormula } from '@domain/stats/formula/check-formula';
import { changedFields } from '@/app/admin/forms/changed-fields';
import type { CreateStatDefinitionInput, StatKind, UpdateStatDefinitionInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { EditableStatFragment } from './stats.generated';

/** What the dialog of a statistic asks for. */
export interface StatisticValues {
  name: string;
  abbreviation: string;
  kind: StatKind;
  formula: string;
}

/** The fields of a statistic that is there, or of a new one. */
export function statisticValues(stat: EditableStatFragment | null): StatisticValues {
  return {
    name: stat?.name ?? '',
    abbreviation: stat?.abbreviation ?? '',
    kind: stat?.kind ?? 'SUM',
    formula: stat?.formula ?? '',
  };
}

/** What is sent for a new one. */
export function newStatistic(sportId: string, values: StatisticValues): CreateStatDefinitionInput {
  return { sportId, ...sent(values) };
}

/** What is sent of one that is there: what was changed, and what it was based on. */
export function changedStatistic(basis: EditableStatFragment, values: StatisticValues): UpdateStatDefinitionInput {
  return { ...changedFields(sent(statisticValues(basis)), sent(values)), expectedVersion: basis.version };
}

/**
 * What is wrong with a formula, with the place; null when nothing is.
 * @param stats those of the sport, without the statistic itself
 */
export function formulaProblem(
  { formula, abbreviation, kind }: StatisticValues,
  stats: readonly EditableStatFragment[],
): string | null {
  if (kind === 'COUNTING') return null;
  if (formula.trim() === '') return t.statDefinitions.please_enter_a_formula();
  const checked = checkFormula(formula, abbreviation.trim(), stats);
  return 'message' in checked
    ? t.statDefinitions.character({ number: checked.at + 1, message: checked.message })
    : null;
}

function sent({ name, abbreviation, kind, formula }: StatisticValues) {
  return {
    name: name.trim(),
    abbreviation: abbreviation.trim(),
    kind,
    formula: kind === 'COUNTING' ? null : formula.trim() || null,
  };
}
