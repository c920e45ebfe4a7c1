import { countsForStandings } from './counts-for-standings.js';
import type { GameOutcome, Side } from './game-status.js';

/**
 * The side that won a game that counts: the higher of two final scores. A forfeit is its score.
 * @returns null for a tie (0-0 included), a missing score, or a game that does not count
 */
export function winnerOf(game: GameOutcome): Side | null {
  const { scoreHome, scoreAway } = game;
  if (!countsForStandings(game) || scoreHome === null || scoreAway === null || scoreHome === scoreAway) return null;
  return scoreHome > scoreAway ? 'home' : 'away';
}
