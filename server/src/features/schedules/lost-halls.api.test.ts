import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createLocation, createOrganization, createSchedule } from '../../testing/factories.js';
import { createTeamsWorld } from '../../testing/teams-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2025-09-01T12:00:00Z') });
});
afterAll(() => app.close());

let organizationId: number;
let as: Caller;
let id: string;

/** Four teams and three Mondays, with a game at 18:00 in the hall and one in the gym; each pair meets once. */
beforeEach(async () => {
  let seasonLeagueId: number;
  ({ organizationId, as, seasonLeagueId } = await createTeamsWorld(app));
  const { id: hall } = await createLocation(app.manager, organizationId, { name: 'Hall' });
  const { id: gym } = await createLocation(app.manager, organizationId, { name: 'Gym' });
  const slots = [hall, gym, gym].map((locationId, index) => ({ time: index < 2 ? '18:00' : '19:00', locationId }));
  ({ id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 3, slots }).then((row) => ({
    id: String(row.id),
  })));
});

async function ask<Answer>(document: string, variables: Record<string, unknown> = { id }): Promise<Answer> {
  const { data, errors } = await app.graphql<Answer & object>(document, variables, { as });
  expect(errors).toBeUndefined();
  return data!;
}

interface Game {
  date: string;
  location: string | null;
}
const places = (games: readonly Game[]) => games.map(({ date, location }) => `${date} ${location}`).toSorted();
const inHall = (games: readonly Game[]) => places(games).filter((place) => place.endsWith('Hall'));

interface Schedule {
  version: number;
  lostHalls: { location: string; date: string | null; from: string }[];
  weeks: { dates: { cells: Game[] }[] }[];
}
const schedule = async () =>
  (
    await ask<{ schedule: Schedule }>(
      'query ($id: ID!) { schedule(id: $id) { version lostHalls { location date from } weeks { dates { cells { date location } } } } }',
    )
  ).schedule;
const cellsInHall = async () =>
  inHall((await schedule()).weeks.flatMap(({ dates }) => dates.flatMap(({ cells }) => cells)));
const generate = async () =>
  (
    await ask<{ generateScheduleDraft: { games: Game[] } }>(
      'mutation ($id: ID!) { generateScheduleDraft(scheduleId: $id) { games { date location } } }',
    )
  ).generateScheduleDraft;
const repair = async (lostHalls: object[] = []) =>
  (
    await ask<{ repairScheduleDraft: { id: string; games: Game[]; repair: object; lostHalls: object[] } }>(
      'mutation ($id: ID!, $lostHalls: [LostHallInput!]) { repairScheduleDraft(scheduleId: $id, lostHalls: $lostHalls) { id games { date location } repair { moved removed } lostHalls { location date from } } }',
      { id, lostHalls },
    )
  ).repairScheduleDraft;
const publish = async (draft: { id: string }) =>
  (
    await ask<{ publishScheduleDraft: { undoId: string } }>(
      'mutation ($id: ID!) { publishScheduleDraft(id: $id) { undoId } }',
      { id: draft.id },
    )
  ).publishScheduleDraft;
const undo = (undoId: string | null) => ask('mutation ($id: ID!) { undo(id: $id) { id } }', { id: undoId });
const update = (input: object) =>
  ask<{ updateSchedule: { undoId: string | null } & Pick<Schedule, 'lostHalls'> }>(
    'mutation ($id: ID!, $input: UpdateScheduleInput!) { updateSchedule(id: $id, input: $input) { undoId lostHalls { location date from } } }',
    { id, input },
  ).then(({ updateSchedule }) => updateSchedule);

const ALL = ['2025-10-06 Hall', '2025-10-13 Hall', '2025-10-20 Hall'];

test('a repair that is published is remembered by all that places games, until it is undone', async () => {
  await ask('mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }');
  const draft = await repair([{ location: 'Hall', date: '2025-10-13' }]);
  const lostHalls = [{ location: 'Hall', date: '2025-10-13', from: '2025-10-13' }];
  expect(draft.lostHalls).toEqual(lostHalls);
  expect((await schedule()).lostHalls).toEqual([]);
  const published = await publish(draft);
  expect((await schedule()).lostHalls).toEqual(lostHalls);
  expect(await cellsInHall()).toEqual(['2025-10-06 Hall', '2025-10-20 Hall']);
  const again = await repair();
  expect(again.repair).toEqual({ moved: 0, removed: 0 });
  expect(inHall(again.games)).not.toContain('2025-10-13 Hall');
  expect(inHall((await generate()).games)).not.toContain('2025-10-13 Hall');
  await undo(published.undoId);
  expect((await schedule()).lostHalls).toEqual([]);
  expect(await cellsInHall()).toEqual(ALL);
});

test('what a repair loses comes to what was lost before, each once', async () => {
  await ask('mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }');
  await publish(
    await repair([
      { location: 'Hall', date: '2025-10-13' },
      { location: 'Gym', date: '2025-10-20' },
    ]),
  );
  await publish(await repair([{ location: 'Hall' }]));
  expect((await schedule()).lostHalls).toEqual([
    { location: 'Hall', date: null, from: '2025-09-01' },
    { location: 'Gym', date: '2025-10-20', from: '2025-10-20' },
  ]);
  expect(await cellsInHall()).toEqual([]);
});

test('a schedule is told where it cannot play, with a version, a line in the trail and an undo', async () => {
  const draft = await generate();
  expect(inHall(draft.games)).not.toEqual([]);
  const { version } = await schedule();
  const lostHalls = [{ location: 'Hall', from: '2025-10-13' }];
  const changed = await update({ lostHalls, expectedVersion: version });
  expect(changed.lostHalls).toEqual([{ location: 'Hall', date: null, from: '2025-10-13' }]);
  expect(inHall((await generate()).games).filter((place) => place !== ALL[0])).toEqual([]);
  expect(await cellsInHall()).toEqual([ALL[0]]);
  const { schedule: known } = await ask<{ schedule: { drafts: { staleBecause: string[] }[] } }>(
    'query ($id: ID!) { schedule(id: $id) { drafts { staleBecause } } }',
  );
  expect(known.drafts.map(({ staleBecause }) => staleBecause)).toEqual([[], ['the halls that are lost']]);
  const [entry] = await app.manager.query<{ changes: object }[]>(
    "SELECT changes FROM audit_entries WHERE organization_id = $1 AND action = 'schedule.update' ORDER BY id DESC LIMIT 1",
    [organizationId],
  );
  expect(entry!.changes).toEqual({ lostHalls: [[], ['Hall, from Oct 13, 2025 on']] });
  // The same again is no change; another one on an old version is none either.
  expect((await update({ lostHalls: changed.lostHalls, expectedVersion: version + 1 })).undoId).toBeNull();
  const stale = await app.graphql(
    'mutation ($id: ID!, $input: UpdateScheduleInput!) { updateSchedule(id: $id, input: $input) { id } }',
    { id, input: { lostHalls: [], expectedVersion: version } },
    { as },
  );
  expect(stale.errors![0]!.extensions!.code).toBe('CONFLICT');
  await undo(changed.undoId);
  expect(await cellsInHall()).toEqual(ALL);
});

test('a move by hand finds no place there, and says why', async () => {
  await ask('mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }');
  const [game] = await app.manager.query<{ id: number; version: number }[]>(
    "SELECT id, version FROM games WHERE organization_id = $1 AND date <> '2025-10-13' ORDER BY id LIMIT 1",
    [organizationId],
  );
  const { version } = await schedule();
  await update({ lostHalls: [{ location: 'Hall', date: '2025-10-13' }], expectedVersion: version });
  const { cellsForGame } = await ask<{ cellsForGame: Game[] }>(
    'query ($id: ID!) { cellsForGame(gameId: $id) { date location } }',
    { id: game!.id },
  );
  expect(inHall(cellsForGame)).toEqual(['2025-10-06 Hall', '2025-10-20 Hall']);
  const place = { date: '2025-10-13', time: '18:00', location: 'Hall' };
  const { errors } = await app.graphql(
    'mutation ($input: MoveGameInput!) { moveGame(input: $input) { moved } }',
    { input: { gameId: game!.id, expectedVersion: game!.version, ...place } },
    { as },
  );
  expect(errors![0]!.message).toBe('Hall cannot be played in on Oct 13, 2025.');
});

test('a hall of another organization is not there', async () => {
  const { id: other } = await createOrganization(app.manager);
  await createLocation(app.manager, other, { name: 'Their Hall' });
  const lostHalls = [{ location: 'Their Hall' }];
  const { version } = await schedule();
  for (const [document, variables] of [
    [
      'mutation ($id: ID!, $of: [LostHallInput!]) { repairScheduleDraft(scheduleId: $id, lostHalls: $of) { id } }',
      lostHalls,
    ],
    [
      'mutation ($id: ID!, $of: UpdateScheduleInput!) { updateSchedule(id: $id, input: $of) { id } }',
      { lostHalls, expectedVersion: version },
    ],
  ] as const) {
    const { errors } = await app.graphql(document, { id, of: variables }, { as });
    expect(errors![0]!.extensions!.code).toBe('NOT_FOUND');
  }
  expect((await schedule()).lostHalls).toEqual([]);
});

test('a place that is gone is left out', async () => {
  await app.manager.query(
    `UPDATE schedules SET lost_halls = '[{"locationId": 0, "date": null, "from": "2025-09-01"}]' WHERE organization_id = $1`,
    [organizationId],
  );
  expect((await schedule()).lostHalls).toEqual([]);
  expect(await cellsInHall()).toEqual(ALL);
});

test.each([
  [
    'mutation ($id: ID!, $of: [LostHallInput!]) { done: repairScheduleDraft(scheduleId: $id, lostHalls: $of) { id } }',
    'date',
  ],
  [
    'mutation ($id: ID!, $of: [ScheduleLostHallInput!]) { done: updateSchedule(id: $id, input: { lostHalls: $of }) { id } }',
    'date',
  ],
  [
    'mutation ($id: ID!, $of: [ScheduleLostHallInput!]) { done: updateSchedule(id: $id, input: { lostHalls: $of }) { id } }',
    'from',
  ],
])('a year of two digits is refused: %s', async (document, field) => {
  const { errors } = await app.graphql(document, { id, of: [{ location: 'Hall', [field]: '0025-10-13' }] }, { as });
  expect(errors?.[0]).toMatchObject({
    message: `lostHalls.0.${field} is in the year 25: write the year with four digits.`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
