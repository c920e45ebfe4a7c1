import { winnerOfGame } from '@/ui/matchup';
import { teamAbbreviation } from '@domain/text/team-abbreviation';
import type { GameRowFragment } from '@/features/games/game-row.generated';
import { type LiveScore, type ShownGame, shownScores } from './shown-scores';
import { neverCounts } from '@domain/game/never-counting';

/** A game as a team's page tells it in a line. */
export interface ToldGame {
  id: string;
  date: string | null;
  home: boolean;
  opponent: { id: string; name: string; abbreviation: string };
  /** Null for a game without a winner. */
  won: boolean | null;
  displayStatus: string;
  /** Where it stands, while it is in progress. */
  liveScore: LiveScore | null;
  /** '116-97', the own score first. */
  score: string;
}

/** A team's last games with a result, newest first. */
export function lastResults(
  games: readonly (GameRowFragment & ShownGame)[],
  teamId: string,
  count: number,
): ToldGame[] {
  return games
    .filter(hasResult)
    .slice(-count)
    .reverse()
    .map((game) => told(game, teamId));
}

/**
 * The game that a team plays next: the first without a result after the last one that has one. Of a day before today
 * only one that still runs: of others the result is awaited.
 */
export function nextGame(
  games: readonly (GameRowFragment & ShownGame)[],
  teamId: string,
  today: string,
): ToldGame | null {
  const next = games
    .slice(games.findLastIndex(hasResult) + 1)
    .find(
      ({ date, status }) => status === 'IN_PROGRESS' || (status === 'SCHEDULED' && (date === null || date >= today)),
    );
  return next ? told(next, teamId) : null;
}

/** Whether a game has a result that counts. */
export function hasResult({ status, homeScore, awayScore }: GameRowFragment): boolean {
  return !neverCounts(status) && homeScore !== null && awayScore !== null;
}

function told(game: GameRowFragment & ShownGame, teamId: string): ToldGame {
  const { id, date, displayStatus, homeTeam, awayTeam, liveScore } = game;
  const home = homeTeam.id === teamId;
  const opponent = home ? awayTeam : homeTeam;
  const winner = winnerOfGame(game);
  const scores = shownScores(game);
  const [own, other] = home ? [scores.home, scores.away] : [scores.away, scores.home];
  return {
    id,
    date,
    home,
    opponent: {
      id: opponent.id,
      name: opponent.name,
      abbreviation: opponent.abbreviation ?? teamAbbreviation(opponent.name),
    },
    won: winner === null ? null : (winner === 'home') === home,
    displayStatus,
    liveScore: liveScore ?? null,
    score: `${own ?? ''}-${other ?? ''}`,
  };
}
