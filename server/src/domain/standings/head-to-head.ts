import type { Id } from '../ordering/id.js';
import { leaguePoints } from './league-points.js';
import type { DecidedGame } from './decided-game.js';
import type { PointsRule } from './standings-rules.js';
import type { TeamRecord } from './team-record.js';
import { winPercentage } from './win-percentage.js';

/** The games in which both teams are among these. */
export function gamesAmong(teams: readonly TeamRecord[], games: readonly DecidedGame[]): readonly DecidedGame[] {
  const ids = new Set<Id>(teams.map((team) => team.id));
  return games.filter(([home, away]) => home !== away && ids.has(home) && ids.has(away));
}

/**
 * What each team has made of these games, in the order of the teams: the points that the league gives for them, or the
 * win percentage, 0 where none is decided.
 */
export function headToHead(
  teams: readonly TeamRecord[],
  games: readonly DecidedGame[],
  points: PointsRule | null,
): number[] {
  const tallies = new Map(
    teams.map(({ id }) => [id, { wins: 0, losses: 0, ties: 0, forfeitWins: 0, forfeitLosses: 0 }]),
  );
  for (const [home, away, scoreHome, scoreAway, isForfeit = false] of games) {
    const [one, other] = [tallies.get(home), tallies.get(away)];
    if (!one || !other) continue;
    if (scoreHome === scoreAway) {
      one.ties += 1;
      other.ties += 1;
      continue;
    }
    const [winner, loser] = scoreHome > scoreAway ? [one, other] : [other, one];
    winner.wins += 1;
    loser.losses += 1;
    winner.forfeitWins += Number(isForfeit);
    loser.forfeitLosses += Number(isForfeit);
  }
  return [...tallies.values()].map((tally) =>
    points === null ? winPercentage(tally.wins, tally.losses) : leaguePoints(tally, points),
  );
}
