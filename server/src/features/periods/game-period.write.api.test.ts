import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createGamePeriods, createOrganization, createSports, createUser } from '../../testing/factories.js';
import { GamePeriodEntity } from './game-period.entity.js';

let app: TestApp;
let basketball: number;
beforeAll(async () => {
  app = await startTestApp();
  basketball = (await createSports(app.manager)).basketball.id;
});
afterAll(() => app.close());

const CREATE =
  'mutation ($input: CreateGamePeriodInput!) { period: createGamePeriod(input: $input) { id name kind position hidden } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateGamePeriodInput!) { period: updateGamePeriod(id: $id, input: $input) { name hidden version } }';
const REORDER = 'mutation ($ids: [ID!]!) { periods: reorderGamePeriods(ids: $ids) { name } }';
const HIDE_ALL =
  'mutation ($sportId: ID!, $userId: ID) { done: hideAllGamePeriods(sportId: $sportId, userId: $userId) { gamePeriods { hidden } undoId message } }';
const RESET =
  'mutation ($sportId: ID!, $userId: ID) { done: resetGamePeriods(sportId: $sportId, userId: $userId) { gamePeriods { name hidden } undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';
const READ =
  'query ($slug: String!, $sportId: ID, $userId: ID) { organization(slug: $slug) { gamePeriods(sportId: $sportId, userId: $userId) { name } } }';

interface List {
  done: { gamePeriods: { name: string; hidden: boolean }[]; undoId: string | null; message: string };
}

async function site(): Promise<{
  id: number;
  slug: string;
  userId: number;
  staff: Caller;
  periods: GamePeriodEntity[];
}> {
  const { id, slug } = await createOrganization(app.manager);
  const user = await createUser(app.manager, id);
  const periods = [...(await createGamePeriods(app.manager, id)).values()];
  return { id, slug, userId: user.id, staff: await app.signInAs(user), periods };
}

const rowsOf = (organizationId: number) =>
  app.manager.find(GamePeriodEntity, { where: { organizationId }, order: { position: 'ASC', id: 'ASC' } });

test('a period is added at the end, an overtime before the final, its kind by its name; names are unique within a sport in any case', async () => {
  const { id, staff } = await site();
  const create = (input: object) =>
    app.graphql<{ period: object }>(CREATE, { input: { sportId: basketball, ...input } }, { as: staff });
  expect((await create({ name: ' OT5 ' })).data).toMatchObject({
    period: { name: 'OT5', kind: 'OVERTIME', position: 8, hidden: false },
  });
  expect((await create({ name: 'Shoot-out 🎯' })).data).toMatchObject({ period: { kind: 'REGULAR', position: 10 } });
  expect((await create({ name: 'OT6' })).data).toMatchObject({ period: { position: 9 } });
  const names = async () => (await rowsOf(id)).slice(6).map(({ name }) => name);
  expect(await names()).toEqual(['OT3', 'OT4', 'OT5', 'OT6', 'Final', 'Shoot-out 🎯']);
  // What stands behind goes back to its place, so the last one is taken back first.
  const undo = async (name: string) => {
    const { data } = await app.graphql<{ undoableCommands: { id: string; label: string }[] }>(
      '{ undoableCommands { id label } }',
      {},
      { as: staff },
    );
    const command = data!.undoableCommands.find(({ label }) => label.includes(name))!;
    return app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: command.id }, { as: staff });
  };
  expect((await undo('OT5')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect([(await undo('OT6')).errors, (await undo('OT5')).errors]).toEqual([undefined, undefined]);
  expect(await names()).toEqual(['OT3', 'OT4', 'Final', 'Shoot-out 🎯']);
  expect((await create({ name: 'q1' })).errors?.[0]).toMatchObject({
    message: 'There is a period of this name already.',
    extensions: { code: 'CONFLICT' },
  });
  for (const name of [' ', 'x'.repeat(10_000)])
    expect((await create({ name })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const sports = await createSports(app.manager);
  // The list of a sport that was not played yet begins with its defaults.
  expect((await create({ name: 'Q1', sportId: sports.tennis.id })).data).toMatchObject({
    period: { name: 'Q1', position: 5 },
  });
  expect((await create({ name: 'set 2', sportId: sports.volleyball.id })).data).toMatchObject({
    period: { name: 'Set 2', position: 1 },
  });
});

test('two administrators who add one name at once: one of them is told', async () => {
  const { staff } = await site();
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.graphql(CREATE, { input: { sportId: basketball, name: 'Extra' } }, { as: staff })),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'done',
  ]);
});

test('periods that are added at once stand one behind the other, also in a list that was empty', async () => {
  const { id, staff } = await site();
  const { tennis } = await createSports(app.manager);
  const names = ['OT5', 'OT6', 'OT7', 'OT8'];
  for (const sportId of [basketball, tennis.id]) {
    const answers = await Promise.all(
      names.map((name) => app.graphql(CREATE, { input: { sportId, name } }, { as: staff })),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  }
  const rows = await rowsOf(id);
  const positions = (sportId: number) => rows.filter((row) => row.sportId === sportId).map(({ position }) => position);
  expect(positions(basketball)).toEqual([...Array(13).keys()]);
  expect(rows.findLast(({ sportId }) => sportId === basketball)?.name).toBe('Final');
  expect(positions(tennis.id)).toEqual([...Array(5 + 4).keys()]); // sets first
});

test('periods are hidden one by one and reordered as a whole', async () => {
  const { staff, periods } = await site();
  const first = periods[0]!;
  const hidden = await app.graphql(
    UPDATE,
    { id: first.id, input: { hidden: true, expectedVersion: 1 } },
    { as: staff },
  );
  expect(hidden.data).toEqual({ period: { name: 'Q1', hidden: true, version: 2 } });
  const ids = periods.map(({ id }) => id).toReversed();
  const { data } = await app.graphql<{ periods: { name: string }[] }>(REORDER, { ids }, { as: staff });
  expect(data?.periods.map(({ name }) => name)).toEqual(['Final', 'OT4', 'OT3', 'OT2', 'OT1', 'Q4', 'Q3', 'Q2', 'Q1']);
  expect((await app.graphql(REORDER, { ids: ids.slice(1) }, { as: staff })).errors?.[0]?.extensions.code).toBe(
    'CONFLICT',
  );
});

test('a league of seven innings plays the eighth at a tie; a reset makes it an inning of every game again', async () => {
  const { id, staff } = await site();
  const { baseball } = await createSports(app.manager);
  const innings = await createGamePeriods(app.manager, id, 'baseball');
  const kindsOf = async () =>
    (await rowsOf(id)).filter(({ sportId }) => sportId === baseball.id).map(({ kind }) => kind);
  const change = (name: string, kind: string) =>
    app.graphql(UPDATE, { id: innings.get(name)!.id, input: { kind, expectedVersion: 1 } }, { as: staff });
  expect((await change('Inning 8', 'OVERTIME')).errors).toBeUndefined();
  expect((await change('Inning 9', 'OVERTIME')).errors).toBeUndefined();
  expect((await kindsOf()).lastIndexOf('regular')).toBe(6);
  expect((await change('Inning 7', 'FINAL')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const reset = await app.graphql<List>(RESET, { sportId: baseball.id }, { as: staff });
  expect((await kindsOf()).lastIndexOf('regular')).toBe(8);
  expect((await app.graphql(UNDO, { id: reset.data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect((await kindsOf()).lastIndexOf('regular')).toBe(6);
});

test('hide all and reset change the whole list and are undone', async () => {
  const { id, staff, periods } = await site();
  await app.manager.delete(GamePeriodEntity, { organizationId: id, id: periods[1]!.id });
  await app.graphql(CREATE, { input: { sportId: basketball, name: 'Extra' } }, { as: staff });
  // But for their stamps: an undo is a change, too.
  const unstamped = async () =>
    (await rowsOf(id)).map((row) => ({ ...row, version: 0, updatedAt: new Date(0), updatedBy: null }));
  const before = await unstamped();
  const all = await app.graphql<List>(HIDE_ALL, { sportId: basketball }, { as: staff });
  expect(all.data?.done.gamePeriods.every(({ hidden }) => hidden)).toBe(true);
  expect(all.data?.done.message).toBe('All periods of basketball are hidden.');
  expect((await app.graphql(UNDO, { id: all.data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await unstamped()).toEqual(before);
  const reset = await app.graphql<List>(RESET, { sportId: basketball }, { as: staff });
  expect(reset.data?.done.gamePeriods.map(({ name, hidden }) => `${name}${hidden ? ' hidden' : ''}`)).toEqual([
    'Q1',
    'Q2',
    'Q3',
    'Q4',
    'OT1',
    'OT2',
    'OT3',
    'OT4',
    'Final',
    'Extra hidden',
  ]);
  expect((await app.graphql(UNDO, { id: reset.data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await unstamped()).toEqual(before);
});

test("userId means that user's organization for super administrators, and nothing for anybody else", async () => {
  const [own, other] = [await site(), await site()];
  await app.manager.delete(GamePeriodEntity, { organizationId: own.id });
  const admin = await app.signInAs({ ...(await createUser(app.manager, null)), organizationId: own.id });
  await app.graphql(HIDE_ALL, { sportId: basketball, userId: other.userId }, { as: admin });
  expect((await rowsOf(other.id)).every(({ hidden }) => hidden)).toBe(true);
  const made = await app.graphql(
    CREATE,
    { input: { sportId: basketball, name: 'Extra', userId: other.userId } },
    { as: admin },
  );
  expect(made.data).toMatchObject({ period: { name: 'Extra', position: 9 } });
  expect(
    (await app.graphql(RESET, { sportId: basketball, userId: 2147483647 }, { as: admin })).errors?.[0]?.extensions.code,
  ).toBe('NOT_FOUND');
  const read = async (as?: Caller) =>
    (
      await app.graphql<{ organization: { gamePeriods: unknown[] } }>(
        READ,
        { slug: own.slug, sportId: basketball, userId: other.userId },
        { as },
      )
    ).data?.organization.gamePeriods.length;
  expect([await read(), await read(own.staff), await read(admin)]).toEqual([0, 0, 10]);
  await app.graphql(RESET, { sportId: basketball, userId: other.userId }, { as: own.staff });
  expect(await rowsOf(own.id)).toHaveLength(9);
  expect((await rowsOf(other.id)).every(({ hidden, name }) => hidden || name === 'Extra')).toBe(true);
});
