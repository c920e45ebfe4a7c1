/** How teams leave a bracket: after one lost match, or after two. */
export const BRACKET_KINDS = ['single', 'double'] as const;

/** One of `BRACKET_KINDS`. */
export type BracketKind = (typeof BRACKET_KINDS)[number];

/** What a division decides about its bracket. */
export interface BracketOptions {
  readonly kind: BracketKind;
  /** Most games of a match: an odd number, of which more than half have to be won. */
  readonly bestOf: number;
  /**
   * Whether the losers of the semifinals play for third place. In a double elimination nobody does: whoever loses the
   * last match of the losers' bracket is third.
   */
  readonly thirdPlace: boolean;
}

/** What holds where nothing else is said. */
export const PLAIN_BRACKET: BracketOptions = { kind: 'single', bestOf: 1, thirdPlace: false };

/** The lengths that a series may have. */
export const SERIES_LENGTHS: readonly number[] = [1, 3, 5, 7, 9];
