import { t } from '@/texts';
import type { EditableStatFragment } from './stats.generated';

type Kind = EditableStatFragment['kind'];

/** The kinds that a statistic of the organization's own can be of. */
export const ownKinds = (): readonly { value: Exclude<Kind, 'PERCENTAGE'>; label: string; hint: string }[] => [
  { value: 'SUM', label: t.statDefinitions.sum(), hint: t.statDefinitions.the_formula_as_it_stands_with_at_most() },
  {
    value: 'RATIO',
    label: t.statDefinitions.ratio(),
    hint: t.statDefinitions.the_formula_as_it_stands_with_three_decimals(),
  },
  {
    value: 'PER_GAME',
    label: t.statDefinitions.per_game(),
    hint: t.statDefinitions.in_a_total_the_formula_is_divided_by(),
  },
  {
    value: 'COUNTING',
    label: t.statDefinitions.stored(),
    hint: t.statDefinitions.it_is_counted_and_entered_for_each_player(),
  },
];

const WORDS: Readonly<Record<Kind, (() => string) | null>> = {
  COUNTING: null,
  SUM: () => t.statDefinitions.follows_from_its_parts(),
  PERCENTAGE: () => t.statDefinitions.made_of_attempted(),
  RATIO: () => t.statDefinitions.a_ratio(),
  PER_GAME: () => t.statDefinitions.per_game_2(),
};

/** What a list says of a statistic: its abbreviation, and what it follows from. */
export function describeStat({ abbreviation, kind, formula }: EditableStatFragment): string {
  const words = kind === 'SUM' && formula != null ? null : WORDS[kind]?.();
  return [abbreviation, words, formula].filter(Boolean).join(' · ');
}
