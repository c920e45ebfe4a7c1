import { winnerOf } from '../game/winner-of.js';
import type { Id } from '../ordering/id.js';
import type { BracketGame } from './bracket.js';
import { compareGamesInTime } from './compare-games-in-time.js';

/** How a match stands by its games. */
export interface Series {
  /** What is played for it, in order of play, the decided games first. */
  readonly games: readonly BracketGame[];
  /** How often each team has won. */
  readonly wins: ReadonlyMap<Id, number>;
  readonly winnerId: Id | null;
}

/**
 * Plays a match: who has first won more than half of its games. What is decided later does not count, and of the games
 * to come only as many as there may still be.
 * @param claims games of the two teams, the best claim first (`sortClaims`)
 * @param bestOf an odd number
 */
export function playSeries(claims: readonly BracketGame[], bestOf: number): Series {
  const needed = (bestOf + 1) / 2;
  const wins = new Map<Id, number>();
  const games: BracketGame[] = [];
  let winnerId: Id | null = null;
  for (const game of claims) {
    if (winnerId !== null || games.length === bestOf) break;
    games.push(game);
    const side = winnerOf(game);
    if (side === null) continue;
    const teamId = side === 'home' ? game.homeTeamId : game.awayTeamId;
    wins.set(teamId, (wins.get(teamId) ?? 0) + 1);
    if (wins.get(teamId) === needed) winnerId = teamId;
  }
  return { games: inOrder(games), wins, winnerId };
}

function inOrder(games: readonly BracketGame[]): BracketGame[] {
  const open = (game: BracketGame): number => Number(winnerOf(game) === null);
  return games.toSorted((a, b) => open(a) - open(b) || compareGamesInTime(a, b));
}
