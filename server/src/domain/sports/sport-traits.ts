import type { Sport } from './sport.js';
import { sportNamed } from './sport-named.js';

/** Who signs a scoresheet. */
export type Signer =
  | 'scorekeeper'
  | 'timekeeper'
  | 'referee'
  | 'firstReferee'
  | 'secondReferee'
  | 'umpire'
  | 'plateUmpire'
  | 'baseUmpire';

/** What a game of a sport has beside its plays, periods and statistics. */
export interface SportTraits {
  /** What two teams play: of tennis a game is a part of a set. */
  readonly contest: 'game' | 'match';
  /** What its periods are. */
  readonly periods: 'period' | 'set' | 'inning';
  /** Whether a clock runs down in each. */
  readonly hasClock: boolean;
  /** Whether a scoresheet counts the timeouts of the teams. */
  readonly hasTimeouts: boolean;
  /** In their order. */
  readonly signers: readonly Signer[];
}

const TRAITS: Readonly<Record<Sport, SportTraits>> = {
  basketball: {
    contest: 'game',
    periods: 'period',
    hasClock: true,
    hasTimeouts: true,
    signers: ['scorekeeper', 'timekeeper', 'referee', 'referee'],
  },
  baseball: {
    contest: 'game',
    periods: 'inning',
    hasClock: false,
    hasTimeouts: false,
    signers: ['scorekeeper', 'plateUmpire', 'baseUmpire'],
  },
  tennis: {
    contest: 'match',
    periods: 'set',
    hasClock: false,
    hasTimeouts: false,
    signers: ['scorekeeper', 'umpire'],
  },
  volleyball: {
    contest: 'match',
    periods: 'set',
    hasClock: false,
    hasTimeouts: true,
    signers: ['scorekeeper', 'firstReferee', 'secondReferee'],
  },
};

/** By the sport's name; one that is not known is taken for a game of periods with a clock. */
export function sportTraits(sport: string | null | undefined): SportTraits {
  return TRAITS[sportNamed(sport ?? '') ?? 'basketball'];
}
