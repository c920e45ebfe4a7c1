import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createLeague,
  createLeagueWorld,
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { tenantRowsDigest } from '../../testing/tenant-digest.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

const PREVIEW =
  '{ leagues teams rosterEntries divisions unassignedTeams games playedGames statisticLines schedules byes weeksOff }';
const NOTHING = {
  leagues: 0,
  teams: 0,
  rosterEntries: 0,
  divisions: 0,
  unassignedTeams: 0,
  games: 0,
  playedGames: 0,
  statisticLines: 0,
  schedules: 0,
  byes: 0,
  weeksOff: 0,
};
const DELETE = 'mutation ($ids: [ID!]!) { gone: deleteSeasons(ids: $ids) { deletedIds undoId message } }';
const REMOVE =
  'mutation ($seasonId: ID!, $leagueIds: [ID!]!) { gone: removeLeaguesFromSeason(seasonId: $seasonId, leagueIds: $leagueIds) { deletedIds undoId message } }';
const DIVISION = 'mutation ($id: ID!) { gone: deleteDivision(id: $id) { deletedIds undoId message } }';

let app: TestApp;
let world: LeagueWorld;
let organizationId: number;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  organizationId = world.organizationId;
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
  // A scorekeeper has a game open, whose link and session return with it.
  await app.keepScoreAs({ organizationId, gameId: world.current.games[0]!.id });
});

type Gone = GraphqlResponse<{ gone: { deletedIds: string[]; undoId: string; message: string } }>;
const run = <Data = Record<string, unknown>>(
  operation: string,
  variables: Record<string, unknown>,
): Promise<GraphqlResponse<Data>> => app.graphql<Data>(operation, variables, { as });
const remove = (operation: string, variables: Record<string, unknown>): Promise<Gone> => run(operation, variables);

async function undo({ data, errors }: Gone): Promise<GraphqlResponse<Record<string, unknown>>> {
  expect(errors).toBeUndefined();
  return run('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.gone.undoId });
}

/** All rows of the tenant but those that commands themselves leave behind. */
async function everything(): Promise<unknown> {
  const {
    audit_entries: _audit,
    undo_entries: _entries,
    undo_steps: _steps,
    ...rest
  } = await tenantRowsDigest(app.manager, organizationId);
  return rest;
}

async function count(table: string): Promise<number> {
  const [row] = (await app.manager.query(`SELECT count(*)::int AS count FROM ${table} WHERE organization_id = $1`, [
    organizationId,
  ])) as [{ count: number }];
  return row.count;
}

/** A schedule with all that hangs on it, its games among it, a bye and a week off. */
async function addSchedule(seasonLeagueId: number, seasonTeamId: number): Promise<void> {
  await app.manager.query(
    `WITH s AS (INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks) VALUES ($1, $2, 'Plan', '2025-10-01', 4) RETURNING id),
     slot AS (INSERT INTO schedule_time_slots (organization_id, schedule_id, time) SELECT $1, id, '18:30' FROM s),
     draft AS (INSERT INTO schedule_drafts (organization_id, schedule_id, seed, games, fairness) SELECT $1, id, 1, '[]', '{}' FROM s),
     off AS (INSERT INTO weeks_off (organization_id, season_league_id, date) VALUES ($1, $2, '2025-12-24')),
     bye AS (INSERT INTO byes (organization_id, season_league_team_id, date) VALUES ($1, $3, '2025-11-05'))
     UPDATE games g SET schedule_id = s.id FROM s WHERE g.organization_id = $1 AND g.season_league_id = $2`,
    [organizationId, seasonLeagueId, seasonTeamId],
  );
}

describe('seasons', () => {
  test('go with all that is in them and nothing else, and return as they were', async () => {
    const { season, seasonLeague, slts } = world.current;
    await addSchedule(seasonLeague.id, slts.ants.id);
    await createDivision(app.manager, organizationId, { seasonId: season.id }, [slts.ants.id, slts.dogs.id]);
    const preview = await run(`query ($ids: [ID!]!) { preview: seasonDeletionPreview(ids: $ids) ${PREVIEW} }`, {
      ids: [season.id],
    });
    expect(preview.data).toEqual({
      preview: {
        leagues: 1,
        teams: 4,
        rosterEntries: 12,
        divisions: 1,
        unassignedTeams: 0,
        games: 4,
        playedGames: 3,
        statisticLines: 15,
        schedules: 1,
        byes: 1,
        weeksOff: 1,
      },
    });
    const before = await everything();
    const gone = await remove(DELETE, { ids: [season.id] });
    expect(gone.data?.gone).toMatchObject({ deletedIds: [String(season.id)], message: 'Deleted season 2025-26.' });
    expect([
      await count('seasons'),
      await count('games'),
      await count('game_lines'),
      await count('schedules'),
      await count('players'),
      await count('teams'),
    ]).toEqual([1, 1, 2, 0, 12, 4]);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
    expect((await undo(gone)).data).toEqual({ undo: { label: 'Deleted season 2025-26.' } });
    expect(await everything()).toEqual(before);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
  });

  test('go together or not at all', async () => {
    const before = await everything();
    const foreign = await createSeason(app.manager, (await createOrganization(app.manager)).id);
    const ids = [world.last.season.id, world.current.season.id];
    expect((await remove(DELETE, { ids: [...ids, foreign.id] })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await remove(DELETE, { ids: [] })).errors?.[0]).toMatchObject({
      message: 'Select at least one season to delete.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await everything()).toEqual(before);
    const gone = await remove(DELETE, { ids: [...ids, ids[0]] });
    expect(gone.data?.gone).toMatchObject({ message: 'Deleted 2 seasons.' });
    expect([await count('seasons'), await count('games'), await count('player_stat_totals')]).toEqual([0, 0, 0]);
    await undo(gone);
    expect(await everything()).toEqual(before);
  });

  test('do not come back without what they need', async () => {
    const gone = await remove(DELETE, { ids: [world.last.season.id] });
    await remove(DELETE, { ids: [world.current.season.id] });
    await app.manager.query('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [
      organizationId,
      world.teams.cats.id,
    ]);
    const refused = await undo(gone);
    expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await count('seasons')).toBe(0);
  });

  test('can be deleted by one of two at once', async () => {
    const answers = await Promise.all([
      remove(DELETE, { ids: [world.last.season.id] }),
      remove(DELETE, { ids: [world.last.season.id] }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['NOT_FOUND', undefined]);
  });
});

test('a deletion waits for whoever is still writing into the season, and takes that along', async () => {
  const { season, slts, seasonLeague } = world.current;
  await addSchedule(seasonLeague.id, slts.ants.id);
  const [{ line }] = (await app.manager.query('SELECT max(id) AS line FROM game_lines WHERE organization_id = $1', [
    organizationId,
  ])) as [{ line: number }];
  const writes: [string, unknown[]][] = [
    [
      'INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value) VALUES ($1, $2, $3, 1)',
      [line, world.statDefinitions.get('MIN')?.id],
    ],
    [
      "INSERT INTO schedule_time_slots (organization_id, schedule_id, time) SELECT organization_id, id, '20:00' FROM schedules WHERE organization_id = $1",
      [],
    ],
    ['INSERT INTO byes (organization_id, season_league_team_id) VALUES ($1, $2)', [slts.bees.id]],
    [
      'INSERT INTO season_league_teams (organization_id, season_league_id, team_id) SELECT $1, $2, id FROM new_team',
      [seasonLeague.id],
    ],
  ];
  for (const [sql, params] of writes) {
    const text = sql.includes('new_team')
      ? `WITH new_team AS (INSERT INTO teams (organization_id, name) VALUES ($1, 'Foxes') RETURNING id) ${sql}`
      : sql;
    const deletion = await overtaken(
      app.database.pool,
      (writer) => writer.query(text, [organizationId, ...params]),
      () => remove(DELETE, { ids: [season.id] }),
    );
    expect((await undo(deletion)).errors).toBeUndefined();
    expect([await count('seasons'), await count('schedules')]).toEqual([2, 1]);
  }
  expect(await Promise.all(['schedule_time_slots', 'byes', 'season_league_teams'].map(count))).toEqual([2, 2, 9]);
});

describe('leagues', () => {
  test('leave a season with their teams and games there; others, and the season before, stay', async () => {
    const { season, seasonLeague, slts } = world.current;
    const other = await createSeasonLeague(app.manager, organizationId, {
      seasonId: season.id,
      leagueId: (await createLeague(app.manager, organizationId, { name: 'D2' })).id,
    });
    const guest = await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: other.id });
    const division = await createDivision(app.manager, organizationId, { seasonId: season.id }, [
      slts.ants.id,
      guest.id,
      slts.dogs.id,
    ]);
    const cross = await createGame(app.manager, organizationId, {
      seasonId: season.id,
      divisionId: division.id,
      homeTeamId: world.teams.ants.id,
      awayTeamId: guest.teamId,
      homeScore: 3,
      awayScore: 1,
    });
    const variables = { seasonId: season.id, leagueIds: [world.league.id] };
    const preview = await run(
      `query ($seasonId: ID!, $leagueIds: [ID!]!) { preview: seasonLeagueRemovalPreview(seasonId: $seasonId, leagueIds: $leagueIds) ${PREVIEW} }`,
      variables,
    );
    expect(preview.data).toEqual({
      preview: { ...NOTHING, leagues: 1, teams: 4, rosterEntries: 12, games: 4, playedGames: 3, statisticLines: 15 },
    });
    const before = await everything();
    const gone = await remove(REMOVE, variables);
    expect(gone.data?.gone).toMatchObject({
      deletedIds: [String(seasonLeague.id)],
      message: 'Removed league Garden League from season 2025-26.',
    });
    expect([await count('leagues'), await count('season_leagues'), await count('seasons')]).toEqual([2, 2, 2]);
    expect(
      await app.manager.query('SELECT id FROM games WHERE organization_id = $1 ORDER BY id', [organizationId]),
    ).toEqual([...world.last.games.map(({ id }) => ({ id })), { id: cross.id }]);
    expect(
      await app.manager.query(
        'SELECT season_league_team_id AS id, position FROM division_teams WHERE organization_id = $1',
        [organizationId],
      ),
    ).toEqual([{ id: guest.id, position: 0 }]);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
    await undo(gone);
    expect(await everything()).toEqual(before);
  });

  test('go together or not at all, and only out of a season that has them', async () => {
    const seasonId = world.current.season.id;
    const elsewhere = await createSeasonLeague(app.manager, organizationId);
    expect(
      (await remove(REMOVE, { seasonId, leagueIds: [world.league.id, elsewhere.leagueId] })).errors?.[0]?.extensions
        .code,
    ).toBe('NOT_FOUND');
    expect((await remove(REMOVE, { seasonId, leagueIds: [] })).errors?.[0]).toMatchObject({
      message: 'Select at least one league.',
    });
    expect(await count('season_leagues')).toBe(3);
  });
});

describe('a division', () => {
  test('goes with the games of its bracket, so that they never count for the league; its teams are unassigned', async () => {
    const { season, seasonLeague, slts, games } = world.current;
    const division = await createDivision(app.manager, organizationId, { seasonId: season.id, name: 'Gold' }, [
      slts.ants.id,
      slts.bees.id,
    ]);
    const [opener] = games;
    await app.manager.query('UPDATE games SET division_id = $3 WHERE organization_id = $1 AND id = $2', [
      organizationId,
      opener!.id,
      division.id,
    ]);
    await recomputeTotals(app.manager, organizationId);
    const preview = await run(`query ($id: ID!) { preview: divisionDeletionPreview(id: $id) ${PREVIEW} }`, {
      id: division.id,
    });
    expect(preview.data).toEqual({
      preview: { ...NOTHING, divisions: 1, unassignedTeams: 2, games: 1, playedGames: 1, statisticLines: 6 },
    });
    const before = await everything();
    const gone = await remove(DIVISION, { id: division.id });
    expect(gone.data?.gone).toMatchObject({
      deletedIds: [String(division.id)],
      message: 'Deleted division Gold with 1 bracket game.',
    });
    expect([
      await count('divisions'),
      await count('division_teams'),
      await count('season_league_teams'),
      await count('games'),
    ]).toEqual([0, 0, 8, 4]);
    expect(
      await app.manager.query(
        'SELECT wins, losses FROM team_season_totals WHERE organization_id = $1 AND season_league_id = $2 AND team_id = $3',
        [organizationId, seasonLeague.id, world.teams.bees.id],
      ),
    ).toEqual([{ wins: 1, losses: 0 }]);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
    await undo(gone);
    const {
      team_season_totals: _a,
      team_stat_totals: _b,
      player_season_totals: _c,
      player_stat_totals: _d,
      ...same
    } = before as Record<string, unknown>;
    expect(await everything()).toMatchObject(same);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
  });

  test('without games says so', async () => {
    const division = await createDivision(app.manager, organizationId, {
      seasonId: world.current.season.id,
      name: 'Silver',
    });
    expect((await remove(DIVISION, { id: division.id })).data?.gone.message).toBe('Deleted division Silver.');
  });
});
