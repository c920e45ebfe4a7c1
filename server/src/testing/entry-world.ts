import type { EntityManager } from 'typeorm';
import type { GameStatus } from '../features/games/game.enums.js';
import { recomputeTotals } from '../features/totals/totals.service.js';
import type { Caller, TestApp } from './app.js';
import {
  createGame,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createStatDefinitions,
  createUser,
} from './factories.js';

/** A game without statistics, with its rosters and two people who enter some. */
export interface EntryWorld {
  readonly organizationId: number;
  readonly gameId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  /** Players of each roster, by last name. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Ids of the statistics, by abbreviation. */
  readonly definitions: Readonly<Record<string, number>>;
  readonly ann: Caller;
  readonly bob: Caller;
}

/** Makes a game of basketball with rosters of `size` players, Ann and Bob as staff. */
export async function createEntryWorld(
  app: TestApp,
  { size = 3, status = 'final' }: { size?: number; status?: `${GameStatus}` } = {},
): Promise<EntryWorld> {
  const { manager } = app;
  const { id: organizationId } = await createOrganization(manager);
  const definitions = await createStatDefinitions(manager, organizationId);
  const { id: seasonLeagueId } = await createSeasonLeague(manager, organizationId);
  const [home, away] = [
    await createRoster(manager, organizationId, seasonLeagueId, 'Hans', size),
    await createRoster(manager, organizationId, seasonLeagueId, 'Awa', size),
  ];
  const scores = status === 'final' ? { homeScore: 50, awayScore: 40 } : {};
  const game = await createGame(manager, organizationId, {
    seasonLeagueId,
    homeTeamId: home.teamId,
    awayTeamId: away.teamId,
    status: status as GameStatus,
    ...scores,
  });
  await recomputeTotals(manager, organizationId);
  const [ann, bob] = [
    await app.signInAs(await createUser(manager, organizationId, { username: `ann-${organizationId}` })),
    await app.signInAs(await createUser(manager, organizationId, { username: `bob-${organizationId}` })),
  ];
  return {
    organizationId,
    gameId: game.id,
    homeTeamId: home.teamId,
    awayTeamId: away.teamId,
    home: home.players,
    away: away.players,
    definitions: Object.fromEntries([...definitions].map(([abbreviation, { id }]) => [abbreviation, id])),
    ann,
    bob,
  };
}

async function createRoster(
  manager: EntityManager,
  organizationId: number,
  seasonLeagueId: number,
  firstName: string,
  size: number,
): Promise<{ teamId: number; players: number[] }> {
  const { id: seasonLeagueTeamId, teamId } = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId });
  const players: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const lastName = `Player ${String(index + 1).padStart(2, '0')}`;
    const { id: playerId } = await createPlayer(manager, organizationId, { firstName, lastName });
    await createRosterEntry(manager, organizationId, { seasonLeagueTeamId, playerId, jerseyNumber: String(index + 1) });
    players.push(playerId);
  }
  return { teamId, players };
}
