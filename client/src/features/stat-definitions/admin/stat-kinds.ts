import type { EditableStatFragment } from './stats.generated';

type Kind = EditableStatFragment['kind'];

/** The kinds that a statistic of the organization's own can be of. */
export const OWN_KINDS: readonly { value: Exclude<Kind, 'PERCENTAGE'>; label: string; hint: string }[] = [
  { value: 'SUM', label: 'Sum', hint: 'The formula as it stands, with at most one decimal.' },
  { value: 'RATIO', label: 'Ratio', hint: 'The formula as it stands, with three decimals.' },
  { value: 'PER_GAME', label: 'Per game', hint: 'In a total the formula is divided by the games played.' },
  { value: 'COUNTING', label: 'Stored', hint: 'It is counted and entered for each player and game.' },
];

const WORDS: Readonly<Record<Kind, string | null>> = {
  COUNTING: null,
  SUM: 'follows from its parts',
  PERCENTAGE: 'made of attempted',
  RATIO: 'a ratio',
  PER_GAME: 'per game',
};

/** What a list says of a statistic: its abbreviation, and what it follows from. */
export function describeStat({ abbreviation, kind, formula }: EditableStatFragment): string {
  const words = kind === 'SUM' && formula != null ? null : WORDS[kind];
  return [abbreviation, words, formula].filter(Boolean).join(' · ');
}
