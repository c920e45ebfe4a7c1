import { countsForStandings } from '../game/counts-for-standings.js';
import { winnerOf } from '../game/winner-of.js';
import type { BracketEntrant, BracketGame, BracketMatch } from './bracket.js';

/**
 * Fills a match with its entrants and the games of its pair.
 * @param games the pair's games, the one that counts first; empty while an entrant is missing
 */
export function playMatch(
  place: Pick<BracketMatch, 'id' | 'round' | 'slot'>,
  home: BracketEntrant | null,
  away: BracketEntrant | null,
  games: readonly BracketGame[],
): BracketMatch {
  const [game, ...others] = games;
  const entrants = { home: withScore(home, game), away: withScore(away, game) };
  const winnerSide = game === undefined ? null : winnerOf(game);
  const winnerId = winnerSide === null ? null : winnerSide === 'home' ? game?.homeTeamId : game?.awayTeamId;
  const winner = [entrants.home, entrants.away].find((entrant) => entrant !== null && entrant.teamId === winnerId);
  return {
    ...place,
    ...entrants,
    gameId: game?.id ?? null,
    otherGameIds: others.map((other) => other.id),
    winner: winner ?? null,
  };
}

function withScore(entrant: BracketEntrant | null, game: BracketGame | undefined): BracketEntrant | null {
  if (entrant === null) return null;
  if (game === undefined || !countsForStandings(game)) return { ...entrant, score: null };
  return { ...entrant, score: entrant.teamId === game.homeTeamId ? game.scoreHome : game.scoreAway };
}
