import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createLocation, createOrganization } from '../../testing/factories.js';
import { GAMES, importSmall } from '../../testing/small-season.js';

let app: TestApp;
let organizationId: number;
let slug: string;
let today = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => today });
  ({ id: organizationId, slug } = await createOrganization(app.manager));
});
afterAll(() => app.close());

const set = (id: number, values: string) =>
  app.manager.query(`UPDATE games SET ${values} WHERE organization_id = $1 AND id = $2`, [organizationId, id]);

async function asked(id: number) {
  const { data } = await app.graphql<{ organization: { game: { rescheduledFrom: object | null } } }>(
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { game(id: $id) { rescheduledFrom { date time location status at } } } }',
    { slug, id: String(id) },
  );
  return data!.organization.game.rescheduledFrom;
}

test('a game says for a week what was before the first of its changes, and when the last one was made', async () => {
  const hall = await createLocation(app.manager, organizationId, { name: 'North Hall' });
  const { id } = await createGame(app.manager, organizationId, {
    date: '2026-10-08',
    time: '19:00',
    locationId: hall.id,
    court: '2',
  });
  expect(await asked(id)).toBeNull();
  await set(id, "time = '20:00'");
  await set(id, "time = '21:00', location_id = NULL, court = NULL");
  await app.manager.query("UPDATE reschedulings SET at = at - interval '1 day' WHERE game_id = $1 AND time = '19:00'", [
    id,
  ]);
  const [{ at }] = await app.manager.query<[{ at: Date }]>(
    "SELECT at FROM reschedulings WHERE game_id = $1 AND time = '20:00'",
    [id],
  );
  const former = { date: null, time: '19:00', location: 'North Hall, 2', status: null };
  await expect.poll(() => asked(id)).toEqual({ ...former, at: at.toISOString() });

  // What was said before the first change is told until a week after it, then what was before the second one.
  const start = today;
  today = new Date(at.getTime() + 6.5 * 86_400_000);
  await set(id, "video_url = 'https://video.example/1'");
  await expect.poll(() => asked(id)).toMatchObject({ time: '20:00', location: 'North Hall, 2' });
  today = new Date(at.getTime() + 7.1 * 86_400_000);
  await set(id, 'video_url = NULL');
  await expect.poll(() => asked(id)).toBeNull();
  today = start;
});

test('a game that was moved back, and one that has begun, say nothing', async () => {
  const { id } = await createGame(app.manager, organizationId, { date: '2026-10-08', time: '19:00' });
  await set(id, "status = 'postponed'");
  await expect.poll(() => asked(id)).toMatchObject({ status: 'SCHEDULED' });
  await set(id, "status = 'scheduled'");
  await expect.poll(() => asked(id)).toBeNull();
  await set(id, "time = '20:00'");
  await expect.poll(() => asked(id)).toMatchObject({ time: '19:00' });
  await set(id, "status = 'in_progress'");
  await expect.poll(() => asked(id)).toBeNull();
});

test('an import that brings games with their places moves none; what happens to them later is noted', async () => {
  const { id: importing } = await createOrganization(app.manager);
  const [head, ...lines] = GAMES.trim().split('\n');
  await importSmall(app, importing, {
    games: [`${head},location`, ...lines.map((line) => `${line},North Hall`)].join('\n'),
  });
  const noted = () =>
    app.manager.query('SELECT count(*)::int AS count FROM reschedulings WHERE organization_id = $1', [importing]);
  expect(await noted()).toEqual([{ count: 0 }]);
  await app.manager.query("UPDATE games SET time = '05:00' WHERE organization_id = $1", [importing]);
  expect(await noted()).toEqual([{ count: lines.length }]);
  await app.manager.query('DELETE FROM locations WHERE organization_id = $1', [importing]);
  expect(await noted()).toEqual([{ count: 2 * lines.length }]);
});

test('an organization goes with the places of its games', async () => {
  const { id: going } = await createOrganization(app.manager);
  const [head, ...lines] = GAMES.trim().split('\n');
  await importSmall(app, going, {
    games: [`${head},location`, ...lines.map((line) => `${line},North Hall`)].join('\n'),
  });
  await app.manager.query('DELETE FROM organizations WHERE id = $1', [going]);
  expect(await app.manager.query('SELECT FROM games WHERE organization_id = $1', [going])).toEqual([]);
  expect(await app.manager.query('SELECT FROM reschedulings WHERE organization_id = $1', [going])).toEqual([]);
});
