import { winnerOf } from '../game/winner-of.js';
import type { BracketGame } from './bracket.js';
import { compareGamesInTime } from './compare-games-in-time.js';
import { pairKey } from './pair-key.js';

/**
 * Gathers games by the two teams that play them, the one that stands for their match first: the earliest decided,
 * otherwise the earliest that is neither postponed nor cancelled, otherwise the earliest. The others follow in order of
 * play.
 */
export function gamesByPair(games: readonly BracketGame[]): Map<string, BracketGame[]> {
  const pairs = new Map<string, BracketGame[]>();
  for (const game of [...games].sort((a, b) => claim(a) - claim(b) || compareGamesInTime(a, b))) {
    const key = pairKey(game.homeTeamId, game.awayTeamId);
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, [game]);
    else known.push(game);
  }
  return pairs;
}

/** How good a claim a game has to its match, the lower the better. */
function claim(game: BracketGame): number {
  if (winnerOf(game) !== null) return 0;
  return game.status === 'postponed' || game.status === 'cancelled' ? 2 : 1;
}
