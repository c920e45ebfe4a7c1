import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createLeagueWorld,
  createPeriodScores,
  createUser,
  type LeagueWorld,
  unique,
} from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: unique('ed') }));
});

const BYE = 'id date version undoId teams { name } seasonLeague { id }';
const WEEK_OFF = 'id date reason version undoId seasonLeague { id }';
const CREATE_BYE = `mutation ($input: CreateByeInput!) { saved: createBye(input: $input) { ${BYE} } }`;
const UPDATE_BYE = `mutation ($id: ID!, $input: UpdateByeInput!) { saved: updateBye(id: $id, input: $input) { ${BYE} } }`;
const CREATE_WEEK_OFF = `mutation ($input: CreateWeekOffInput!) { saved: createWeekOff(input: $input) { ${WEEK_OFF} } }`;
const UPDATE_WEEK_OFF = `mutation ($id: ID!, $input: UpdateWeekOffInput!) { saved: updateWeekOff(id: $id, input: $input) { ${WEEK_OFF} } }`;
const DELETE =
  'mutation ($items: CalendarItemsInput!) { saved: deleteCalendarItems(items: $items) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { saved: undo(id: $id) { label } }';

interface Saved {
  id: string;
  undoId: string;
  version: number;
  [field: string]: unknown;
}

async function run(document: string, variables: object): Promise<Saved> {
  const { data, errors } = await app.graphql<{ saved: Saved }>(document, variables as never, { as: staff });
  expect(errors).toBeUndefined();
  return data!.saved;
}

async function problem(document: string, variables: object): Promise<string> {
  const { errors } = await app.graphql(document, variables as never, { as: staff });
  return `${String(errors![0]!.extensions!['code'])}: ${errors![0]!.message}`;
}

test('a date in the year 26 is refused wherever one is entered, and nothing changes', async () => {
  const date = '0026-10-14';
  const refused = /date is in the year 26: write the year with four digits\./i;
  const seasonLeagueId = String(world.current.seasonLeague.id);
  expect(await problem(CREATE_WEEK_OFF, { input: { seasonLeagueId, date } })).toMatch(refused);
  expect(
    await problem(CREATE_BYE, { input: { seasonLeagueTeamId: String(world.current.slts.ants.id), date } }),
  ).toMatch(refused);
  const teams = { homeTeamId: String(world.teams.ants.id), awayTeamId: String(world.teams.bees.id) };
  expect(
    await problem('mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }', {
      input: { seasonLeagueId, ...teams, date },
    }),
  ).toMatch(refused);
  expect(
    await problem('mutation ($input: CreateScheduleInput!) { createSchedule(input: $input) { id } }', {
      input: { seasonLeagueId, name: 'Regular season', numWeeks: 3, startDate: date },
    }),
  ).toMatch(refused);
});

const rowsOf = (table: 'byes' | 'weeks_off' | 'games'): Promise<{ id: number; version: number }[]> =>
  app.manager.query(`SELECT * FROM ${table} WHERE organization_id = $1 ORDER BY id`, [world.organizationId]);
const ants = () => String(world.current.slts.ants.id);
const league = () => String(world.current.seasonLeague.id);
const actions = async (): Promise<string[]> =>
  (
    await app.manager.query<{ action: string; label: string }[]>(
      'SELECT action, entity_label AS label FROM audit_entries WHERE organization_id = $1 ORDER BY id',
      [world.organizationId],
    )
  ).map(({ action, label }) => `${action} ${label}`);

describe('a bye', () => {
  test('is created, changed and taken back', async () => {
    const bye = await run(CREATE_BYE, { input: { seasonLeagueTeamId: ants(), date: '2025-10-06' } });
    expect(bye).toMatchObject({
      date: '2025-10-06',
      version: 1,
      teams: [{ name: 'Ants' }],
      seasonLeague: { id: league() },
    });
    const moved = await run(UPDATE_BYE, { id: bye.id, input: { date: '2025-10-13', expectedVersion: 1 } });
    expect(moved).toMatchObject({ id: bye.id, date: '2025-10-13', version: 2 });
    const same = await run(UPDATE_BYE, { id: bye.id, input: { date: '2025-10-13', expectedVersion: 2 } });
    expect(same).toMatchObject({ version: 2, undoId: null });
    expect(await run(UNDO, { id: moved.undoId })).toMatchObject({ label: 'Changed bye of Ants on Oct 6, 2025.' });
    expect(await rowsOf('byes')).toMatchObject([{ date: '2025-10-06' }]);
    expect(await actions()).toEqual([
      'bye.create Bye of Ants on Oct 6, 2025',
      'bye.update Bye of Ants on Oct 6, 2025',
      expect.stringContaining('undo'),
    ]);
  });

  test('that was just created goes by its undo; without a date only administrators see it', async () => {
    const bye = await run(CREATE_BYE, { input: { seasonLeagueTeamId: ants() } });
    const query = `query ($slug: String!, $season: ID!, $league: ID!) {
      organization(slug: $slug) { byes { id } seasonLeague(seasonId: $season, leagueId: $league) { storedByes { id date } } } }`;
    const variables = {
      slug: world.organization.slug,
      season: String(world.current.season.id),
      league: String(world.league.id),
    };
    const asked = async (as?: Caller) => (await app.graphql(query, variables, { ...(as && { as }) })).data;
    expect(await asked(staff)).toMatchObject({
      organization: { byes: [], seasonLeague: { storedByes: [{ id: bye.id, date: null }] } },
    });
    expect(await asked()).toMatchObject({ organization: { byes: [], seasonLeague: { storedByes: [] } } });
    await run(UNDO, { id: bye.undoId });
    expect(await rowsOf('byes')).toEqual([]);
  });

  test('is refused twice, and by a version that is stale', async () => {
    const input = { seasonLeagueTeamId: ants(), date: '2025-10-06' };
    const bye = await run(CREATE_BYE, { input });
    expect(await problem(CREATE_BYE, { input })).toBe('CONFLICT: This team has a bye on this date already.');
    await run(UPDATE_BYE, { id: bye.id, input: { date: '2025-10-13', expectedVersion: 1 } });
    expect(await problem(UPDATE_BYE, { id: bye.id, input: { date: null, expectedVersion: 1 } })).toMatch(
      /^CONFLICT: Bye of Ants on Oct 13, 2025 has been changed meanwhile by ed.*: date/,
    );
    expect(await problem(UPDATE_BYE, { id: bye.id, input: { date: null } })).toMatch(
      /^BAD_USER_INPUT: expectedVersion/,
    );
  });
});

describe('a week off', () => {
  test('is created, changed and taken back', async () => {
    const input = { seasonLeagueId: league(), date: '2025-10-06', reason: '  Holiday ' };
    const weekOff = await run(CREATE_WEEK_OFF, { input });
    expect(weekOff).toMatchObject({
      date: '2025-10-06',
      reason: 'Holiday',
      version: 1,
      seasonLeague: { id: league() },
    });
    const changed = await run(UPDATE_WEEK_OFF, { id: weekOff.id, input: { reason: null, expectedVersion: 1 } });
    expect(changed).toMatchObject({ reason: null, date: '2025-10-06', version: 2 });
    await run(UNDO, { id: changed.undoId });
    expect(await rowsOf('weeks_off')).toMatchObject([{ reason: 'Holiday' }]);
    expect(await problem(CREATE_WEEK_OFF, { input })).toBe(
      'CONFLICT: This league has a week off on this date already.',
    );
  });

  test('that was just created goes by its undo', async () => {
    const { undoId } = await run(CREATE_WEEK_OFF, { input: { seasonLeagueId: league(), date: '2025-10-06' } });
    await run(UNDO, { id: undoId });
    expect(await rowsOf('weeks_off')).toEqual([]);
  });

  test('is named with its league in what can be undone: several may have one on a day', async () => {
    const created = await run(CREATE_WEEK_OFF, { input: { seasonLeagueId: league(), date: '2025-10-06' } });
    const input = { reason: 'Holiday', expectedVersion: 1 };
    const changed = await run(UPDATE_WEEK_OFF, { id: created.id, input });
    const of = `week off of ${world.league.name} on Oct 6, 2025.`;
    expect(await run(UNDO, { id: changed.undoId })).toMatchObject({ label: `Changed ${of}` });
    expect(await run(UNDO, { id: created.undoId })).toMatchObject({ label: `Created ${of}` });
  });

  test('stands in the public answer that was kept before it', async () => {
    const query = 'query ($slug: String!) { organization(slug: $slug) { weeksOff { date } byes { date } } }';
    const asked = async () => (await app.graphql(query, { slug: world.organization.slug })).data;
    expect(await asked()).toEqual({ organization: { weeksOff: [], byes: [] } });
    await run(CREATE_WEEK_OFF, { input: { seasonLeagueId: league(), date: '2025-10-06' } });
    await run(CREATE_BYE, { input: { seasonLeagueTeamId: ants(), date: '2025-10-13' } });
    expect(await asked()).toEqual({
      organization: { weeksOff: [{ date: '2025-10-06' }], byes: [{ date: '2025-10-13' }] },
    });
  });
});

describe('games, byes and weeks off together', () => {
  async function some() {
    const { organizationId, current, teams } = world;
    const game = await createGame(app.manager, organizationId, {
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId: teams.ants.id,
      awayTeamId: teams.bees.id,
      date: '2025-10-06',
    });
    await createPeriodScores(app.manager, organizationId, {
      gameId: game.id,
      teamId: teams.ants.id,
      periodIds: [...world.periods.values()].map(({ id }) => id),
      scores: [10, 8],
    });
    const bye = await run(CREATE_BYE, { input: { seasonLeagueTeamId: ants(), date: '2025-10-06' } });
    const weekOff = await run(CREATE_WEEK_OFF, { input: { seasonLeagueId: league(), date: '2025-10-13' } });
    return { gameIds: [String(game.id)], byeIds: [bye.id], weekOffIds: [weekOff.id] };
  }

  test('go in one act and come back by one undo', async () => {
    const items = await some();
    const before = [await rowsOf('games'), await rowsOf('byes'), await rowsOf('weeks_off')];
    const gone = await run(DELETE, { items });
    expect(gone).toMatchObject({
      deletedIds: [...items.gameIds, ...items.byeIds, ...items.weekOffIds],
      message: 'Deleted game Ants vs Bees on Oct 6, 2025 with 2 period scores, 1 bye and 1 week off.',
    });
    expect(await rowsOf('byes')).toEqual([]);
    expect(await rowsOf('weeks_off')).toEqual([]);
    await run(UNDO, { id: gone.undoId });
    // An undo raises versions, and nothing else.
    const after = [await rowsOf('games'), await rowsOf('byes'), await rowsOf('weeks_off')];
    const plain = (lists: { version: number }[][]) => lists.map((rows) => rows.map((row) => ({ ...row, version: 0 })));
    expect(plain(after)).toEqual(plain(before));
  });

  test('are named without taking the comma of a date for one of a list', async () => {
    const { gameIds } = await some();
    const { message } = await run(DELETE, { items: { gameIds } });
    expect(message).toBe('Deleted game Ants vs Bees on Oct 6, 2025 with 2 period scores.');
  });

  test('stay, all of them, when one is unknown; and nothing is refused', async () => {
    const items = await some();
    expect(await problem(DELETE, { items: { ...items, weekOffIds: [...items.weekOffIds, '2000000000'] } })).toBe(
      'NOT_FOUND: Week off not found.',
    );
    expect((await rowsOf('games')).map(({ id }) => String(id))).toContain(items.gameIds[0]);
    expect(await rowsOf('byes')).toHaveLength(1);
    expect(await problem(DELETE, { items: { gameIds: [] } })).toBe(
      'BAD_USER_INPUT: Select games, byes, or week-offs to delete.',
    );
  });
});
