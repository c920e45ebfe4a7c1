import type { Id } from '../ordering/id.js';
import { leaguePoints } from './league-points.js';
import type { DecidedGame } from './decided-game.js';
import type { PointsRule } from './standings-rules.js';
import type { TeamRecord } from './team-record.js';
import { teamRecords } from './team-records.js';
import { winPercentage } from './win-percentage.js';

/** The games in which both teams are among these. */
export function gamesAmong(teams: readonly TeamRecord[], games: readonly DecidedGame[]): readonly DecidedGame[] {
  const ids = new Set<Id>(teams.map((team) => team.id));
  return games.filter(([home, away]) => home !== away && ids.has(home) && ids.has(away));
}

/**
 * What each team has made of games among them (`gamesAmong`), in the order of the teams: the points that the league
 * gives for them, or the win percentage, 0 where none is decided.
 */
export function headToHead(
  teams: readonly TeamRecord[],
  games: readonly DecidedGame[],
  points: PointsRule | null,
): number[] {
  return teamRecords(teams, games, { withTies: true }).map((record) =>
    points === null ? winPercentage(record.wins, record.losses) : leaguePoints(record, points),
  );
}
