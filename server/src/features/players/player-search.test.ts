import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { sentStatements } from '../../testing/sent-statements.js';
import { searchTerm } from '../../lib/search.js';
import { countTeams, readTeams } from '../teams/team.loaders.js';
import type { SortKey } from '../../lib/connection.js';
import { findPlayers } from '../search/search.loaders.js';
import { countPlayers, readPlayers } from './player-page.loaders.js';
import { playerById } from './player.loaders.js';
import type { Player } from './player.type.js';
import type { RequestContext } from '../../context/request-context.js';

const PLAYERS = 20_000;
const TEAMS = 1_000;
const TENANTS = 20;
const PAGE = { limit: 50, after: null };

let app: TestApp;
let organizationId: number;

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  const organizations = await Promise.all(Array.from({ length: TENANTS }, () => createOrganization(app.manager)));
  organizationId = organizations[0]!.id;
  for (const [index, { id }] of organizations.entries()) {
    const players = index < 2 ? PLAYERS : 100;
    await app.manager.query(
      `INSERT INTO players (organization_id, first_name, last_name)
       SELECT $1, 'F' || md5('first' || n % 700), 'L' || md5('last' || n) FROM generate_series(1, $2::integer) AS n`,
      [id, players],
    );
    await app.manager.query(
      `INSERT INTO teams (organization_id, name) SELECT $1, md5('team' || n) FROM generate_series(1, $2::integer) AS n`,
      [id, TEAMS],
    );
  }
  await app.manager.query(
    `INSERT INTO players (organization_id, first_name, last_name) VALUES ($1, 'Zzyzx', 'Quuxington')`,
    [organizationId],
  );
  await app.manager.query(`INSERT INTO teams (organization_id, name) VALUES ($1, 'Quux Rovers')`, [organizationId]);
  // What PostgreSQL does by itself some time after so many rows: statistics, and the search index in order.
  await app.manager.query('VACUUM ANALYZE players, teams');
});
afterAll(() => app.close());

/**
 * The plans of the statements that `read` sends: as PostgreSQL makes them for these parameters, and once and for all
 * parameters.
 */
async function plansOf(read: (ctx: RequestContext) => Promise<unknown>): Promise<string[]> {
  const sent = await sentStatements(app, read);
  const plans: string[] = [];
  const client = await app.database.pool.connect();
  try {
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      for (const { text, values = [] } of sent) {
        await client.query('BEGIN');
        await client.query(`SET LOCAL plan_cache_mode = ${mode}`);
        await client.query(`PREPARE planned AS ${text}`);
        const given = values.map((value) => (value === null ? 'NULL' : client.escapeLiteral(String(value)))).join(', ');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned(${given})`);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        await client.query('DEALLOCATE planned');
        await client.query('ROLLBACK');
      }
    }
  } finally {
    client.release();
  }
  return plans;
}

test(`a search among ${PLAYERS} players uses the trigram index, in every plan`, async () => {
  const found = await readPlayers(await app.context(), organizationId, { search: 'quuxing' }, PAGE);
  expect(found.map(({ player }) => player.fullName)).toEqual(['Zzyzx Quuxington']);
  const plans = await plansOf(async (ctx) => {
    await readPlayers(ctx, organizationId, { search: 'quuxing' }, PAGE);
    await countPlayers(ctx, organizationId, { search: 'quuxing' });
  });
  expect(plans).toHaveLength(4);
  for (const plan of plans) {
    expect(plan).toContain('players_search_idx');
    expect(plan).not.toContain('Seq Scan on players');
  }
});

test('a search among the teams of many tenants uses the trigram index', async () => {
  const found = await readTeams(await app.context(), organizationId, { search: 'QUUX' }, PAGE);
  expect(found.map(({ team }) => team.name)).toEqual(['Quux Rovers']);
  const plans = await plansOf(async (ctx) => {
    await readTeams(ctx, organizationId, { search: 'quux' }, PAGE);
    await countTeams(ctx, organizationId, { search: 'quux' });
  });
  for (const plan of plans) expect(plan).toContain('teams_search_idx');
});

test.each([
  ['Porzingis', ['Kristaps Porziņģis']],
  ['ZIZIC', ['Ante Žižić']],
  ['žižić', ['Ante Žižić']],
  ['Z\u030Ciz\u030Cic\u0301', ['Ante Žižić']],
  ['porzingís', ['Kristaps Porziņģis']],
  ['lukasz', ['Łukasz Søndergård']],
  ['sondergard', ['Łukasz Søndergård']],
  ['%', []],
])('%s finds %j, accents or not', async (search, names) => {
  const [ctx, other] = [await app.context(), (await createOrganization(app.manager)).id];
  for (const [first, last] of [
    ['Kristaps', 'Porziņģis'],
    ['Ante', 'Žižić'],
    ['Łukasz', 'Søndergård'],
  ]) {
    await app.manager.query('INSERT INTO players (organization_id, first_name, last_name) VALUES ($1, $2, $3)', [
      other,
      first,
      last,
    ]);
    await app.manager.query('INSERT INTO teams (organization_id, name) VALUES ($1, $2)', [other, `${first} ${last}`]);
  }
  const wanted = { search: searchTerm(search) };
  expect((await readPlayers(ctx, other, wanted, PAGE)).map(({ player }) => player.fullName)).toEqual(names);
  expect((await readTeams(ctx, other, wanted, PAGE)).map(({ team }) => team.name)).toEqual(names);
});

test('players are listed and found as readers expect, accents among the letters that they stand on', async () => {
  const { id: other } = await createOrganization(app.manager);
  for (const name of ['Zora', 'Íñiguez', 'Jara', 'Águila', 'Ibarra', 'ñu', 'Nuñez', 'Aguado'])
    await app.manager.query('INSERT INTO players (organization_id, first_name, last_name) VALUES ($1, $2, $3)', [
      other,
      'Ana',
      name,
    ]);
  const sorted = ['Aguado', 'Águila', 'Ibarra', 'Íñiguez', 'Jara', 'ñu', 'Nuñez', 'Zora'];
  const ctx = await app.context();
  const names: string[] = [];
  for (let after: SortKey | null = null; ;) {
    const page = await readPlayers(ctx, other, {}, { limit: 3, after });
    names.push(...page.slice(0, 3).map(({ player }) => player.lastName));
    if (page.length <= 3) break;
    after = page[2]!.key;
  }
  expect(names).toEqual(sorted);
  const found = await findPlayers(ctx, other, { words: ['ana'], first: 10 });
  const players = await playerById(ctx).loadMany(found.map((id) => ({ organizationId: other, id })));
  expect(players.map((player) => (player as Player).lastName)).toEqual(sorted);
});

test('a page of all players, and one behind a cursor, walks along the index of names', async () => {
  const first = await readPlayers(await app.context(), organizationId, {}, PAGE);
  expect(first).toHaveLength(51);
  const plans = await plansOf(async (ctx) => {
    await readPlayers(ctx, organizationId, {}, PAGE);
    await readPlayers(ctx, organizationId, {}, { limit: 50, after: first[49]!.key });
  });
  for (const plan of plans) {
    expect(plan).toContain('Index Scan using players_name_idx');
    expect(plan).not.toContain('Sort Key: (lower(p.last_name))');
  }
});
