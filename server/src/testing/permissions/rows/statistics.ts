import type { EntityManager } from 'typeorm';
import { GamePeriodEntity } from '../../../features/periods/game-period.entity.js';
import {
  createGame,
  createGameLine,
  createGamePeriods,
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

/** A game and a period of its sport: 'game-period'. */
async function gameWithPeriod(manager: EntityManager, organizationId: number): Promise<string> {
  const game = await createGame(manager, organizationId);
  const [period] = await manager.findBy(GamePeriodEntity, { organizationId, name: 'Q1' });
  return `${game.id}-${(period ?? (await createGamePeriods(manager, organizationId)).get('Q1')!).id}`;
}

const note = (periodId: string) => ({
  id: '0b7bca1e-8f0e-4d3c-9c52-6f4f6a1c2d3e',
  revision: 1,
  kind: 'NOTE',
  periodId,
  sortOrder: 1,
  note: 'Lights out',
  madeAt: '2026-01-10T19:00:00Z',
});

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
  row(
    'savePlays',
    'staff',
    (target) => ({ gameId: parts(target)[0], input: { device: 'phone', plays: [note(parts(target)[1])] } }),
    gameWithPeriod,
  ),
  row(
    'updatePlaySettings',
    'staff',
    (seasonLeagueId) => ({ seasonLeagueId, input: { expectedVersion: 1 } }),
    createSeasonLeague,
  ),
  row(
    'updateSeasonLeagueStatistics',
    'staff',
    (seasonLeagueId) => ({ seasonLeagueId, input: { expectedVersion: 1 } }),
    createSeasonLeague,
  ),
  row(
    'updateStandingsRules',
    'staff',
    (seasonLeagueId) => ({ seasonLeagueId, input: { expectedVersion: 1 } }),
    createSeasonLeague,
  ),
  row('drawLots', 'staff', (seasonLeagueId) => ({ seasonLeagueId, input: { expectedVersion: 1 } }), createSeasonLeague),
  row('savePeriodScores', 'staff', (gameId) => ({ gameId, input: { scores: [] } }), createGame),
];
