import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createOrganization,
  createPlayer,
  createSchedule,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { sentStatements } from '../../testing/sent-statements.js';
import { WeekOffEntity } from '../weeks-off/week-off.entity.js';
import { scheduleById } from './schedule.loaders.js';
import { gameCountsOf } from './schedule.service.js';
import { listWeeks } from './week-table.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A season league of the teams given, and its staff. */
async function league(names: readonly string[] = ['Ants', 'Bees', 'Cats', 'Dogs']) {
  const { id: organizationId } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId);
  const teams = await Promise.all(
    names.map(async (name) => {
      const team = await createTeam(app.manager, organizationId, { name });
      await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: team.id });
      return team;
    }),
  );
  return { organizationId, as, seasonLeagueId, teams };
}

const FIELDS =
  'id name startDate numWeeks gameDays sameSlot times weeklyTimes weeklyDates version timeSlots { weekIndex time location court }';

async function mutate<Answer>(
  as: Caller,
  name: string,
  type: string,
  variables: Record<string, unknown>,
  fields: string,
) {
  const args = Object.keys(variables);
  const types: Record<string, string> = { id: 'ID!', input: `${type}!` };
  const { data, errors } = await app.graphql<Record<string, Answer>>(
    `mutation (${args.map((arg) => `$${arg}: ${types[arg]}`).join(', ')}) { ${name}(${args.map((arg) => `${arg}: $${arg}`).join(', ')}) { ${fields} } }`,
    variables,
    { as },
  );
  return { answer: data?.[name] ?? null, errors };
}

interface Saved {
  id: string;
  undoId: string | null;
  [field: string]: unknown;
}
const create = (as: Caller, input: Record<string, unknown>) =>
  mutate<Saved>(as, 'createSchedule', 'CreateScheduleInput', { input }, `${FIELDS} undoId`);
const update = (as: Caller, id: string | number, input: Record<string, unknown>) =>
  mutate<Saved>(as, 'updateSchedule', 'UpdateScheduleInput', { id, input }, `${FIELDS} undoId`);
test('a schedule whose weeks would end after all dates is refused, and nothing is stored', async () => {
  const { as, organizationId, seasonLeagueId } = await league();
  const input = { seasonLeagueId, name: 'Far ahead', startDate: '9999-12-20', numWeeks: 3, times: ['18:00'] };
  const { errors } = await mutate(as, 'createSchedule', 'CreateScheduleInput', { input }, 'id weeklyDates');
  expect(errors![0]).toMatchObject({
    message: 'startDate is in the year 9999: the last one that can be entered is 2199.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await app.manager.query('SELECT id FROM schedules WHERE organization_id = $1', [organizationId])).toEqual([]);
});

const undo = (as: Caller, id: unknown) => app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, { as });

describe('a schedule', () => {
  test('is created with halls and courts; its dates follow', async () => {
    const { as, seasonLeagueId } = await league();
    const { answer } = await create(as, {
      seasonLeagueId,
      name: ' Regular  season ',
      startDate: '2025-10-06',
      numWeeks: 2,
      gameDays: ['thursday', 'Tuesday'],
      timeSlots: [
        { time: '9:00', location: 'Main Hall', court: 'A' },
        { time: '9:00', location: 'Main Hall', court: 'B' },
      ],
    });
    expect(answer).toMatchObject({
      name: 'Regular season',
      gameDays: ['Tuesday', 'Thursday'],
      sameSlot: true,
      times: ['09:00', '09:00'],
      weeklyTimes: [],
      weeklyDates: [
        ['2025-10-07', '2025-10-09'],
        ['2025-10-14', '2025-10-16'],
      ],
      timeSlots: [
        { weekIndex: null, time: '09:00', location: 'Main Hall', court: 'A' },
        { weekIndex: null, time: '09:00', location: 'Main Hall', court: 'B' },
      ],
    });
  });

  test('takes times alone; those that it has keep their hall', async () => {
    const { as, seasonLeagueId } = await league();
    const { answer } = await create(as, {
      seasonLeagueId,
      name: 'Plan',
      startDate: '2025-10-06',
      numWeeks: 2,
      timeSlots: [{ time: '18:00', location: 'Main Hall' }],
    });
    const changed = await update(as, answer!.id, {
      times: ['17:00', '18:00'],
      weeklyTimes: [['10:00'], []],
      sameSlot: false,
      expectedVersion: 1,
    });
    expect(changed.answer).toMatchObject({
      times: ['17:00', '18:00'],
      weeklyTimes: [['10:00'], []],
      version: 2,
      timeSlots: [
        { weekIndex: null, time: '17:00', location: null, court: null },
        { weekIndex: null, time: '18:00', location: 'Main Hall', court: null },
        { weekIndex: 0, time: '10:00', location: null, court: null },
      ],
    });
    await undo(as, changed.answer!.undoId);
    const { data } = await app.graphql(
      `query ($id: ID!) { schedule(id: $id) { ${FIELDS} } }`,
      { id: answer!.id },
      { as },
    );
    expect(data).toMatchObject({ schedule: { times: ['18:00'], weeklyTimes: [], sameSlot: true, version: 3 } });
  });

  test('is refused with all that is wrong', async () => {
    const { as, seasonLeagueId } = await league();
    const { errors } = await create(as, {
      seasonLeagueId,
      name: ' ',
      startDate: '2025-10-06',
      numWeeks: 0,
      gameDays: ['Funday'],
      times: ['18:00'],
      timeSlots: [{ time: '18:00' }],
    });
    const { errors: fields } = errors![0]!.extensions as { errors: { field: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(['name', 'numWeeks', 'gameDays', 'timeSlots']);
    const wrongSlot = await create(as, {
      seasonLeagueId,
      name: 'Plan',
      startDate: '2025-10-06',
      numWeeks: 1,
      timeSlots: [{ time: '18:00' }, { time: '18:00', weekIndex: -1, court: 'x'.repeat(51) }],
    });
    expect(wrongSlot.errors![0]!.extensions!['errors']).toEqual([
      { field: 'timeSlots.1.weekIndex', message: expect.stringMatching(/^timeSlots\.1\.weekIndex must be /) },
      { field: 'timeSlots.1.court', message: expect.stringMatching(/^timeSlots\.1\.court must have /) },
    ]);
    expect(
      (await create(as, { seasonLeagueId, name: 'Plan', startDate: '2025-10-06', numWeeks: 1, times: ['25:00'] }))
        .errors,
    ).toBeDefined();
  });

  test('of a stale version is not changed; without a difference nothing is', async () => {
    const { as, organizationId, seasonLeagueId } = await league();
    const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId });
    const same = await update(as, id, { name: 'Regular season', times: ['18:00', '19:00'], expectedVersion: 1 });
    expect(same.answer).toMatchObject({ version: 1, undoId: null });
    await update(as, id, { times: ['20:00'], expectedVersion: 1 });
    const { errors } = await update(as, id, { name: 'Other', expectedVersion: 1 });
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(errors![0]!.message).toContain('time slots');
  });
});

test('the week table has dates, cells with games, byes, double headers and weeks off', async () => {
  const { as, organizationId, seasonLeagueId, teams } = await league();
  const [ants, bees, cats] = teams.map(({ id }) => id);
  const { id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 3 });
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-13', reason: 'Holiday' });
  const of = { seasonLeagueId, scheduleId, weekIndex: 0, date: '2025-10-06' };
  await createGame(app.manager, organizationId, { ...of, time: '18:00', homeTeamId: ants!, awayTeamId: bees! });
  await createGame(app.manager, organizationId, { ...of, time: '21:00', homeTeamId: cats!, awayTeamId: ants! });
  const off = { ...of, weekIndex: 2, date: '2025-10-20', time: '20:00', homeTeamId: bees!, awayTeamId: cats! };
  await createGame(app.manager, organizationId, { ...off, status: 'postponed' });
  const { data } = await app.graphql(
    `query ($id: ID!) { schedule(id: $id) { gameCount playedGameCount gameCounts { games teams { name } }
      weeks { index byes { name } postponed { name } cancelled { name } doubleHeaders { name } otherGames { id } games { time }
        dates { date weekOff { reason } otherGames { time } cells { time game { homeTeam { name } awayTeam { name } } } } } } }`,
    { id: scheduleId },
    { as },
  );
  const named = (...names: string[]) => names.map((name) => ({ name }));
  expect(data).toEqual({
    schedule: {
      gameCount: 3,
      playedGameCount: 0,
      gameCounts: [
        { games: 0, teams: named('Dogs') },
        { games: 2, teams: named('Ants', 'Bees', 'Cats') },
      ],
      weeks: [
        {
          index: 0,
          byes: named('Dogs'),
          postponed: [],
          cancelled: [],
          doubleHeaders: named('Ants'),
          otherGames: [],
          games: [{ time: '18:00' }, { time: '21:00' }],
          dates: [
            {
              date: '2025-10-06',
              weekOff: null,
              otherGames: [{ time: '21:00' }],
              cells: [
                { time: '18:00', game: { homeTeam: { name: 'Ants' }, awayTeam: { name: 'Bees' } } },
                { time: '19:00', game: null },
              ],
            },
          ],
        },
        {
          index: 1,
          byes: [],
          postponed: [],
          cancelled: [],
          doubleHeaders: [],
          otherGames: [],
          games: [],
          dates: [{ date: '2025-10-13', weekOff: { reason: 'Holiday' }, otherGames: [], cells: [] }],
        },
        {
          index: 2,
          byes: named('Ants', 'Dogs'),
          postponed: named('Bees', 'Cats'),
          cancelled: [],
          doubleHeaders: [],
          otherGames: [],
          games: [{ time: '20:00' }],
          dates: [
            {
              date: '2025-10-20',
              weekOff: null,
              otherGames: [{ time: '20:00' }],
              cells: [
                { time: '18:00', game: null },
                { time: '19:00', game: null },
              ],
            },
          ],
        },
      ],
    },
  });
});

test('deleting takes the games along that were not played, and undo brings all back', async () => {
  const { as, organizationId, seasonLeagueId } = await league();
  const { id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId });
  const of = { seasonLeagueId, scheduleId, weekIndex: 0 };
  const played = await createGame(app.manager, organizationId, { ...of, homeScore: 3, awayScore: 1, status: 'final' });
  const coming = await createGame(app.manager, organizationId, of);
  const games = () =>
    app.manager.query('SELECT id, schedule_id, week_index FROM games WHERE organization_id = $1 ORDER BY id', [
      organizationId,
    ]);
  const before: unknown = await games();
  const { answer } = await mutate<{ undoId: string }>(
    as,
    'deleteSchedule',
    '',
    { id: scheduleId },
    'deletedIds message undoId',
  );
  expect(answer).toMatchObject({
    deletedIds: [String(scheduleId)],
    message: 'Deleted schedule Regular season with 1 game; 1 played game stays.',
  });
  expect(await games()).toEqual([{ id: played.id, schedule_id: null, week_index: null }]);
  await undo(as, answer!.undoId);
  expect(await games()).toEqual(before);
  expect(coming.id).toBeGreaterThan(0);
  const { data } = await app.graphql('query ($id: ID!) { schedule(id: $id) { times } }', { id: scheduleId }, { as });
  expect(data).toEqual({ schedule: { times: ['18:00', '19:00'] } });
});

test('a game whose statistics are being entered stays when its schedule is deleted', async () => {
  const { as, organizationId, seasonLeagueId } = await league();
  const { id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId });
  const { id } = await createGame(app.manager, organizationId, { seasonLeagueId, scheduleId, weekIndex: 0 });
  const player = await createPlayer(app.manager, organizationId);
  const runner = app.manager.connection.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT id FROM games WHERE organization_id = $1 AND id = $2 FOR SHARE', [organizationId, id]);
  await runner.query(
    `INSERT INTO game_lines (organization_id, game_id, player_id, team_id)
     SELECT $1, id, $3, home_team_id FROM games WHERE organization_id = $1 AND id = $2`,
    [organizationId, id, player.id],
  );
  const deleting = mutate<{ message: string }>(as, 'deleteSchedule', '', { id: scheduleId }, 'message');
  await expect
    .poll(() =>
      app.manager.query(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      ),
    )
    .toEqual([{ waiting: 1 }]);
  await runner.commitTransaction();
  await runner.release();
  expect((await deleting).answer?.message).toBe('Deleted schedule Regular season; 1 played game stays.');
});

test('a schedule with more cells than could be looked through is refused, and so is one that grows to it', async () => {
  const { as, organizationId, seasonLeagueId } = await league();
  const many = { name: 'Large', startDate: '2025-10-06', numWeeks: 104, seasonLeagueId };
  const times = Array.from({ length: 49 }, () => '18:00');
  const refused = await mutate(as, 'createSchedule', 'CreateScheduleInput', { input: { ...many, times } }, 'id');
  expect(refused.errors![0]!.extensions!['errors']).toEqual([
    {
      field: 'timeSlots',
      message: 'Weeks, game days and times make room for 5096 games; 5000 is the most. Take fewer of them.',
    },
  ]);
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 2, slots: times });
  const grown = await mutate(
    as,
    'updateSchedule',
    'UpdateScheduleInput',
    { id, input: { numWeeks: 104, expectedVersion: 1 } },
    'id',
  );
  expect(grown.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the week table is read with few statements, however many weeks it has', async () => {
  const { organizationId, seasonLeagueId } = await league();
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 20 });
  const sent = await sentStatements(app, async (ctx) => {
    const schedule = await scheduleById(ctx).load({ organizationId, id });
    await Promise.all([listWeeks(ctx, schedule!), gameCountsOf(ctx, schedule!)]);
  });
  expect(sent.map(({ name }) => name)).toHaveLength(5);
});

test('games of a schedule that became shorter are said to be outside of it, and can be moved in again', async () => {
  const { organizationId, as, seasonLeagueId, teams } = await league();
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 3 });
  const [home, away] = teams;
  const of = { seasonLeagueId, scheduleId: id, homeTeamId: home!.id, awayTeamId: away!.id, time: '18:00' };
  await createGame(app.manager, organizationId, { ...of, weekIndex: 0, date: '2025-10-06' });
  const last = await createGame(app.manager, organizationId, { ...of, weekIndex: 2, date: '2025-10-20' });
  const outside = async () => {
    const { data } = await app.graphql<{ schedule: { outsideGames: { id: string }[] } }>(
      'query ($id: ID!) { schedule(id: $id) { outsideGames { id } } }',
      { id: String(id) },
      { as },
    );
    return data!.schedule.outsideGames.map((game) => game.id);
  };
  expect(await outside()).toEqual([]);
  await update(as, id, { numWeeks: 2, expectedVersion: 1 });
  expect(await outside()).toEqual([String(last.id)]);
  const { errors } = await app.graphql(
    'mutation ($input: MoveGameInput!) { moveGame(input: $input) { moved } }',
    { input: { gameId: String(last.id), date: '2025-10-13', time: '18:00', expectedVersion: 1 } },
    { as },
  );
  expect(errors).toBeUndefined();
  expect(await outside()).toEqual([]);
});

describe('a new schedule that is taken back', () => {
  const FALL = { name: 'Fall', startDate: '2025-10-06', numWeeks: 3, times: ['18:00', '19:00'] };
  const draft = (as: Caller, id: string) =>
    app.graphql('mutation ($id: ID!) { generateScheduleDraft(scheduleId: $id) { id } }', { id }, { as });

  test('goes with the drafts that its maker has generated since', async () => {
    const { as, organizationId, seasonLeagueId } = await league();
    const { answer } = await create(as, { ...FALL, seasonLeagueId });
    expect((await draft(as, answer!.id)).errors).toBeUndefined();
    expect((await undo(as, answer!.undoId)).errors).toBeUndefined();
    const left = await app.manager.query<unknown[]>(
      'SELECT id FROM schedules WHERE organization_id = $1 UNION ALL SELECT id FROM schedule_drafts WHERE organization_id = $1',
      [organizationId],
    );
    expect(left).toEqual([]);
  });

  test('stays when somebody else has generated one, who is named', async () => {
    const { as, organizationId, seasonLeagueId } = await league();
    const { answer } = await create(as, { ...FALL, seasonLeagueId });
    const other = await createUser(app.manager, organizationId);
    await draft(await app.signInAs(other), answer!.id);
    expect((await undo(as, answer!.undoId)).errors?.[0]).toMatchObject({
      message: `"Created schedule Fall." cannot be undone: ${other.username} has generated a draft of it since. Delete the schedule instead.`,
      extensions: { code: 'CONFLICT' },
    });
  });
});
