import type { Sport } from '../sports/sport.js';
import type { PlayKind } from './play-kind.js';

/** How points make the games that a set's score counts. */
export interface PointsRule {
  /** The play that is a bare point. What it may become says whose point that is. */
  readonly point: PlayKind;
  /** The play that says who has won a game. */
  readonly game: PlayKind;
  /** How many points take a game. */
  readonly to: number;
  /** How many take the tie-break, the game that decides a set which stands at `tieAt` of both. */
  readonly toOfTie: number;
  readonly tieAt: number;
  /** How many points ahead who takes a game has to be. */
  readonly ahead: number;
}

/** What takes a set by the usual rules of a sport, in what its score counts. Leagues may have their own. */
export interface SetRule {
  readonly to: number;
  /** The same of the last set that a match can have. */
  readonly toOfLast: number;
  /** How much ahead who takes it has to be, unless a tie-break decides. */
  readonly ahead: number;
  /** Null where points are what the score counts. */
  readonly points: PointsRule | null;
}

/**
 * Not in the vocabularies, which pages of visitors load: FIVB, Official Volleyball Rules, 6.2 and 6.3.2; ITF, Rules of
 * Tennis, 5 and 6, with a tie-break in every set.
 */
const RULES: Readonly<Partial<Record<Sport, SetRule>>> = {
  volleyball: { to: 25, toOfLast: 15, ahead: 2, points: null },
  tennis: {
    to: 6,
    toOfLast: 6,
    ahead: 2,
    points: { point: 'POINT', game: 'GAME_WON', to: 4, toOfTie: 7, tieAt: 6, ahead: 2 },
  },
};

/** What takes a set of a sport; null where periods are not won. */
export function setRuleOf(sport: Sport): SetRule | null {
  return RULES[sport] ?? null;
}
