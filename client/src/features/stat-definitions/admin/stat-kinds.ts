import { t } from '@/texts';
import type { EditableStatFragment } from './stats.generated';

type Kind = EditableStatFragment['kind'];

/** The kinds that a statistic of the organization's own can be of. */
export const OWN_KINDS: readonly { value: Exclude<Kind, 'PERCENTAGE'>; label: string; hint: string }[] = [
  {
    value: 'SUM',
    get label() {
      return t.statDefinitions.sum();
    },
    get hint() {
      return t.statDefinitions.the_formula_as_it_stands_with_at_most();
    },
  },
  {
    value: 'RATIO',
    get label() {
      return t.statDefinitions.ratio();
    },
    get hint() {
      return t.statDefinitions.the_formula_as_it_stands_with_three_decimals();
    },
  },
  {
    value: 'PER_GAME',
    get label() {
      return t.statDefinitions.per_game();
    },
    get hint() {
      return t.statDefinitions.in_a_total_the_formula_is_divided_by();
    },
  },
  {
    value: 'COUNTING',
    get label() {
      return t.statDefinitions.stored();
    },
    get hint() {
      return t.statDefinitions.it_is_counted_and_entered_for_each_player();
    },
  },
];

const WORDS: Readonly<Record<Kind, string | null>> = {
  COUNTING: null,
  get SUM() {
    return t.statDefinitions.follows_from_its_parts();
  },
  get PERCENTAGE() {
    return t.statDefinitions.made_of_attempted();
  },
  get RATIO() {
    return t.statDefinitions.a_ratio();
  },
  get PER_GAME() {
    return t.statDefinitions.per_game_2();
  },
};

/** What a list says of a statistic: its abbreviation, and what it follows from. */
export function describeStat({ abbreviation, kind, formula }: EditableStatFragment): string {
  const words = kind === 'SUM' && formula != null ? null : WORDS[kind];
  return [abbreviation, words, formula].filter(Boolean).join(' · ');
}
