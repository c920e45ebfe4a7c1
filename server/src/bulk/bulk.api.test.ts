import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../rest/router.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createGame,
  createLeagueWorld,
  createOrganization,
  createUser,
  type LeagueWorld,
} from '../testing/factories.js';
import { importSmall } from '../testing/small-season.js';
import { bulk } from './bulk.js';
import { BULK_TABLES, type BulkColumn } from './bulk-tables.js';
import { bulkText } from './bulk-text.js';
import { ParquetFile } from './parquet-file.js';

let app: TestApp;
let world: LeagueWorld;
let slug: string;
let season: string;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [bulk, restRouter] });
  world = await createLeagueWorld(app.manager);
  const organization = await createOrganization(app.manager);
  slug = organization.slug;
  season = String((await importSmall(app, organization.id, {}, { active: true })).seasonId);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request({ path: `/api/bulk/${path}`, headers });
const things = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

test('box scores are those of the graph, read page by page, value by value', async () => {
  const { data } = await app.graphql<{ organization: { games: { nodes: unknown[] } } }>(
    `query ($slug: String!, $season: ID!) { organization(slug: $slug) { games(first: 100, filter: { seasonId: $season }) { nodes {
      id date time startsAt status displayStatus location court league { id name } division { id name }
      periods { id name } statDefinitions { id abbreviation } home { ...Side } away { ...Side } } } } }
    fragment Side on GameSide { team { id name } score periodScores { period { id } score } totals
      lines { player { id firstName lastName } started didNotPlay values } }`,
    { slug, season },
  );
  const { status, headers, text } = await get(`${season}/box-scores.ndjson?slug=${slug}`);
  expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  expect(things(text)).toEqual(data!.organization.games.nodes);
  expect(things(text)).toHaveLength(2);
});

test('as CSV a line of a box score stands in a line, its statistics in columns of their own', async () => {
  const { headers, text } = await get(`${season}/box-scores.csv?slug=${slug}`);
  expect(headers['content-disposition']).toBe(`inline; filename="box-scores-${season}.csv"`);
  const [head, ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines).toHaveLength(2);
  const ann = Object.fromEntries(head!.map((name, index) => [name, lines[0]![index]]));
  expect(ann).toMatchObject({
    'game.date': '2025-09-14',
    'team.name': 'Ants',
    'player.firstName': 'Ann',
    'player.lastName': 'Archer',
    started: 'true',
    PTS: '5',
    '2PA': '4',
  });
});

test('games, players and standings have what the season has', async () => {
  const table = async (name: string) => (await get(`${season}/${name}.csv?slug=${slug}`)).text.trimEnd().split('\r\n');
  const [head, played, toCome] = await table('games');
  expect(head).toMatch(/^id,date,time,.*home\.team\.name,away\.team\.id,away\.team\.name,home\.score,away\.score$/);
  expect(played).toMatch(/^\d+,2025-09-14,09:00,.*,Ants,\d+,Bees,5,3$/);
  expect(toCome).toMatch(/^\d+,2025-09-21,18:30,.*,Cats,\d+,Ants,,$/);
  const players = await table('players');
  expect(players.slice(1).map((line) => line.split(',').slice(1, 3).join(' '))).toEqual(['Ann Archer', 'Bo Baker']);
  const standings = await table('standings');
  expect(standings[1]).toMatch(/^\d+,D1,\d+,Ants,\d+,East,1,1,0,,1,0,W1,5,3,/);
});

test.each(Object.keys(BULK_TABLES))('%s as Parquet have types, and the cells of the CSV file', async (name) => {
  const file = await (
    await fetch(`http://localhost:${app.port}/api/bulk/${season}/${name}.parquet?slug=${slug}`)
  ).arrayBuffer();
  const rows = (await parquetReadObjects({ file })) as Record<string, unknown>[];
  const [head = '', ...lines] = (await get(`${season}/${name}.csv?slug=${slug}`)).text.trimEnd().split('\r\n');
  expect(Object.keys(rows[0]!)).toEqual(head.replaceAll('.', '_').split(','));
  const text = (value: unknown): string =>
    value === null ? '' : value instanceof Date ? value.toISOString() : String(value);
  expect(rows.map((row) => Object.values(row).map(text).join())).toEqual(lines);
  const { schema } = await parquetMetadataAsync(file);
  const typeOf = (wanted: string) => schema.find((element) => element.name === wanted)?.type;
  expect([typeOf('home_score'), typeOf('PTS'), typeOf('wins')]).toContain('DOUBLE');
  for (const id of ['id', 'team_id', 'player_id'].filter((each) => typeOf(each) !== undefined))
    expect(typeOf(id)).toBe('BYTE_ARRAY');
});

test('a Parquet file is written group by group, and two columns of one name are told apart', async () => {
  const columns: BulkColumn[] = [
    { name: 'a.b', type: 'number' },
    { name: 'a.b', type: 'text' },
    { name: 'c', type: 'boolean' },
  ];
  const file = new ParquetFile(columns, 1);
  const pieces = [
    file.add([[1, 'x', true]]),
    file.add([]),
    file.add([
      [null, undefined, false],
      [0.5, 'ü', null],
    ]),
    file.end(),
  ];
  const written = Buffer.concat(pieces);
  const buffer = new Uint8Array(written).buffer;
  expect((await parquetMetadataAsync(buffer)).row_groups).toHaveLength(2);
  expect(await parquetReadObjects({ file: buffer })).toEqual([
    { a_b: 1, a_b_2: 'x', c: true },
    { a_b: null, a_b_2: null, c: false },
    { a_b: 0.5, a_b_2: 'ü', c: null },
  ]);
  const empty = new ParquetFile([{ name: 'a', type: 'text' }]);
  const nothing = new Uint8Array(Buffer.concat([empty.add([]), empty.end()])).buffer;
  expect(await parquetReadObjects({ file: nothing })).toEqual([]);
});

test('who has it already is told so, until something changes', async () => {
  const path = `${world.current.season.id}/games.ndjson?slug=${world.organization.slug}`;
  const { headers } = await get(path);
  const etag = String(headers['etag']);
  const again = await get(path, { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  await createGame(app.manager, world.organization.id, {
    seasonLeagueId: world.current.seasonLeague.id,
  });
  const changed = await get(path, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  const other = { 'if-none-match': String(changed.headers['etag']) };
  expect([(await get(path, other)).status, (await get(path.replace('ndjson', 'csv'), other)).status]).toEqual([
    304, 200,
  ]);
});

test('is the same for every origin and whoever is signed in, compressed where that is understood', async () => {
  const owner = await createUser(app.manager, world.organizationId, { role: 'org_owner' });
  const path = `${season}/games.ndjson?slug=${slug}`;
  const visitor = await get(path, { origin: 'https://elsewhere.example' });
  expect(visitor.headers['access-control-allow-origin']).toBe('*');
  const signedIn = await app.request({ path: `/api/bulk/${path}`, as: await app.signInAs(owner) });
  expect([signedIn.status, signedIn.text]).toEqual([200, visitor.text]);
  expect((await get(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

test.each([
  ['999999/games.csv', 'Season not found.'],
  ['1/games.csv?slug=nobody', 'Organization not found.'],
  ['1/referees.csv', 'A season has games, box-scores, players, and standings, each as ndjson, csv, parquet.'],
  ['1/games.xml', 'A season has games, box-scores, players, and standings, each as ndjson, csv, parquet.'],
  ['x/games.csv', 'Not found.'],
])('%s is not there, and says what', async (path, message) => {
  const named = path.includes('?') ? path : `${path}?slug=${slug}`;
  const { status, text } = await get(named);
  expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', message })]);
});

test('an address that names no organization is told so', async () => {
  const { status, text } = await get(`${season}/games.csv`);
  const told = expect.objectContaining({ code: 'BAD_USER_INPUT', message: 'organization required' });
  expect([status, JSON.parse(text)]).toEqual([400, told]);
});

test('another organization’s season is as one that is not there', async () => {
  const { status, text } = await get(`${season}/games.csv?slug=${world.organization.slug}`);
  expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ message: 'Season not found.' })]);
});

test('a page is read when the one before has been taken, with a context of its own', async () => {
  const { current, organization } = world;
  const contexts: unknown[] = [];
  const context = async () => {
    const ctx = await app.context({
      names: { slug: organization.slug, organization: null, domain: null },
      transport: 'rest',
    });
    contexts.push(ctx);
    return ctx;
  };
  const small = { ...BULK_TABLES.games, pageSize: 2 };
  const pieces = bulkText(context, small, 'ndjson', String(current.season.id));
  const first = await pieces.next();
  expect([things(first.value as string).length, contexts.length]).toEqual([2, 1]);
  const rest: string[] = [];
  for await (const piece of pieces) rest.push(String(piece));
  const whole = (await get(`${current.season.id}/games.ndjson?slug=${organization.slug}`)).text;
  expect(String(first.value) + rest.join('')).toBe(whole);
  expect(new Set(contexts).size).toBe(rest.length + 1);
});

test('says what it costs, and does nothing for who wants to know that alone', async () => {
  const path = `${season}/games.ndjson?slug=${slug}`;
  const dry = await get(path, { 'query-cost': 'dry-run' });
  expect([dry.status, dry.text, dry.headers['query-cost']]).toEqual([
    204,
    '',
    expect.stringMatching(/^estimated=[1-9]\d*, actual=0, statements=/),
  ]);
  expect((await get(path, { 'query-cost': 'include' })).headers['query-cost']).toMatch(/^estimated=[1-9]/);
});

test('one network reads two at once, so that nobody keeps others waiting', async () => {
  const path = `/api/bulk/${world.last.season.id}/box-scores.ndjson?slug=${world.organization.slug}`;
  const client = await app.database.pool.connect();
  try {
    await client.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
    // Both are at the table once it is waited for twice.
    const reading = [app.request({ path }), app.request({ path })];
    const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'games'::regclass`;
    await expect
      .poll(async () => (await client.query<{ count: number }>(waiting)).rows[0]!.count, { timeout: 60_000 })
      .toBe(2);
    const third = await app.request({ path });
    expect([third.status, third.headers['retry-after']]).toEqual([429, '10']);
    await client.query('COMMIT');
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    client.release();
  }
  expect((await app.request({ path })).status).toBe(200);
});
