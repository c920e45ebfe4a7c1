import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import type { Caller } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { sendRequest, type TestResponse } from '../../testing/http-client.js';
import { type RealSeason, startWithRealSeason } from '../../testing/real-season.js';
import type { Cost } from './tell-cost.js';

let season: RealSeason;
let games: number[];
let owner: Caller;
beforeAll(async () => {
  season = await startWithRealSeason({ routers: [restRouter] });
  const { app, organizationId } = season;
  const rows = (await app.manager.query('SELECT id FROM games WHERE organization_id = $1 ORDER BY id LIMIT 60', [
    organizationId,
  ])) as { id: number }[];
  games = rows.map(({ id }) => id);
  owner = await app.signInAs({ id: (await createUser(app.manager, organizationId, { role: 'org_owner' })).id });
});
afterAll(() => season.app.close());

interface Call {
  headers?: Record<string, string>;
  as?: Caller;
  variables?: object;
}

interface Answer extends TestResponse {
  body: { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };
  cost: Cost | undefined;
}

async function ask(query: string, { headers, variables, as = {} }: Call = {}): Promise<Answer> {
  const response = await sendRequest(season.app.port, {
    method: 'POST',
    path: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json', 'query-cost': 'include', ...as, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { extensions, ...body } = JSON.parse(response.text) as Answer['body'] & { extensions?: { cost: Cost } };
  return { ...response, body, cost: extensions?.cost };
}

/** A whole box score. */
const BOX_SCORE = `query BoxScore($slug: String!, $id: ID!) {
  organization(slug: $slug) {
    game(id: $id) {
      id date time location locationUrl videoUrl status displayStatus
      periods { id name }
      statDefinitions { id name abbreviation }
      home {
        team { id name logoUrl } score
        periodScores { period { id } score }
        lines { player { id firstName lastName } started values }
        totals
      }
      away {
        team { id name logoUrl } score
        periodScores { period { id } score }
        lines { player { id firstName lastName } started values }
        totals
      }
    }
  }
}`;

const boxScore = (id: number): Promise<Answer> => ask(BOX_SCORE, { variables: { slug: season.slug, id } });

/** The statements that the database is sent while something is done, whoever sends them. */
async function sentBy<Result>(work: () => Promise<Result>): Promise<{ result: Result; sent: number }> {
  const { pool } = season.app.database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  let sent = 0;
  pool.query = ((...args: unknown[]) => {
    sent += 1;
    return query(...args);
  }) as typeof pool.query;
  try {
    return { result: await work(), sent };
  } finally {
    pool.query = query as typeof pool.query;
  }
}

test('a box score is one statement once configuration is in memory, and says so', async () => {
  // What games refer to, their teams, is read with the first of them.
  const [last, ...before] = games.toReversed();
  for (const id of before) await boxScore(id);
  const { cost } = await boxScore(last!);
  expect(cost).toMatchObject({ statements: 1, cached: false, limit: 60_000, milliseconds: expect.any(Number) });
  expect(cost!.actual).toBeGreaterThan(200);
  expect(cost!.estimated).toBeGreaterThanOrEqual(cost!.actual);
});

test('the same again is cached: no statement, the same figures, and the bytes of who does not ask', async () => {
  const first = await boxScore(games[3]!);
  const again = await boxScore(games[3]!);
  expect(again.cost).toMatchObject({
    statements: 0,
    cached: true,
    estimated: first.cost!.estimated,
    actual: first.cost!.actual,
  });
  const plain = await ask(BOX_SCORE, {
    variables: { slug: season.slug, id: games[3]! },
    headers: { 'query-cost': 'no' },
  });
  expect(plain.cost).toBeUndefined();
  expect(plain.body).toEqual(again.body);
  expect(again.headers['cache-control']).toBe('private, no-store');
  expect(again.headers['vary']).toContain('Query-Cost');
});

test.each([
  ['{ organization(slug: "SLUG") { name teams(first: 7) { nodes { id name } } } }', 1 + 1 + 1 + 1 + 7 * 2],
  [
    '{ organization(slug: "SLUG") { teams(first: 2) { totalCount edges { cursor node { id } } } } }',
    1 + 1 + 1 + 1 + 2 * 3,
  ],
  ['{ organization(slug: "nobody") { name teams { nodes { id } } } }', 1],
  ['query ($no: Boolean = false) { organization(slug: "SLUG") { id name @include(if: $no) } }', 2],
])('%s has %i values', async (query, values) => {
  const { cost } = await ask(query.replace('SLUG', season.slug));
  expect(cost!.actual).toBe(values);
  expect(cost!.estimated).toBeGreaterThanOrEqual(values);
});

test('the statements are those that the database is sent, for whomever', async () => {
  const queries = [
    '{ organization(slug: "SLUG") { standings { team { name } wins } leaders(stat: "PTS") { player { lastName } } } }',
    '{ organization(slug: "SLUG") { games(first: 20) { nodes { homeTeam { name } awayTeam { name } season { name } } } } }',
    '{ me { username } organization(slug: "SLUG") { players(first: 30) { nodes { rosters { id } } } } }',
  ];
  for (const caller of [{}, owner])
    for (const query of queries) {
      const text = query.replace('SLUG', season.slug);
      const { result, sent } = await sentBy(() => ask(text, { as: caller }));
      expect([query, result.body.errors, result.cost!.statements]).toEqual([query, undefined, sent]);
    }
});

test('refusals say it, too', async () => {
  const tooMuch = await ask(
    `{ organization(slug: "${season.slug}") { teams(first: 100) { nodes { games(first: 100) { nodes { home { lines { values } } } } } } } }`,
  );
  expect(tooMuch.body.errors?.[0]?.extensions.code).toBe('QUERY_TOO_EXPENSIVE');
  expect(tooMuch.cost).toMatchObject({ actual: 0, statements: 0, limit: 60_000, cached: false });
  expect(tooMuch.cost!.estimated).toBeGreaterThan(60_000);
  for (const query of ['{ nothing }', '{', 'query A { me { id } } query B { me { id } }', ''])
    expect([query, (await ask(query)).cost]).toEqual([
      query,
      { estimated: 0, actual: 0, limit: 60_000, statements: 0, milliseconds: expect.any(Number), cached: false },
    ]);
  const forged = await ask('mutation { signOut }', { headers: { origin: 'https://elsewhere.example' } });
  expect([forged.status, forged.cost?.actual]).toEqual([403, 0]);
});

test('a dry run gives the estimate and executes nothing', async () => {
  const dry = { 'query-cost': 'dry-run' };
  const query = `{ organization(slug: "${season.slug}") { name teams(first: 7) { nodes { id } } } }`;
  for (let time = 0; time < 2; time += 1) {
    const { result, sent } = await sentBy(() => ask(query, { headers: dry }));
    expect([result.body, result.cost, sent]).toEqual([
      { data: null },
      { estimated: 11, actual: 0, limit: 60_000, statements: 0, milliseconds: expect.any(Number), cached: false },
      0,
    ]);
  }
  expect((await ask(query)).cost).toMatchObject({ estimated: 11, actual: 11 });
  const large = await ask(query.replace('id }', 'games(first: 100) { nodes { home { lines { values } } } } }'), {
    headers: dry,
  });
  expect(large.body).toEqual({ data: null });
  expect((await ask('mutation { signOut }', { as: owner, headers: dry })).cost?.estimated).toBe(1);
  expect((await ask('{ me { id } }', { as: owner })).body.data).toEqual({ me: { id: expect.any(String) } });
});

test('a write counts the statements of its transaction', async () => {
  const { cost, body } = await ask('mutation { createLink(input: { label: "Rules", slug: "rules" }) { id } }', {
    as: owner,
  });
  expect(body.errors).toBeUndefined();
  // The session, and what the transaction itself does beside beginning and ending.
  expect(cost!.statements).toBeGreaterThan(2);
});

test('REST says it in a header', async () => {
  const path = `/api/leagues?slug=${season.slug}`;
  const get = (value: string, at = path): Promise<TestResponse> =>
    season.app.request({ path: at, headers: { 'query-cost': value } });
  const figures = (cached: string): RegExp =>
    new RegExp(String.raw`^estimated=\d+, actual=\d+, statements=\d+, milliseconds=\d+\.\d, cached=\?${cached}$`);
  expect((await get('include')).headers['query-cost']).toMatch(figures('0'));
  const again = await get('include');
  expect(again.headers['query-cost']).toMatch(figures('1'));
  expect(again.headers['query-cost']).toContain('statements=0');
  expect((await get('')).headers['query-cost']).toBeUndefined();
  const dry = await get('dry-run');
  expect([dry.status, dry.text]).toEqual([204, '']);
  expect(dry.headers['query-cost']).toMatch(/^estimated=[1-9]\d*, actual=0, statements=\d+, /);
  expect((await get('include', '/api/seasonsv2/1')).headers['query-cost']).toMatch(/^estimated=0, actual=0, /);
});
