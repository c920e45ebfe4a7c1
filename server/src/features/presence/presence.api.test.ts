import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld } from '../../testing/entry-world.js';
import { overtaken } from '../../testing/overtaken.js';
import { PRESENT_MS } from './presence.service.js';

const START = Date.parse('2025-10-25T19:00:00Z');
let now = START;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(now) });
  other = await startTestApp({ now: () => new Date(now), databaseUrl: app.database.url });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const REPORT = `mutation ($gameId: ID!, $tab: ID!, $place: String) {
  others: reportPresence(gameId: $gameId, tab: $tab, place: $place) { username place } }`;

async function report(server: TestApp, as: Caller, variables: object): Promise<string[]> {
  const { data, errors } = await server.graphql<{ others: { username: string; place: string | null }[] }>(
    REPORT,
    variables as never,
    { as },
  );
  expect(errors).toBeUndefined();
  return data!.others.map(({ username, place }) => `${username.split('-')[0]}: ${place}`);
}

test('who has a game open is told to the others, in every process, until a while after the last word', async () => {
  const { gameId, ann, bob } = await createEntryWorld(app);
  const [first, second] = [randomUUID(), randomUUID()];
  const annIs = (place: string | null) => report(app, ann, { gameId, tab: first, place });
  const bobIs = (place: string | null) => report(other, bob, { gameId, tab: second, place });
  expect(await annIs('Hans Player 01, PTS')).toEqual([]);
  expect(await bobIs(null)).toEqual(['ann: Hans Player 01, PTS']);
  expect(await annIs('  Courtside ')).toEqual(['bob: null']);
  now += PRESENT_MS;
  expect(await bobIs('Box score')).toEqual(['ann: Courtside']);
  now += 1;
  expect(await bobIs('Box score')).toEqual([]);
  expect(await annIs(null)).toEqual(['bob: Box score']);
  // The same person in another tab is another one.
  expect(await report(app, ann, { gameId, tab: randomUUID(), place: 'Second tab' })).toEqual([
    'ann: null',
    'bob: Box score',
  ]);
});

test('a tab that is left is gone at once, for whoever said it was there', async () => {
  const { gameId, ann, bob } = await createEntryWorld(app);
  const [first, second] = [randomUUID(), randomUUID()];
  const withdraw = (as: Caller, tab: string) =>
    other.graphql(
      'mutation ($gameId: ID!, $tab: ID!) { gone: withdrawPresence(gameId: $gameId, tab: $tab) }',
      { gameId, tab } as never,
      { as },
    );
  await report(app, ann, { gameId, tab: first, place: 'Courtside' });
  expect((await withdraw(bob, first)).data).toEqual({ gone: true });
  expect(await report(app, bob, { gameId, tab: second })).toEqual(['ann: Courtside']);
  for (const _ of [1, 2]) expect((await withdraw(ann, first)).data).toEqual({ gone: true });
  expect(await report(app, bob, { gameId, tab: second })).toEqual([]);
  expect((await withdraw(ann, 'x')).errors![0]!.extensions).toMatchObject({ errors: [{ field: 'tab' }] });
});

test('what is wrong is named', async () => {
  const { gameId, ann } = await createEntryWorld(app);
  const elsewhere = await createEntryWorld(app);
  const refused = async (variables: object): Promise<unknown> => {
    const { errors } = await app.graphql(REPORT, { tab: randomUUID(), gameId, ...variables } as never, { as: ann });
    return errors![0]!.extensions;
  };
  expect(await refused({ tab: 'x' })).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'tab' }] });
  expect(await refused({ place: 'x'.repeat(201) })).toMatchObject({ errors: [{ field: 'place' }] });
  for (const missing of [elsewhere.gameId, 2147483647, 'x'])
    expect(await refused({ gameId: missing })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a game that is deleted at the moment when somebody opens it is not found', async () => {
  const { organizationId, gameId, ann } = await createEntryWorld(app);
  const { errors } = await overtaken(
    app.database.pool,
    (holder) => holder.query('DELETE FROM games WHERE organization_id = $1 AND id = $2', [organizationId, gameId]),
    () => app.graphql(REPORT, { gameId: String(gameId), tab: randomUUID() }, { as: ann }),
  );
  expect(errors).toMatchObject([{ message: 'Game not found.', extensions: { code: 'NOT_FOUND' } }]);
});
