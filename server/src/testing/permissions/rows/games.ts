import type { EntityManager } from 'typeorm';
import { ByeEntity } from '../../../features/byes/bye.entity.js';
import { WeekOffEntity } from '../../../features/weeks-off/week-off.entity.js';
import { createDivision, createGame, createSeasonLeague, createSeasonLeagueTeam } from '../../factories.js';
import { row } from '../row.js';

/** Two teams of a season league that are in a division, too: 'season league-home team-away team-division'. */
async function matchup(manager: EntityManager, organizationId: number): Promise<string> {
  const { id: seasonLeagueId, seasonId } = await createSeasonLeague(manager, organizationId);
  const home = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId });
  const away = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId });
  const division = await createDivision(manager, organizationId, { seasonId }, [home.id, away.id]);
  return [seasonLeagueId, home.teamId, away.teamId, division.id].join('-');
}

const isMissing = (target: string): boolean => !target.includes('-');

const leagueGame = (target: string) => {
  const [seasonLeagueId, homeTeamId, awayTeamId] = isMissing(target) ? [target, '1', '2'] : target.split('-');
  return { input: { seasonLeagueId, homeTeamId, awayTeamId, location: 'Main Hall' } };
};

const bracketGame = (target: string) => {
  const [, homeTeamId, awayTeamId, divisionId] = isMissing(target) ? [target, '1', '2', target] : target.split('-');
  return { input: { divisionId, homeTeamId, awayTeamId } };
};

const matchGame = (target: string) => ({
  bracketNode: 'r1m0',
  input: { ...bracketGame(target).input, location: 'Main Hall' },
});

/** The finding that a game of the past has no result, by its id. */
async function finding(manager: EntityManager, organizationId: number): Promise<string> {
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId);
  const game = await createGame(manager, organizationId, { seasonLeagueId, date: '2025-01-01' });
  return `no_result-${game.id}-game`;
}

/** A link for scorekeepers of a game. */
async function scorekeeperLink(manager: EntityManager, organizationId: number): Promise<number> {
  const { id: gameId } = await createGame(manager, organizationId);
  const [made] = (await manager.query(
    `INSERT INTO scorekeeper_links (organization_id, game_id, secret_digest, code_digest, made_by, created_at, ends_at)
     VALUES ($1, $2, sha256(($2::int)::text::bytea), sha256(($2::int)::text::bytea), 'test', now(), now() + interval '1 day') RETURNING id`,
    [organizationId, gameId],
  )) as [{ id: number }];
  return made.id;
}

/** A bye of a team in a season league. */
async function bye(manager: EntityManager, organizationId: number): Promise<ByeEntity> {
  const { id: seasonLeagueTeamId } = await createSeasonLeagueTeam(manager, organizationId);
  return manager.save(ByeEntity, { organizationId, seasonLeagueTeamId, date: '2025-10-06' });
}

/** A week off of a season league. */
async function weekOff(manager: EntityManager, organizationId: number): Promise<WeekOffEntity> {
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId);
  return manager.save(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-06', reason: null });
}

/** Games by hand, byes and weeks off, and what does not agree in them. */
export const rows = [
  row('createGame', 'staff', leagueGame, matchup),
  row('createGame', 'staff', bracketGame, matchup),
  row('createBracketGame', 'staff', matchGame, matchup),
  row('updateGame', 'staff', (id) => ({ id, input: { location: 'Main Hall', expectedVersion: 1 } }), createGame),
  row('setGameScore', 'staff', (id) => ({ id, input: { homeScore: 3, awayScore: 2, expectedVersion: 1 } }), createGame),
  row('acceptIntegrityFinding', 'staff', (id) => ({ id, reason: 'Never played.' }), finding),
  row('withdrawIntegrityAcceptance', 'staff', (id) => ({ id }), finding),
  row(
    'reportPresence',
    'staff',
    (gameId) => ({ gameId, tab: '6b1f0a52-3c0e-4b0f-9d3c-8f2d1a7e5b90', place: 'Hall' }),
    createGame,
  ),
  row('withdrawPresence', 'staff', (gameId) => ({ gameId, tab: '6b1f0a52-3c0e-4b0f-9d3c-8f2d1a7e5b90' }), createGame),
  row('createScorekeeperLink', 'staff', (gameId) => ({ gameId }), createGame),
  row('revokeScorekeeperLink', 'staff', (id) => ({ id }), scorekeeperLink),
  row('openScorekeeping', 'anyone', () => ({ input: { name: 'Ana', code: 'AAAA-AAAA-9' } }), undefined, {
    own: 'NOT_FOUND',
  }),
  row('closeScorekeeping', 'anyone'),
  row('deleteGames', 'staff', (ids) => ({ ids: [ids] }), createGame),
  row('createBye', 'staff', (seasonLeagueTeamId) => ({ input: { seasonLeagueTeamId } }), createSeasonLeagueTeam),
  row('updateBye', 'staff', (id) => ({ id, input: { date: '2025-10-13', expectedVersion: 1 } }), bye),
  row(
    'createWeekOff',
    'staff',
    (seasonLeagueId) => ({ input: { seasonLeagueId, date: '2025-10-13', reason: 'Holiday' } }),
    createSeasonLeague,
  ),
  row('updateWeekOff', 'staff', (id) => ({ id, input: { reason: 'Holiday', expectedVersion: 1 } }), weekOff),
  row('deleteCalendarItems', 'staff', (id) => ({ items: { gameIds: [id] } }), createGame),
  row('deleteCalendarItems', 'staff', (id) => ({ items: { byeIds: [id] } }), bye),
  row('deleteCalendarItems', 'staff', (id) => ({ items: { weekOffIds: [id] } }), weekOff),
];
