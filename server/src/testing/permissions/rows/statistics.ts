import type { EntityManager } from 'typeorm';
import {
  createGame,
  createGameLine,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
} from '../../factories.js';
import { row } from '../row.js';

/** A game whose home team has a player: 'game-team-player'. */
async function gameWithPlayer(manager: EntityManager, organizationId: number): Promise<string> {
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId);
  const { id: seasonLeagueTeamId, teamId } = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId });
  const { playerId } = await createRosterEntry(manager, organizationId, { seasonLeagueTeamId });
  const game = await createGame(manager, organizationId, { seasonLeagueId, homeTeamId: teamId });
  await createGameLine(manager, organizationId, { gameId: game.id, teamId, playerId });
  return [game.id, teamId, playerId].join('-');
}

const parts = (target: string): [gameId: string, teamId: string, playerId: string] => {
  const [gameId = '', teamId = target, playerId = target] = target.split('-');
  return [gameId, teamId, playerId];
};

/** Statistics that are entered. */
export const rows = [
  row('saveStatistics', 'staff', (gameId) => ({ gameId, input: {} }), createGame),
  row(
    'addGamePlayer',
    'staff',
    (target) => ({ gameId: parts(target)[0], input: { teamId: parts(target)[1], firstName: 'Pat' } }),
    gameWithPlayer,
  ),
  row(
    'updateGameLines',
    'staff',
    (target) => ({
      gameId: parts(target)[0],
      input: { lines: [{ playerId: parts(target)[2], started: true, expectedVersion: 1 }] },
    }),
    gameWithPlayer,
  ),
  row(
    'deleteGameLines',
    'staff',
    (target) => ({ gameId: parts(target)[0], playerIds: [parts(target)[2]] }),
    gameWithPlayer,
  ),
  row('savePeriodScores', 'staff', (gameId) => ({ gameId, input: { scores: [] } }), createGame),
];
