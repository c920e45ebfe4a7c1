import { countsForStandings } from '../game/counts-for-standings.js';
import { winnerOf } from '../game/winner-of.js';
import type { BracketGame } from './bracket.js';
import type { BracketKind } from './bracket-options.js';
import { compareGamesInTime } from './compare-games-in-time.js';

const DECIDED = 0;
const OPEN = 1;
const POSTPONED = 2;
/** Cancelled, or over without a winner. */
const VOID = 3;

/**
 * Sorts the games of two teams by how good a claim each has to count in a match of theirs: decided ones first, then
 * those to be played, then postponed ones, then those that nothing comes of; each in order of play. In a double
 * elimination two teams may meet again, so there a game that was created for its match goes before one that only has
 * the same teams.
 */
export function sortClaims(games: readonly BracketGame[], kind: BracketKind): BracketGame[] {
  return [...games].sort(
    (a, b) => claim(a) - claim(b) || (kind === 'double' ? stored(a) - stored(b) : 0) || compareGamesInTime(a, b),
  );
}

/** Whether a game has decided something, or will: not a tie, nor one that is cancelled. */
export function isOfUse(game: BracketGame): boolean {
  return claim(game) !== VOID;
}

function claim(game: BracketGame): number {
  if (winnerOf(game) !== null) return DECIDED;
  if (game.status === 'cancelled' || countsForStandings(game)) return VOID;
  return game.status === 'postponed' ? POSTPONED : OPEN;
}

function stored({ bracketNode }: BracketGame): number {
  return bracketNode == null ? 1 : 0;
}
