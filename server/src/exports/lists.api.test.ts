import { parse } from 'csv-parse/sync';
import { validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createLeagueWorld, createPlayer, createUser, type LeagueWorld } from '../testing/factories.js';
import { exportDoor } from './export-door.js';
import { LISTS } from './lists.js';

let app: TestApp;
let world: LeagueWorld;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp({ mounts: [exportDoor] });
  world = await createLeagueWorld(app.manager);
  owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
});
afterAll(() => app.close());

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const { status, bytes, text } = await app.request({ path, as: owner });
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return parse(bytes, { bom: true, columns: true, record_delimiter: ['\r\n'] });
}

test.each(Object.entries(LISTS))('the operation of %s fits the schema', (_name, { document }) => {
  expect(validate(graphSchema(), document)).toEqual([]);
});

test('standings of the active season', async () => {
  const rows = await rowsOf('/exports/standings.csv');
  expect(rows.map(({ position, team, wins, losses }) => [position, team, wins, losses])).toEqual([
    ['1', 'Ants', '1', '0'],
    ['2', 'Dogs', '1', '0'],
    ['3', 'Bees', '1', '1'],
    ['4', 'Cats', '0', '2'],
  ]);
});

test('teams and games, with filters; lists come whole', async () => {
  expect((await rowsOf('/exports/teams.csv')).map(({ team }) => team)).toEqual(['Ants', 'Bees', 'Cats', 'Dogs']);
  expect((await rowsOf('/exports/teams.csv?search=ca')).map(({ team }) => team)).toEqual(['Cats']);
  const games = await rowsOf(`/exports/games.csv?seasonId=${world.last.season.id}`);
  expect(games).toHaveLength(world.last.games.length);
  expect(new Set(games.map(({ season }) => season))).toEqual(new Set(['2024-25']));
});

test('no cell is a formula for a spreadsheet', async () => {
  await createPlayer(app.manager, world.organizationId, { firstName: '=HYPERLINK("x")', lastName: '@Evil, "quoted"' });
  const rows = await rowsOf('/exports/players.csv?search=evil');
  expect(rows).toMatchObject([{ first_name: `'=HYPERLINK("x")`, last_name: `'@Evil, "quoted"` }]);
});

test('the audit trail is for owners', async () => {
  const link = await app.graphql('mutation { createSeason(input: { name: "Spring" }) { id } }', {}, { as: owner });
  expect(link.errors).toBeUndefined();
  expect(await rowsOf('/exports/audit.csv')).toMatchObject([{ action: 'season.create', label: 'Spring' }]);
  const staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  expect((await app.request({ path: '/exports/audit.csv', as: staff })).status).toBe(403);
});

test('visitors, unknown filters and wrong values are refused; other lists are not found', async () => {
  expect((await app.request({ path: '/exports/players.csv' })).status).toBe(401);
  const statusOf = async (path: string): Promise<number> => (await app.request({ path, as: owner })).status;
  expect(await statusOf('/exports/players.csv?colour=red')).toBe(400);
  expect(await statusOf('/exports/players.csv?activeSeasons=perhaps')).toBe(400);
  expect(await statusOf('/exports/games.csv?from=yesterday')).toBe(400);
  expect(await statusOf('/exports/users.csv')).toBe(404);
});
