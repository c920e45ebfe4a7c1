import { In } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.js';
import {
  createDivision,
  createGame,
  createGameLine,
  createLeagueWorld,
  createSeason,
  type LeagueWorld,
} from '../../testing/factories.js';
import { GameLineValueEntity } from '../box-scores/game-line-value.entity.js';
import { GameLineEntity } from '../box-scores/game-line.entity.js';
import { GameEntity } from '../games/game.entity.js';
import { PlayerSeasonTotalEntity } from './player-season-total.entity.js';
import { PlayerStatTotalEntity } from './player-stat-total.entity.js';
import { TeamSeasonTotalEntity } from './team-season-total.entity.js';
import { TeamStatTotalEntity } from './team-stat-total.entity.js';
import { maintainGameTotals, recomputeTotals, refreshGameTotals } from './totals.service.js';
import { verifyTotals } from './verify-totals.service.js';

let database: TestDatabase;
let world: LeagueWorld;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  world = await createLeagueWorld(database.dataSource.manager);
});

const manager = () => database.dataSource.manager;

/** total and number of lines of a statistic, by season; players of the world are on one team each. */
async function statOf(
  playerId: number,
  abbreviation: string,
  seasonId: number,
): Promise<[total: number, lines: number] | null> {
  const statDefinitionId = world.statDefinitions.get(abbreviation)!.id;
  const row = await manager().findOneBy(PlayerStatTotalEntity, {
    organizationId: world.organizationId,
    playerId,
    statDefinitionId,
    seasonId,
  });
  return row && [row.total, row.lineCount];
}

async function gamesOf(playerId: number, seasonId: number): Promise<[played: number, started: number] | null> {
  const row = await manager().findOneBy(PlayerSeasonTotalEntity, {
    organizationId: world.organizationId,
    playerId,
    seasonId,
  });
  return row && [row.gamesPlayed, row.gamesStarted];
}

/** home wins-losses, away wins-losses, points for-against. */
async function recordOf(teamId: number, seasonId: number): Promise<string | null> {
  const row = await manager().findOneBy(TeamSeasonTotalEntity, {
    organizationId: world.organizationId,
    teamId,
    seasonId,
  });
  if (!row) return null;
  expect([row.wins, row.losses]).toEqual([row.homeWins + row.awayWins, row.homeLosses + row.awayLosses]);
  return `${row.homeWins}-${row.homeLosses} ${row.awayWins}-${row.awayLosses} ${row.pointsFor}-${row.pointsAgainst}`;
}

describe('a whole organization', () => {
  test('players: sums by season, games with a value, starts', async () => {
    const { cats, ants } = world.players;
    const [current, last] = [world.current.season.id, world.last.season.id];
    expect(await statOf(cats[0]!.id, 'PTS', current)).toEqual([58, 2]); // 24 + 34
    expect(await statOf(cats[0]!.id, '3PM', current)).toEqual([6, 2]); // 2 + 4
    expect(await statOf(cats[0]!.id, 'PTS', last)).toEqual([10, 1]);
    expect(await gamesOf(cats[0]!.id, current)).toEqual([2, 2]);
    expect(await gamesOf(cats[1]!.id, current)).toEqual([1, 0]); // listed twice, played once, never started
    expect(await gamesOf(ants[2]!.id, current)).toBeNull(); // did not play
  });

  test('teams: sums of their lines, and records of decided games', async () => {
    const { ants, bees, cats, dogs } = world.teams;
    const season = world.current.season.id;
    const points = await manager().findBy(TeamStatTotalEntity, {
      organizationId: world.organizationId,
      seasonId: season,
      statDefinitionId: world.statDefinitions.get('PTS')!.id,
    });
    expect(new Map(points.map((row) => [row.teamId, [row.total, row.lineCount]]))).toEqual(
      new Map([
        [ants.id, [50, 2]],
        [bees.id, [85, 5]],
        [cats.id, [74, 4]],
        [dogs.id, [35, 2]],
      ]),
    );
    expect(await recordOf(ants.id, season)).toBe('1-0 0-0 50-40');
    expect(await recordOf(bees.id, season)).toBe('1-0 0-1 85-94');
    expect(await recordOf(cats.id, season)).toBe('0-1 0-1 74-80');
    expect(await recordOf(dogs.id, season)).toBe('0-0 1-0 35-30');
    expect(await recordOf(ants.id, world.last.season.id)).toBe('1-0 0-0 20-10');
  });

  test('is put right when it is wrong, by as many rows as differ, and verified', async () => {
    const { organizationId } = world;
    expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
    expect(await recomputeTotals(manager(), organizationId)).toBe(0);
    const one = { organizationId, seasonId: world.current.season.id, teamId: world.teams.ants.id };
    await manager().update(TeamSeasonTotalEntity, one, { wins: 7 });
    await manager().delete(PlayerSeasonTotalEntity, { ...one, playerId: world.players.ants[0]!.id });
    await manager().insert(PlayerSeasonTotalEntity, {
      organizationId,
      teamId: one.teamId,
      playerId: world.players.ants[2]!.id,
      gamesPlayed: 4,
    });
    const key = { season_id: one.seasonId, season_league_id: world.current.seasonLeague.id, team_id: one.teamId };
    expect(await verifyTotals(database.dataSource, organizationId)).toEqual([
      {
        organizationId,
        table: 'player_season_totals',
        key: { ...key, player_id: world.players.ants[0]!.id },
        stored: null,
        actual: { games_played: 1, games_started: 1 },
      },
      {
        organizationId,
        table: 'player_season_totals',
        key: { season_id: null, season_league_id: null, team_id: one.teamId, player_id: world.players.ants[2]!.id },
        stored: { games_played: 4, games_started: 0 },
        actual: null,
      },
      expect.objectContaining({
        table: 'team_season_totals',
        key,
        stored: expect.objectContaining({ wins: 7, losses: 0 }),
        actual: expect.objectContaining({ wins: 1 }),
      }),
    ]);
    expect(await recomputeTotals(manager(), organizationId)).toBe(3);
    expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
  });

  test('verifying everything finds the organization that is wrong', async () => {
    const other = await createLeagueWorld(manager());
    await manager().update(
      TeamStatTotalEntity,
      { organizationId: other.organizationId, teamId: other.teams.dogs.id },
      { lineCount: 99 },
    );
    const wrong = await verifyTotals(database.dataSource);
    expect(wrong.filter((row) => row.organizationId === other.organizationId)).toHaveLength(9);
    expect(wrong.filter((row) => row.organizationId === world.organizationId)).toEqual([]);
  });

  test('a season alone leaves the other ones as they are', async () => {
    const { organizationId } = world;
    await manager().update(TeamSeasonTotalEntity, { organizationId }, { wins: 9 });
    await recomputeTotals(manager(), organizationId, { seasonId: world.last.season.id });
    const tables = (await verifyTotals(database.dataSource, organizationId)).map((row) => row.key['season_id']);
    expect(tables).toEqual(Array(4).fill(world.current.season.id));
  });
});

describe('which games count for a record', () => {
  test.each([
    ['final', 60, 50, '1-0 0-0 60-50'],
    ['scheduled', 60, 50, '1-0 0-0 60-50'],
    ['forfeit', 0, 20, '0-1 0-0 0-20'],
    ['in_progress', 60, 50, null],
    ['postponed', 60, 50, null],
    ['cancelled', 60, 50, null],
    ['final', 50, 50, null],
    ['final', 0, 0, null],
    ['final', null, 50, null],
    ['final', 60, null, null],
  ] as const)('%s %s-%s gives the home team %s', async (status, homeScore, awayScore, record) => {
    const { organizationId } = world;
    const season = await createSeason(manager(), organizationId);
    const teams = { homeTeamId: world.teams.ants.id, awayTeamId: world.teams.bees.id };
    const game = await createGame(manager(), organizationId, {
      seasonId: season.id,
      ...teams,
      status,
      homeScore,
      awayScore,
    });
    await refreshGameTotals(manager(), organizationId, [game.id]);
    expect(await recordOf(teams.homeTeamId, season.id)).toBe(record);
  });

  test("a bracket game counts for no record, but for its players' statistics", async () => {
    const { organizationId } = world;
    const division = await createDivision(manager(), organizationId);
    const [teamId, playerId] = [world.teams.ants.id, world.players.ants[0]!.id];
    const game = await createGame(manager(), organizationId, {
      seasonId: division.seasonId,
      divisionId: division.id,
      status: 'final',
      homeTeamId: teamId,
      awayTeamId: world.teams.dogs.id,
      homeScore: 3,
      awayScore: 1,
    });
    await createGameLine(manager(), organizationId, {
      gameId: game.id,
      teamId,
      playerId,
      values: { PTS: 3, 'FG%': 100 },
    });
    await refreshGameTotals(manager(), organizationId, [game.id]);
    expect(await recordOf(teamId, division.seasonId)).toBeNull();
    expect(await statOf(playerId, 'PTS', division.seasonId)).toEqual([3, 1]);
    expect(await statOf(playerId, 'FG%', division.seasonId)).toBeNull(); // percentages are never added up
    expect(await gamesOf(playerId, division.seasonId)).toEqual([1, 0]);
  });
});

describe('games that change', () => {
  test('a corrected value, a line of its own without values, a line less', async () => {
    const { organizationId } = world;
    const [game, season] = [world.current.games[1]!, world.current.season.id];
    const player = world.players.dogs[0]!.id;
    const line = await manager().findOneByOrFail(GameLineEntity, { organizationId, gameId: game.id, playerId: player });
    const cell = { organizationId, gameLineId: line.id, statDefinitionId: world.statDefinitions.get('PTS')!.id };
    await manager().update(GameLineValueEntity, cell, { value: 27 });
    await refreshGameTotals(manager(), organizationId, [game.id]);
    expect(await statOf(player, 'PTS', season)).toEqual([27, 1]);
    await manager().delete(GameLineValueEntity, { organizationId, gameLineId: line.id });
    await refreshGameTotals(manager(), organizationId, [game.id]);
    expect([await statOf(player, 'PTS', season), await gamesOf(player, season)]).toEqual([null, null]);
    expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
  });

  test.each(['in_progress', 'postponed', 'cancelled'] as const)(
    'a line of a game that is %s counts for nobody',
    async (status) => {
      const { organizationId } = world;
      const [game, season] = [world.current.games[1]!, world.current.season.id];
      const player = world.players.dogs[0]!.id;
      expect(await gamesOf(player, season)).not.toBeNull();
      await manager().update(GameEntity, { organizationId, id: game.id }, { status });
      await refreshGameTotals(manager(), organizationId, [game.id]);
      expect([await statOf(player, 'PTS', season), await gamesOf(player, season)]).toEqual([null, null]);
      await manager().update(GameEntity, { organizationId, id: game.id }, { status: 'final' });
      await refreshGameTotals(manager(), organizationId, [game.id]);
      expect(await gamesOf(player, season)).not.toBeNull();
    },
  );

  test('a game that goes to another season takes its totals along, and a deleted one leaves none', async () => {
    const { organizationId, last, current } = world;
    const { id } = current.games[1]!;
    const player = world.players.dogs[0]!.id;
    await maintainGameTotals(manager(), organizationId, [id], () =>
      manager().update(
        GameEntity,
        { organizationId, id },
        { seasonId: last.season.id, seasonLeagueId: last.seasonLeague.id },
      ),
    );
    expect([await statOf(player, 'PTS', current.season.id), await statOf(player, 'PTS', last.season.id)]).toEqual([
      null,
      [25, 1],
    ]);
    expect(await recordOf(world.teams.dogs.id, current.season.id)).toBeNull();
    expect(await recordOf(world.teams.dogs.id, last.season.id)).toBe('0-0 1-0 35-30');
    await maintainGameTotals(manager(), organizationId, [id], async () => {
      const lines = await manager().findBy(GameLineEntity, { organizationId, gameId: id });
      await manager().delete(GameLineValueEntity, { organizationId, gameLineId: In(lines.map((line) => line.id)) });
      await manager().delete(GameLineEntity, { organizationId, gameId: id });
      await manager().delete(GameEntity, { organizationId, id });
    });
    expect(await recordOf(world.teams.dogs.id, last.season.id)).toBeNull();
    expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
  });

  test("no game, or another tenant's, changes nothing", async () => {
    const other = await createLeagueWorld(manager());
    await refreshGameTotals(manager(), world.organizationId, []);
    await manager().update(TeamSeasonTotalEntity, { organizationId: other.organizationId }, { wins: 9 });
    await refreshGameTotals(
      manager(),
      world.organizationId,
      other.current.games.map((game) => game.id),
    );
    expect(await verifyTotals(database.dataSource, other.organizationId)).toHaveLength(6);
  });
});
