import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restRouter } from '../../../rest/router.js';
import { type Caller, startTestApp, type TestApp } from '../../../testing/app.js';
import {
  createGame,
  createLocation,
  createOrganization,
  createSchedule,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../../testing/factories.js';
import { rest } from '../../../testing/rest-client.js';
import type { GameEntity } from '../../games/game.entity.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter], now: () => now });
});
afterAll(() => app.close());

let organizationId: number;
let as: Caller;
let seasonLeagueId: number;
let scheduleId: number;
let teams: Record<string, number>;
beforeEach(async () => {
  now = new Date();
  ({ id: organizationId } = await createOrganization(app.manager));
  as = await app.signInAs(await createUser(app.manager, organizationId));
  ({ id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId));
  teams = {};
  for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) {
    const { id: teamId } = await createTeam(app.manager, organizationId, { name });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId });
    teams[name] = teamId;
  }
  ({ id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId }));
});

const DATES = ['2025-10-06', '2025-10-13'];
const game = (home: string, away: string, weekIndex: number, time: string, more: Partial<GameEntity> = {}) =>
  createGame(app.manager, organizationId, {
    seasonLeagueId,
    scheduleId,
    weekIndex,
    date: DATES[weekIndex]!,
    time,
    homeTeamId: teams[home]!,
    awayTeamId: teams[away]!,
    ...more,
  });

const matchups = async (): Promise<string[]> => {
  const nameOf = new Map(Object.entries(teams).map(([name, id]) => [id, name]));
  const rows = await app.manager.query<{ date: string; time: string; home: number; away: number }[]>(
    'SELECT date, time, home_team_id AS home, away_team_id AS away FROM games WHERE organization_id = $1 ORDER BY id',
    [organizationId],
  );
  return rows.map(({ date, time, home, away }) => `${date} ${time} ${nameOf.get(home)}-${nameOf.get(away)}`);
};

interface CellForGame {
  date: string;
  time: string;
  fits: boolean;
  refusal: string | null;
  occupant: { id: string; version: number } | null;
  errors: { code: string; message: string }[];
  warnings: { code: string; message: string }[];
  consequences: Consequence[];
}
interface Consequence {
  code: string;
  team: { name: string };
  opponent: { name: string } | null;
  weekIndex: number;
  weekCount: number;
}
const CONSEQUENCES = 'consequences { code team { name } opponent { name } weekIndex weekCount }';
const told = (consequences: readonly Consequence[]): string[] =>
  consequences.map(
    ({ code, team, opponent, weekIndex, weekCount }) =>
      `${code} ${team.name}${opponent === null ? '' : `-${opponent.name}`} ${weekIndex}+${weekCount}`,
  );
async function cellsFor({ id }: GameEntity): Promise<CellForGame[]> {
  const { data } = await app.graphql<{ cellsForGame: CellForGame[] }>(
    `query ($id: ID!) { cellsForGame(gameId: $id) { date time fits refusal occupant { id version } errors { code message }
       warnings { code message } ${CONSEQUENCES} } }`,
    { id },
    { as },
  );
  return data!.cellsForGame;
}

const FINDINGS = 'code message';
interface Moved {
  moved: boolean;
  message: string;
  undoId: string | null;
  errors: { code: string; message: string }[];
  warnings: { code: string; message: string }[];
  consequences: Consequence[];
}
async function act(name: 'swapGames' | 'moveGame', input: object) {
  const { data, errors } = await app.graphql<Record<string, Moved>>(
    `mutation ($input: ${name === 'swapGames' ? 'SwapGamesInput' : 'MoveGameInput'}!) { ${name}(input: $input) {
      moved message undoId games { id } errors { ${FINDINGS} } warnings { ${FINDINGS} } ${CONSEQUENCES} } }`,
    { input },
    { as },
  );
  return { answer: data?.[name] ?? null, error: errors?.[0] };
}
const swap = (first: GameEntity, second: GameEntity, versions = [1, 1], reason?: string) =>
  act('swapGames', {
    gameId1: String(first.id),
    gameId2: String(second.id),
    expectedVersion1: versions[0],
    expectedVersion2: versions[1],
    reason,
  });

const enterBye = (team: string, date: string) =>
  app.manager.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date)
     SELECT $1, id, $3 FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
    [organizationId, teams[team], date],
  );
/** The games moved or swapped for a reason, and the reasons, as the trail keeps them, oldest first. */
async function overrides(): Promise<{ games: string[]; reason: string }[]> {
  const entries = await app.manager.query<{ changes: { games: [null, string[]]; reason: [null, string] } }[]>(
    "SELECT changes FROM audit_entries WHERE organization_id = $1 AND action = 'schedule.override' ORDER BY id",
    [organizationId],
  );
  return entries.map(({ changes }) => ({ games: changes.games[1], reason: changes.reason[1] }));
}
const reasons = async (): Promise<string[]> => (await overrides()).map(({ reason }) => reason);

describe('a swap', () => {
  test('exchanges the matchups, and twice changes nothing', async () => {
    const [first, second] = [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
    const before = await matchups();
    const { answer } = await swap(first, second);
    expect(answer).toMatchObject({ moved: true, errors: [], warnings: [] });
    expect(await matchups()).toEqual(['2025-10-06 18:00 Cats-Dogs', '2025-10-13 19:00 Ants-Bees']);
    await swap(first, second, [2, 2]);
    expect(await matchups()).toEqual(before);
  });

  test('is taken back', async () => {
    const [first, second] = [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
    const before = await matchups();
    const { answer } = await swap(first, second);
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: answer!.undoId }, { as });
    expect(await matchups()).toEqual(before);
  });

  const cases: [what: string, reason: string, make: () => Promise<[GameEntity, GameEntity]>][] = [
    [
      'the same game',
      'Select two different games.',
      async () => {
        const one = await game('Ants', 'Bees', 0, '18:00');
        return [one, one];
      },
    ],
    [
      'another schedule',
      'The games are not of the same schedule.',
      async () => [
        await game('Ants', 'Bees', 0, '18:00'),
        await game('Cats', 'Dogs', 1, '18:00', { scheduleId: null, weekIndex: null }),
      ],
    ],
    [
      'a played game',
      'Ants vs Bees on 2025-10-06 has been played.',
      async () => [
        await game('Ants', 'Bees', 0, '18:00', { homeScore: 3, awayScore: 1 }),
        await game('Cats', 'Dogs', 1, '18:00'),
      ],
    ],
    [
      'a double booking',
      'Cats already plays Cats vs Ants on Oct 6, 2025 at 6:00 PM.',
      async () => {
        await game('Cats', 'Ants', 0, '18:00');
        return [await game('Bees', 'Dogs', 0, '18:00'), await game('Cats', 'Dogs', 1, '18:00')];
      },
    ],
    [
      'an unavailable time',
      'Dogs cannot play at 6:00 PM.',
      async () => {
        await app.manager.query(
          "UPDATE teams SET unavailable_slots = '{18:00}' WHERE organization_id = $1 AND id = $2",
          [organizationId, teams['Dogs']],
        );
        return [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
      },
    ],
  ];
  test.each(cases)('is refused for %s', async (_what, reason, make) => {
    const [first, second] = await make();
    const before = await matchups();
    const { error } = await swap(first, second);
    expect(error!.message).toBe('Swap failed.');
    expect((error!.extensions as { errors: { message: string }[] }).errors.map(({ message }) => message)).toContain(
      reason,
    );
    expect(await matchups()).toEqual(before);
  });

  test('by REST says it the same way', async () => {
    const [first, second] = [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
    const put = (gameId2: number) => rest(app, 'PUT /api/games/swap', { as, json: { gameId1: first.id, gameId2 } });
    expect(await put(first.id)).toMatchObject({
      status: 422,
      body: { message: 'Swap failed.', errors: [{ message: 'Select two different games.' }] },
    });
    expect(await put(second.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await matchups())[0]).toBe('2025-10-06 18:00 Cats-Dogs');
  });

  test('against a warning takes a reason, which the trail keeps; REST has none, and asks for none', async () => {
    const [first, second] = [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
    const late = await game('Dogs', 'Bees', 1, '18:00');
    await enterBye('Ants', '2025-10-13');
    expect((await swap(first, second)).answer).toMatchObject({ moved: false, warnings: [{ code: 'STORED_BYE' }] });
    expect((await matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
    expect((await swap(first, second, [1, 1], 'They agreed.')).answer).toMatchObject({ moved: true });
    expect(await reasons()).toEqual(['They agreed.']);
    // Ants stay on that date, so nobody is asked again.
    expect((await swap(second, late, [2, 1])).answer).toMatchObject({ moved: true, warnings: [] });
    // Ants go, and come back to their bye.
    const json = { gameId1: first.id, gameId2: late.id };
    for (let time = 0; time < 2; time += 1)
      expect(await rest(app, 'PUT /api/games/swap', { as, json })).toMatchObject({ body: { success: true } });
    expect(await reasons()).toEqual(['They agreed.']);
  });

  test('of a stale version is refused', async () => {
    const [first, second] = [await game('Ants', 'Bees', 0, '18:00'), await game('Cats', 'Dogs', 1, '19:00')];
    expect((await swap(first, second, [1, 7])).error!.extensions).toMatchObject({ code: 'CONFLICT' });
    expect((await matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
  });
});

describe('a move', () => {
  const move = (moved: GameEntity, date: string, time: string, reason?: string) =>
    act('moveGame', { gameId: String(moved.id), date, time, expectedVersion: 1, reason });

  test('goes to a free cell, and its week follows', async () => {
    const one = await game('Ants', 'Bees', 0, '18:00');
    const { answer } = await move(one, '2025-10-13', '19:00');
    expect(answer).toMatchObject({ moved: true, message: 'Moved Ants vs Bees to 2025-10-13 at 19:00.' });
    expect(await matchups()).toEqual(['2025-10-13 19:00 Ants-Bees']);
    const [row] = await app.manager.query<{ week_index: number }[]>(
      'SELECT week_index FROM games WHERE organization_id = $1',
      [organizationId],
    );
    expect(row!.week_index).toBe(1);
  });

  test('is not made where an error speaks against it', async () => {
    const one = await game('Ants', 'Bees', 0, '18:00');
    await game('Ants', 'Cats', 1, '19:00', { scheduleId: null, weekIndex: null });
    const { answer } = await move(one, '2025-10-13', '19:00', 'I want it.');
    expect(answer).toMatchObject({
      moved: false,
      undoId: null,
      errors: [{ code: 'TEAM_BUSY' }, { code: 'HALL_TAKEN' }],
    });
    expect((await matchups())[0]).toBe('2025-10-06 18:00 Ants-Bees');
  });

  test('against a warning takes a reason, which the trail keeps', async () => {
    const one = await game('Ants', 'Bees', 0, '18:00');
    await enterBye('Ants', '2025-10-13');
    expect((await move(one, '2025-10-13', '18:00')).answer).toMatchObject({
      moved: false,
      errors: [],
      warnings: [{ code: 'STORED_BYE' }],
    });
    expect((await move(one, '2025-10-13', '18:00', 'They asked for it.')).answer).toMatchObject({ moved: true });
    expect(await overrides()).toEqual([{ games: ['Ants vs Bees on 2025-10-06'], reason: 'They asked for it.' }]);
    // It stays on that date, so nobody is asked again.
    const later = { gameId: String(one.id), date: '2025-10-13', time: '19:00', expectedVersion: 2 };
    expect((await act('moveGame', later)).answer).toMatchObject({ moved: true, warnings: [] });
  });

  test('goes to the hall and court that are named; null is none, and what is absent may be any', async () => {
    const [north, south] = [
      await createLocation(app.manager, organizationId, { name: 'North' }),
      await createLocation(app.manager, organizationId, { name: 'South' }),
    ];
    const slots = [
      { time: '18:00', locationId: north.id, court: 'A' },
      { time: '18:00', locationId: south.id },
      { time: '18:00' },
    ];
    ({ id: scheduleId } = await createSchedule(app.manager, organizationId, { seasonLeagueId, slots }));
    const one = await game('Ants', 'Bees', 0, '18:00');
    let version = 1;
    const to = async (where: object) => {
      const input = { gameId: String(one.id), date: DATES[1]!, time: '18:00', expectedVersion: version, ...where };
      const { answer, error } = await act('moveGame', input);
      if (answer?.moved) version += 1;
      const [row] = await app.manager.query<{ location_id: number | null; court: string | null }[]>(
        'SELECT location_id, court FROM games WHERE organization_id = $1 AND id = $2',
        [organizationId, one.id],
      );
      return error?.message ?? [row!.location_id, row!.court];
    };
    expect(await to({ location: null, court: null })).toEqual([null, null]);
    expect(await to({ location: 'South', court: null })).toEqual([south.id, null]);
    expect(await to({ location: 'North' })).toEqual([north.id, 'A']);
    expect(await to({ location: 'North', court: null })).toBe('The schedule has no such cell on 2025-10-13 at 18:00.');
    expect(await to({ date: DATES[0] })).toEqual([north.id, 'A']);
  });

  test('is refused for a played game, where there is no cell, and where another game is', async () => {
    const [one, other] = [
      await game('Ants', 'Bees', 0, '18:00'),
      await game('Cats', 'Dogs', 0, '19:00', { homeScore: 1 }),
    ];
    expect((await move(other, '2025-10-13', '18:00')).error!.message).toBe('This game has been played, so it stays.');
    expect((await move(one, '2025-10-13', '21:00')).error!.message).toBe(
      'The schedule has no such cell on 2025-10-13 at 21:00.',
    );
    await app.manager.insert(WeekOffEntity, {
      organizationId,
      seasonLeagueId,
      date: '2025-10-13',
      reason: 'Hall closed',
    });
    expect((await move(one, '2025-10-13', '18:00')).error!.message).toBe('Oct 13, 2025 is a week off: Hall closed.');
    expect((await move(one, '2025-10-06', '19:00')).error!.message).toBe(
      'Cats vs Dogs is played there. Swap the two instead.',
    );
  });
});

test('every cell says whether a held game fits, and what it would break', async () => {
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-20', reason: null });
  await app.manager.query('UPDATE schedules SET num_weeks = 3 WHERE organization_id = $1', [organizationId]);
  const one = await game('Ants', 'Bees', 0, '18:00');
  await game('Cats', 'Dogs', 0, '19:00');
  await game('Ants', 'Cats', 1, '18:00', { homeScore: 1 });
  await game('Bees', 'Dogs', 1, '19:00', { scheduleId: null, weekIndex: null });
  expect(
    (await cellsFor(one)).map(({ date, time, fits, refusal, occupant, errors }) => [
      `${date} ${time}`,
      fits,
      refusal ?? errors.map(({ code }) => code).join(),
      occupant !== null,
    ]),
  ).toEqual([
    ['2025-10-06 18:00', true, '', true],
    ['2025-10-06 19:00', true, '', true],
    ['2025-10-13 18:00', false, 'Ants vs Cats has been played, so it stays.', true],
    ['2025-10-13 19:00', false, 'TEAM_BUSY,HALL_TAKEN', false],
  ]);
});

test('every cell, and what is done, says what becomes worse for teams', async () => {
  // Week 0: Ants-Bees and Cats-Dogs; week 1: Dogs-Ants.
  const one = await game('Ants', 'Bees', 0, '18:00');
  const other = await game('Cats', 'Dogs', 0, '19:00');
  const next = await game('Dogs', 'Ants', 1, '18:00');
  const inWeeks = (await cellsFor(one)).map(({ date, time, fits, consequences }) => [
    `${date} ${time}`,
    fits,
    told(consequences),
  ]);
  expect(inWeeks).toEqual([
    ['2025-10-06 18:00', true, []],
    ['2025-10-06 19:00', true, []],
    // Bees would go to week 1, in which Dogs would have no game any more; Dogs would play twice in week 0.
    ['2025-10-13 18:00', true, ['BYE Bees 0+1', 'BYE Dogs 1+1', 'DOUBLE_HEADER Dogs 0+1']],
    ['2025-10-13 19:00', true, ['BYE Ants 0+1', 'BYE Bees 0+1', 'DOUBLE_HEADER Ants 1+1']],
  ]);
  const { answer } = await swap(one, next);
  expect(told(answer!.consequences)).toEqual(inWeeks[2]![2]);
  const moved = await act('moveGame', {
    gameId: String(other.id),
    date: DATES[1],
    time: '19:00',
    expectedVersion: 1,
  });
  // Cats come to Bees and Ants in week 1; Dogs stay in week 0 with Ants.
  expect(told(moved.answer!.consequences)).toEqual(['BYE Cats 0+1']);
});

test('a date that is past takes a reason, for a game that was still to come', async () => {
  await app.manager.query("UPDATE schedules SET start_date = '2026-01-05' WHERE organization_id = $1", [
    organizationId,
  ]);
  now = new Date('2026-01-09T12:00:00Z');
  const past = await game('Cats', 'Dogs', 0, '19:00', { date: '2026-01-05' });
  const toCome = await game('Ants', 'Bees', 1, '18:00', { date: '2026-01-12' });
  const warningsOf = async (selected: GameEntity) =>
    (await cellsFor(selected)).map(({ date, warnings }) => `${date} ${warnings.map(({ message }) => message).join()}`);
  expect(await warningsOf(toCome)).toEqual([
    '2026-01-05 Jan 5, 2026 is past.',
    '2026-01-05 Jan 5, 2026 is past.',
    '2026-01-12 ',
    '2026-01-12 ',
  ]);
  expect((await warningsOf(past))[0]).toBe('2026-01-05 ');
  const to = { gameId: String(toCome.id), date: '2026-01-05', time: '18:00', expectedVersion: 1 };
  expect((await act('moveGame', to)).answer).toMatchObject({ moved: false, warnings: [{ code: 'PAST_DATE' }] });
  expect((await act('moveGame', { ...to, reason: 'It was played then.' })).answer).toMatchObject({ moved: true });
});

test('what is said of a swap beforehand is what the swap answers', async () => {
  await app.manager.query('UPDATE schedules SET num_weeks = 4 WHERE organization_id = $1', [organizationId]);
  await app.manager.query("UPDATE teams SET unavailable_slots = '{18:00}' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    teams['Dogs'],
  ]);
  await enterBye('Ants', '2025-10-13');
  // What speaks against places stays as it is: a week off, and a game beside the schedule in one hall.
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-20', reason: null });
  const { id: locationId } = await createLocation(app.manager, organizationId, { name: 'Hall' });
  await game('Bees', 'Cats', 0, '18:00', { scheduleId: null, weekIndex: null, locationId, time: '19:00' });
  const one = await game('Ants', 'Bees', 0, '18:00', { locationId });
  await game('Cats', 'Dogs', 0, '19:00', { locationId });
  await game('Ants', 'Dogs', 1, '19:00');
  await game('Bees', 'Cats', 1, '18:00');
  await game('Cats', 'Ants', 1, '21:00');
  await game('Bees', 'Ants', 3, '19:00', { date: '2025-10-27' });
  const answers = [];
  for (const cell of await cellsFor(one)) {
    if (cell.occupant === null || cell.occupant.id === String(one.id)) continue;
    const [{ version }] = await app.manager.query<[{ version: number }]>(
      'SELECT version FROM games WHERE organization_id = $1 AND id = $2',
      [organizationId, one.id],
    );
    const ids = { gameId1: String(one.id), gameId2: cell.occupant.id };
    const { answer, error } = await act('swapGames', {
      ...ids,
      expectedVersion1: version,
      expectedVersion2: cell.occupant.version,
      reason: 'Agreed.',
    });
    const refused = ((error?.extensions as { errors?: { message: string }[] })?.errors ?? []).map(
      ({ message }) => message,
    );
    const words = (findings: { message: string }[]) => [...new Set(findings.map(({ message }) => message))];
    answers.push([cell.fits, words(cell.errors)]);
    expect([answer?.moved ?? false, refused]).toEqual([cell.fits, words(cell.errors)]);
    if (!answer) continue;
    expect(answer.warnings).toEqual(cell.warnings);
    expect(answer.consequences).toEqual(cell.consequences);
    const back = { expectedVersion1: version + 1, expectedVersion2: cell.occupant.version + 1, reason: 'Back.' };
    expect((await act('swapGames', { ...ids, ...back })).answer).toMatchObject({ moved: true });
  }
  expect(new Set(answers.map(([fits]) => fits))).toEqual(new Set([true, false]));
});

test('a team that has withdrawn cannot play twice at once either', async () => {
  const one = await game('Ants', 'Bees', 0, '18:00');
  await game('Dogs', 'Cats', 0, '18:00');
  const other = await game('Dogs', 'Bees', 1, '19:00');
  await app.manager.query(
    'UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND team_id = $2',
    [organizationId, teams['Dogs']],
  );
  const { error } = await swap(one, other);
  expect(error!.message).toBe('Swap failed.');
});

test('a game beside the schedule holds a cell of its very place, and none elsewhere', async () => {
  const one = await game('Ants', 'Bees', 0, '18:00');
  const beside = await game('Cats', 'Dogs', 1, '19:00', { scheduleId: null, weekIndex: null });
  const errorsThere = async () =>
    (await cellsFor(one)).find(({ date, time }) => `${date} ${time}` === '2025-10-13 19:00')!.errors;
  const held = async () => {
    const { data } = await app.graphql<{ schedule: { heldCells: object[] } }>(
      'query ($id: ID!) { schedule(id: $id) { heldCells { date time game { id } } } }',
      { id: String(scheduleId) },
      { as },
    );
    return data!.schedule.heldCells;
  };
  expect((await errorsThere()).map(({ message }) => message)).toEqual([
    'Cats vs Dogs is played there, which is not of this schedule.',
  ]);
  expect(await held()).toEqual([{ date: '2025-10-13', time: '19:00', game: { id: String(beside.id) } }]);
  const { id: locationId } = await createLocation(app.manager, organizationId, { name: 'Far hall' });
  await app.manager.query('UPDATE games SET location_id = $3 WHERE organization_id = $1 AND id = $2', [
    organizationId,
    beside.id,
    locationId,
  ]);
  expect(await errorsThere()).toEqual([]);
  expect(await held()).toEqual([]);
});

test('a postponed game is no game at the latest time of its day', async () => {
  await app.manager.query('UPDATE schedules SET num_weeks = 3 WHERE organization_id = $1', [organizationId]);
  await game('Ants', 'Bees', 0, '19:00');
  await game('Ants', 'Cats', 1, '19:00');
  const third = await game('Ants', 'Dogs', 0, '18:00');
  const others = { scheduleId: null, weekIndex: null, date: '2025-10-20' };
  await game('Bees', 'Cats', 0, '21:00', { ...others, status: 'postponed' });
  const late = (await cellsFor(third)).find(({ date, time }) => `${date} ${time}` === '2025-10-20 19:00');
  expect(late!.warnings.map(({ code }) => code)).toEqual(['LATE_AGAIN']);
});

describe('a game by hand', () => {
  const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  const create = (more: object = {}) => {
    const [homeTeamId, awayTeamId] = [String(teams.Ants), String(teams.Bees)];
    const where = { seasonLeagueId: String(seasonLeagueId), scheduleId: String(scheduleId) };
    return app.graphql<{ createGame: { id: string } }>(
      CREATE,
      { input: { ...where, homeTeamId, awayTeamId, date: DATES[1]!, time: '19:00', ...more } },
      { as },
    );
  };

  test('joins the schedule in the week of its date', async () => {
    const { data, errors } = await create();
    expect(errors).toBeUndefined();
    const week = await app.graphql<{ schedule: { week: { games: { id: string }[] } } }>(
      'query ($id: ID!) { schedule(id: $id) { week(index: 1) { games { id } } } }',
      { id: String(scheduleId) },
      { as },
    );
    expect(week.data!.schedule.week.games).toEqual([{ id: data!.createGame.id }]);
  });

  test('joins no schedule of another league, and none that is not there', async () => {
    const other = await createSchedule(app.manager, organizationId);
    const refused = await create({ scheduleId: String(other.id) });
    expect(refused.errors![0]!.message).toBe('The schedule is of another league.');
    const foreign = await createSchedule(app.manager, (await createOrganization(app.manager)).id);
    const missing = await create({ scheduleId: String(foreign.id) });
    expect(missing.errors![0]!.extensions!.code).toBe('NOT_FOUND');
    expect(await matchups()).toEqual([]);
  });
});
