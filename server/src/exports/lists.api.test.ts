import { parse } from 'csv-parse/sync';
import { validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createDivision, createLeagueWorld, createPlayer, createUser, type LeagueWorld } from '../testing/factories.js';
import { exportRouter } from './export-router.js';
import { LISTS } from './lists.js';

let app: TestApp;
let world: LeagueWorld;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
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
  // The screen reads the same, a page at a time.
  expect(
    (await app.graphql('{ auditTrail(first: 10, filter: {}) { nodes { label } } }', {}, { as: owner })).errors,
  ).toBeUndefined();
  const staff = await app.signInAs(await createUser(app.manager, world.organizationId));
  expect((await app.request({ path: '/exports/audit.csv', as: staff })).status).toBe(403);
});

test('moments are ISO text', async () => {
  const root = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
  const known = await createUser(app.manager, world.organizationId, { username: 'known-moment' });
  await app.manager.query("UPDATE users SET created_at = '2026-03-01T12:00:00.5+01:00' WHERE id = $1", [known.id]);
  const users = await app.request({ path: '/exports/users.csv?everywhere=true&search=known-moment', as: root });
  expect(parse(users.bytes, { bom: true, columns: true })).toMatchObject([
    { username: 'known-moment', created_at: '2026-03-01T11:00:00.500Z' },
  ]);
  await app.manager.query(
    `INSERT INTO audit_entries (organization_id, at, actor_name, action, entity_type, entity_label) VALUES ($1, '2026-07-04T20:30:00Z', 'Ann', 'season.create', 'season', 'Winter')`,
    [world.organizationId],
  );
  expect(await rowsOf('/exports/audit.csv?search=Winter')).toMatchObject([
    { at: '2026-07-04T20:30:00.000Z', label: 'Winter' },
  ]);
});

test('visitors, unknown filters and wrong values are refused; other lists are not found', async () => {
  expect((await app.request({ path: '/exports/players.csv' })).status).toBe(401);
  const statusOf = async (path: string): Promise<number> => (await app.request({ path, as: owner })).status;
  expect(await statusOf('/exports/players.csv?colour=red')).toBe(400);
  expect(await statusOf('/exports/players.csv?activeSeasons=perhaps')).toBe(400);
  expect(await statusOf('/exports/games.csv?from=yesterday')).toBe(400);
  expect(await statusOf('/exports/roster.csv?seasonId=1')).toBe(400);
  expect(await statusOf('/exports/passwords.csv')).toBe(404);
});

test('seasons and leagues, found by name', async () => {
  expect(
    (await rowsOf('/exports/seasons.csv?search=24-25')).map(({ season, active, leagues }) => [season, active, leagues]),
  ).toEqual([['2024-25', 'false', 'Garden League']]);
  expect((await rowsOf('/exports/seasons.csv?active=true')).map(({ season }) => season)).toEqual(['2025-26']);
  expect((await rowsOf('/exports/leagues.csv')).map(({ league, seasons }) => [league, seasons])).toEqual([
    ['Garden League', '2025-26; 2024-25'],
  ]);
  expect(await rowsOf('/exports/leagues.csv?search=none')).toEqual([]);
});

test('a season’s leagues and divisions, a league’s teams, a team’s roster', async () => {
  const {
    organizationId,
    current: { season, seasonLeague, slts },
    league,
    teams,
  } = world;
  await createDivision(app.manager, organizationId, { seasonId: season.id, name: '@East' }, [slts.cats.id]);
  expect(await rowsOf(`/exports/season-leagues.csv?seasonId=${season.id}`)).toEqual([
    { position: '1', league: 'Garden League', teams: '4' },
  ]);
  const seats = await rowsOf(`/exports/divisions.csv?seasonId=${season.id}`);
  expect(seats.map(({ division: name, seed, team, losses }) => [name, seed, team, losses])).toEqual([
    [`'@East`, '1', 'Cats', '2'],
    ['', '', 'Ants', '0'],
    ['', '', 'Bees', '1'],
    ['', '', 'Dogs', '0'],
  ]);
  const path = `/exports/league-teams.csv?seasonLeagueId=${seasonLeague.id}`;
  expect(
    (await rowsOf(`${path}&search=ant`)).map(({ team, players, wins, losses }) => [team, players, wins, losses]),
  ).toEqual([['Ants', '3', '1', '0']]);
  expect(await rowsOf(path)).toHaveLength(4);
  const roster = await rowsOf(
    `/exports/roster.csv?seasonId=${season.id}&leagueId=${league.id}&teamId=${teams.ants.id}`,
  );
  expect(roster.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).toEqual([
    'Ants One',
    'Ants Three',
    'Ants Two',
  ]);
});

test('what another organization has is not found, and not told apart from what nobody has', async () => {
  const foreign = await createLeagueWorld(app.manager);
  const { season, seasonLeague } = foreign.current;
  const ask = (path: string) => app.request({ path, as: owner });
  for (const id of [season.id, 2_000_000_000]) {
    for (const list of ['divisions', 'season-leagues'])
      expect(await ask(`/exports/${list}.csv?seasonId=${id}`)).toMatchObject({ status: 404 });
    const place = `seasonId=${id}&leagueId=${foreign.league.id}&teamId=${foreign.teams.ants.id}`;
    expect(await ask(`/exports/roster.csv?${place}`)).toMatchObject({ status: 404 });
  }
  expect(await rowsOf(`/exports/league-teams.csv?seasonLeagueId=${seasonLeague.id}`)).toEqual([]);
  expect((await ask(`/exports/users.csv?organizationId=${foreign.organizationId}`)).status).toBe(404);
});

test('users and organizations as the caller may see them; settings', async () => {
  const staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: '+plus' }));
  const asStaff = await app.request({ path: '/exports/users.csv?search=PLUS', as: staff });
  expect(parse(asStaff.bytes, { bom: true, columns: true })).toMatchObject([
    { username: `'+plus`, email: '', role: 'STAFF' },
  ]);
  expect((await app.request({ path: '/exports/users.csv?everywhere=true', as: staff })).status).toBe(403);
  const admin = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
  const everybody = await app.request({ path: '/exports/users.csv?everywhere=true&search=PLUS', as: admin });
  expect(parse(everybody.bytes, { bom: true, columns: true })).toHaveLength(1);
  expect((await app.request({ path: '/exports/links.csv', as: admin })).status).toBe(400);
  const found = await app.request({ path: `/exports/organizations.csv?search=${world.organization.slug}`, as: admin });
  expect(parse<{ slug: string }>(found.bytes, { bom: true, columns: true }).map(({ slug }) => slug)).toEqual([
    world.organization.slug,
  ]);
  expect((await rowsOf('/exports/statistics.csv')).find(({ abbreviation }) => abbreviation === 'PTS')).toMatchObject({
    name: 'Points',
    visible: 'true',
  });
  expect((await rowsOf('/exports/periods.csv')).map(({ name }) => name)).toContain('Final');
  for (const list of ['businesses', 'links', 'attributes']) expect(await rowsOf(`/exports/${list}.csv`)).toEqual([]);
});
