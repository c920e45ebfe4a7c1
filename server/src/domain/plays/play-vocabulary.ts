import type { Sport } from '../sports/sport.js';
import type { PlayKind } from './play-kind.js';
import type { PlaySettings } from './play-settings.js';

/** Whether a play has to name something, may, or must not. */
export type Need = 'needed' | 'optional' | 'none';

/** Statistics with what is added to each, by abbreviation. */
export type StatisticDeltas = readonly (readonly [abbreviation: string, delta: number])[];

/** How a play may belong to another. */
export interface LinkRule {
  /** Kinds that it may be linked to. */
  readonly to: readonly PlayKind[];
  /** Whose play that is, seen from this one's team. */
  readonly side: 'same' | 'other';
  /** Whether it only counts while such a play is there: no assist without its shot. One that is not linked counts. */
  readonly isRequired: boolean;
  /** The setting without which it does not count where it is linked to that kind. */
  readonly setting?: readonly [kind: PlayKind, setting: keyof PlaySettings];
  /** What the link takes from the other play, which then adds nothing but points. */
  readonly voids?: readonly PlayKind[];
}

/** A kind that says more of a play, and whose player that is about, seen from the play's team. */
export interface Becoming {
  readonly kind: PlayKind;
  readonly side: 'same' | 'other';
}

/** What one kind of play is in a sport. */
export interface PlayRule {
  readonly label: string;
  readonly team: Need;
  /** Who has a player has a team. */
  readonly player: Need;
  readonly otherPlayer: Need;
  /** Whose player the other one is. */
  readonly otherSide: 'same' | 'other';
  /** What it adds to its team's score of the period. */
  readonly points: number;
  /** What it adds to its player's statistics. */
  readonly statistics: StatisticDeltas;
  /** What it adds to the other player's. */
  readonly otherStatistics: StatisticDeltas;
  /** What each play that is linked to it adds to its player's, by kind. */
  readonly perLinked: readonly (readonly [kind: PlayKind, statistics: StatisticDeltas])[];
  readonly link: LinkRule | null;
  /** What it becomes once somebody says who made it and how: a point at first, then a kill. */
  readonly becomes: readonly Becoming[];
  /** The setting without which it adds nothing to statistics. */
  readonly setting: keyof PlaySettings | null;
  /** Whether it may have a place on the court. */
  readonly hasPlace: boolean;
}

/** The plays of a sport. */
export interface PlayVocabulary {
  readonly sport: Sport;
  /** In the order in which they are offered. */
  readonly rules: ReadonlyMap<PlayKind, PlayRule>;
  /** Whether periods are won, like sets, or their scores add up to the game's. */
  readonly scoring: 'added' | 'won';
  /** How many of a side play at once. */
  readonly playersOnCourt: number;
}
