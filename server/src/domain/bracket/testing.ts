import type { Bracket, BracketGame, BracketMatch } from './bracket.js';
import { type BracketOptions, PLAIN_BRACKET } from './bracket-options.js';
import { matchesOf } from './matches-of.js';
import { resolveBracket } from './resolve-bracket.js';

/**
 * A final game on a day of May, '10 81-75 40' says that team 10 beat team 40 at home; '-' instead of the scores: none.
 */
export function game(id: number, text: string, change: Partial<BracketGame> = {}): BracketGame {
  const [home = '', scores = '', away = ''] = text.split(' ');
  const [scoreHome, scoreAway] = scores === '-' ? [null, null] : scores.split('-').map(Number);
  return {
    id,
    homeTeamId: Number(home),
    awayTeamId: Number(away),
    status: 'scheduled',
    date: '2025-05-01',
    time: '18:00',
    scoreHome: scoreHome ?? null,
    scoreAway: scoreAway ?? null,
    ...change,
  };
}

/** All matches in the order of their numbers. */
export function inOrder(bracket: Bracket): BracketMatch[] {
  return matchesOf(bracket).toSorted((a, b) => a.number - b.number);
}

/**
 * Plays every match that is open until none is.
 * @param homeWins who wins a game of a match: its upper team or the other
 */
export function playOut(
  seeds: readonly number[],
  homeWins: (matchId: string, gameId: number) => boolean,
  options: BracketOptions = PLAIN_BRACKET,
  change: (match: BracketMatch) => Partial<BracketGame> = () => ({}),
): BracketGame[] {
  const games: BracketGame[] = [];
  for (;;) {
    const open = inOrder(resolveBracket(seeds, games, options)).filter(({ needsGame }) => needsGame);
    if (open.length === 0) return games;
    for (const match of open) {
      const id = games.length + 1;
      const scores = homeWins(match.id, id) ? '2-1' : '1-2';
      games.push(game(id, `${match.home?.teamId} ${scores} ${match.away?.teamId}`, change(match)));
    }
  }
}
