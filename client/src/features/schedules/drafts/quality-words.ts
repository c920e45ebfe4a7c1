import type { ScheduleQualityName } from '@/graphql/schema.generated';
import type { DraftQualityFragment } from './drafts.generated';

/** What a quality is called, and what its figure counts. */
interface QualityWords {
  label: string;
  /** Follows the figure's label, as half a sentence. */
  counts: string;
}

/** The qualities in words. Of every figure less is better. */
export const QUALITY_WORDS: Readonly<Record<ScheduleQualityName, QualityWords>> = {
  GAMES: { label: 'Games', counts: 'difference between the most and the fewest games of a team' },
  BYES: { label: 'Byes', counts: 'difference between the most and the fewest byes of a team' },
  DOUBLE_HEADERS: {
    label: 'Double headers',
    counts: 'difference between the most and the fewest weeks with two games of a team',
  },
  REPEATS: { label: 'Repeats', counts: 'meetings of pairs that have met before' },
  HOME_AWAY: { label: 'Home and away', counts: 'games at home and away that do not balance, summed over the teams' },
  BACK_TO_BACK_BYES: { label: 'Back-to-back byes', counts: 'byes right after a bye' },
  TIMES: { label: 'Times', counts: 'how unequally teams share the times of day' },
  REPEAT_DISTANCE: { label: 'Distance of repeats', counts: 'how soon pairs meet again' },
};

/** A figure as it is shown: at most two decimals. */
export function formatFigure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** Whether no schedule can be better in this respect. */
export function isBestPossible({ value, bound }: Pick<DraftQualityFragment, 'value' | 'bound'>): boolean {
  return value <= bound;
}

/** 'Best possible in all 8 respects', or in how many, and how far the others are from their least. */
export function certificateInShort(certificate: readonly DraftQualityFragment[]): string {
  if (certificate.length === 0) return 'No figures: nothing could be added for every team';
  const open = certificate.filter((quality) => !isBestPossible(quality));
  if (open.length === 0) return `Best possible in all ${certificate.length} respects`;
  const gaps = open.map(
    ({ name, value, bound }) => `${QUALITY_WORDS[name].label.toLowerCase()} ${formatFigure(value - bound)}`,
  );
  return `Best possible in ${certificate.length - open.length} of ${certificate.length}; gaps: ${gaps.join(', ')}`;
}

/** Why a quality is not better: the proof, or that there is none. */
export function whyNotBetter({ value, bound, reason }: DraftQualityFragment): string {
  if (isBestPossible({ value, bound })) return bound === 0 ? `0 is the least there is. ${reason}` : reason;
  const open = `Less than ${formatFigure(value)} is not ruled out: another draft may do better.`;
  // The reason for a bound of 0 describes a plan that reaches it, and this one does not.
  return bound === 0 ? open : `${reason} ${open}`;
}

/** A quality of two drafts, and which of them is better in it. */
export interface QualityPair {
  name: ScheduleQualityName;
  here: number;
  there: number;
  better: 'here' | 'there' | null;
}

/** The qualities of two drafts side by side, in the order of the first. */
export function compareQualities(
  here: readonly DraftQualityFragment[],
  there: readonly DraftQualityFragment[],
): QualityPair[] {
  return here.flatMap(({ name, value }) => {
    const other = there.find((each) => each.name === name);
    if (other === undefined) return [];
    const better = value === other.value ? null : value < other.value ? ('here' as const) : ('there' as const);
    return [{ name, here: value, there: other.value, better }];
  });
}

/** The first quality in which two drafts differ: it decides, since what comes first is wanted more. */
export function decidingQuality(pairs: readonly QualityPair[]): QualityPair | null {
  return pairs.find(({ better }) => better !== null) ?? null;
}
