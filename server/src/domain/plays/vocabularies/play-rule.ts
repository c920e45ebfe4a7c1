import type { PlayKind } from '../play-kind.js';
import type { LinkRule, PlayRule, StatisticDeltas } from '../play-vocabulary.js';

/** A rule from what is particular about it: without more, a team and perhaps a player, and nothing added. */
export function playRule(label: string, particular: Partial<PlayRule> = {}): PlayRule {
  return {
    label,
    team: 'needed',
    player: 'optional',
    otherPlayer: 'none',
    otherSide: 'same',
    points: 0,
    statistics: [],
    otherStatistics: [],
    perLinked: [],
    link: null,
    becomes: [],
    setting: null,
    hasPlace: false,
    ...particular,
  };
}

/** One of each. */
export const each = (...abbreviations: string[]): StatisticDeltas =>
  abbreviations.map((abbreviation) => [abbreviation, 1]);

/** A link without which the play does not count. */
export const standsOn = (side: LinkRule['side'], ...to: PlayKind[]): LinkRule => ({ to, side, isRequired: true });

/** A link that says where the play comes from. */
export const follows = (side: LinkRule['side'], ...to: PlayKind[]): LinkRule => ({ to, side, isRequired: false });

/** What all sports have: the course of a game and notes about it. */
export const COURSE: readonly (readonly [PlayKind, PlayRule])[] = [
  ['TIMEOUT', playRule('Timeout', { team: 'optional', player: 'none' })],
  ['PERIOD_START', playRule('Start of period', { team: 'none', player: 'none' })],
  ['PERIOD_END', playRule('End of period', { team: 'none', player: 'none' })],
  ['NOTE', playRule('Note', { team: 'optional' })],
];

/** Who comes on and who goes off: both, or one of them where a side is short of players. */
export const SUBSTITUTION: readonly [PlayKind, PlayRule] = [
  'SUBSTITUTION',
  playRule('Substitution', { otherPlayer: 'optional' }),
];
