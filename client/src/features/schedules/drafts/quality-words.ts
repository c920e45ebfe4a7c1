import type { ScheduleQualityName } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { DraftQualityFragment } from './drafts.generated';

/** What a quality is called, and what its figure counts. */
interface QualityWords {
  label: () => string;
  /** Follows the figure's label, as half a sentence. */
  counts: () => string;
}

/** The qualities in words. Of every figure less is better. */
export const QUALITY_WORDS: Readonly<Record<ScheduleQualityName, QualityWords>> = {
  GAMES: { label: () => t.common.games(), counts: () => t.schedules.difference_between_the_most_and_the_fewest() },
  BYES: { label: () => t.schedules.byes(), counts: () => t.schedules.difference_between_the_most_and_the_fewest_2() },
  DOUBLE_HEADERS: {
    label: () => t.schedules.double_headers(),
    counts: () => t.schedules.difference_between_the_most_and_the_fewest_3(),
  },
  REPEATS: { label: () => t.schedules.repeats(), counts: () => t.schedules.meetings_of_pairs_that_have_met_before() },
  HOME_AWAY: {
    label: () => t.schedules.home_and_away(),
    counts: () => t.schedules.games_at_home_and_away_that_do_not(),
  },
  BACK_TO_BACK_BYES: {
    label: () => t.schedules.back_to_back_byes(),
    counts: () => t.schedules.byes_right_after_a_bye_2(),
  },
  TIMES: { label: () => t.schedules.times(), counts: () => t.schedules.how_unequally_teams_share_the_times_of_day() },
  REPEAT_DISTANCE: {
    label: () => t.schedules.distance_of_repeats(),
    counts: () => t.schedules.how_soon_pairs_meet_again(),
  },
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
  if (certificate.length === 0) return t.schedules.no_figures_nothing_could_be_added_for_every();
  const open = certificate.filter((quality) => !isBestPossible(quality));
  if (open.length === 0) return t.schedules.best_possible_in_all_respects({ count: certificate.length });
  const gaps = open.map(
    ({ name, value, bound }) => `${QUALITY_WORDS[name].label().toLowerCase()} ${formatFigure(value - bound)}`,
  );
  return t.schedules.best_possible_in_of_gaps({
    number: certificate.length - open.length,
    count: certificate.length,
    gaps: gaps.join(', '),
  });
}

/** Why a quality is not better: the proof, or that there is none. */
export function whyNotBetter({ value, bound, reason }: DraftQualityFragment): string {
  if (isBestPossible({ value, bound })) return bound === 0 ? t.schedules.n_0_is_the_least_there_is({ reason }) : reason;
  const open = t.schedules.less_than_is_not_ruled_out_another_draft({ figure: formatFigure(value) });
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
