import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  const { pino } = await import('pino');
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  app = await startTestApp({ ownDatabase: true, log });
});
afterAll(() => app.close());

/** The first error's message and the status. */
async function refusal(
  query: string,
  variables?: Record<string, unknown>,
): Promise<{ status: number; message: string; code: string | undefined }> {
  const accept = { accept: 'application/graphql-response+json' };
  const { status, errors } = await app.graphql(query, variables, { headers: accept });
  return { status, message: errors?.[0]?.message ?? '', code: errors?.[0]?.extensions.code };
}

const nested = (levels: number, field: string): string => `${`${field} {`.repeat(levels)} name ${'}'.repeat(levels)}`;

describe('limits', () => {
  test('depth', async () => {
    const deep = `{ __type(name: "Query") { ${nested(20, 'ofType')} } }`;
    expect(await refusal(deep)).toEqual({
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: expect.stringContaining('depth limit of 15 exceeded'),
    });
  });

  test('aliases', async () => {
    const fields = Array.from({ length: 31 }, (_, index) => `a${index}: organizations { id }`).join(' ');
    expect(await refusal(`{ ${fields} }`)).toMatchObject({
      status: 400,
      message: expect.stringContaining('Aliases limit of 30 exceeded'),
    });
  });

  test('tokens', async () => {
    expect(await refusal(`{ ${'id '.repeat(2_100)} }`)).toMatchObject({
      status: 400,
      message: 'The document has more than 2000 tokens; no more are allowed.',
    });
  });

  test('are no errors of syntax, which those are', async () => {
    const deep = `{ __type(name: "Query") { ${nested(20, 'ofType')} } }`;
    const aliases = `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ')} }`;
    for (const query of [deep, aliases, `{ ${'id '.repeat(2_100)} }`])
      expect((await refusal(query)).message).not.toMatch(/^Syntax Error/);
    expect(await refusal('{ organizations {')).toMatchObject({
      code: 'GRAPHQL_PARSE_FAILED',
      message: expect.stringMatching(/^Syntax Error: Expected Name/),
    });
  });

  test('fields that fragments unfold to', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, index) => `fragment F${index} on Organization { ...F${index + 1} sports { id } ...F${index + 1} name }`,
    );
    const query = `{ organizations { ...F0 } } ${levels.join(' ')} fragment F12 on Organization { id }`;
    expect(await refusal(query)).toMatchObject({
      status: 400,
      message: expect.stringContaining('at most 2000 are allowed'),
    });
  });

  test('batches are refused', async () => {
    const { status, text } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: '[{"query":"{__typename}"}]',
    });
    expect([status, text]).toEqual([400, expect.stringContaining('batching disabled')]);
  });

  test('a body of more than 100 kB is refused', async () => {
    const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(100_000)}` });
    const { status, text } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([status, JSON.parse(text)]).toEqual([
      413,
      {
        errors: [expect.objectContaining({ extensions: { code: 'PAYLOAD_TOO_LARGE', requestId: expect.any(String) } })],
      },
    ]);
  });

  test('a body that never says its length is refused as soon as it is too large', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const { status, headers: answered } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers,
      body: 'x'.repeat(300_000),
    });
    expect([status, answered['connection']]).toEqual([413, 'close']);
  });

  test('of the public endpoint are not those of our own operations', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => `a${index}: organizations { id }`).join(' ');
    expect(await app.statementsOf(`{ ${fields} }`)).toHaveLength(1);
  });

  test('values, by what the variables say, also of a document that passed before', async () => {
    const query =
      'query ($n: Int) { organizations { players(first: $n) { nodes { id gameStats(first: $n) { nodes { game { id } } } } } } }';
    const refused = {
      status: 400,
      code: 'QUERY_TOO_EXPENSIVE',
      message: expect.stringContaining('organizations.players.nodes'),
    };
    expect(await refusal(query, { n: 100 })).toEqual(refused);
    for (const n of [1, 2]) expect((await app.graphql(query, { n })).errors).toBeUndefined();
    expect(await refusal(query, { n: 100 })).toEqual(refused);
    const { status, data, errors } = await app.graphql(query, { n: 100 });
    expect([status, data, errors?.[0]?.extensions.details]).toEqual([
      200,
      undefined,
      { estimate: expect.any(Number), limit: 60_000, field: expect.any(String), fieldEstimate: expect.any(Number) },
    ]);
  });
});

describe('errors', () => {
  test('wrong variables are the caller’s, with the field at fault', async () => {
    const query = 'query Wrong($slug: String!) { organization(slug: $slug) { id } }';
    expect(await refusal(query, { slug: 1 })).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('$slug'),
    });
  });

  test('an operation that is not in the document', async () => {
    const body = JSON.stringify({ query: 'query A { __typename }', operationName: 'B' });
    const { status, text } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([status, text]).toEqual([400, expect.stringContaining('Unknown operation named')]);
  });

  test('a value that an enumeration lacks is answered with those that it has, in a document as in a variable', async () => {
    const lacks = 'Value "LOUD" does not exist in "GameProgress" enum. Its values: ';
    const written = await app.graphql('{ organization { games(filter: { progress: LOUD }) { totalCount } } }');
    expect(written.errors?.[0]?.message).toContain(lacks);
    const filled = await app.graphql(
      'query ($filter: GameFilter) { organization { games(filter: $filter) { totalCount } } }',
      { filter: { progress: 'LOUD' } },
    );
    expect(filled.errors?.[0]?.message).toContain(`invalid value "LOUD" at "filter.progress"; ${lacks}`);
  });

  test('text that no database can hold', async () => {
    const { status, errors } = await app.graphql('query T($t: String) { organization(domain: $t) { id } }', {
      t: 'a\u0000',
    });
    expect([status, errors]).toEqual([200, undefined]);
  });

  test('what nobody foresaw is opaque, and in the log under the same id', async () => {
    await app.manager.query('ALTER TABLE sports RENAME TO sports_away');
    app.versions.bump('platform');
    const { status, data, errors } = await app
      .graphql('{ sports { id } }')
      .finally(() => app.manager.query('ALTER TABLE sports_away RENAME TO sports'));
    expect([status, data]).toEqual([200, { sports: null }]);
    const { message, extensions } = errors![0]!;
    expect([message, extensions.code]).toEqual(['Something went wrong on our side.', 'INTERNAL_SERVER_ERROR']);
    expect(JSON.stringify(errors)).not.toMatch(/sports_away|relation|stack/);
    expect(logged).toContainEqual(
      expect.objectContaining({
        requestId: extensions.requestId,
        err: expect.objectContaining({ message: expect.stringContaining('sports') }),
      }),
    );
  });
});

describe('forgery', () => {
  const query = '{ __typename }';
  const session = async () => app.signInAs(await createUser(app.manager, (await createOrganization(app.manager)).id));

  test('a session without its token is refused', async () => {
    const { cookie } = await session();
    const { status, errors } = await app.graphql(query, {}, { as: { cookie: cookie! } });
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('a page of another site reads as a visitor and writes nothing, signed in or not', async () => {
    for (const as of [{}, await session()])
      for (const origin of ['https://elsewhere.example', 'null']) {
        const read = await app.graphql('{ me { id } }', {}, { as, headers: { origin } });
        expect([read.status, read.data]).toEqual([200, { me: null }]);
        const write = await app.graphql('mutation { signOut }', {}, { as, headers: { origin } });
        expect([write.status, write.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
      }
  });

  test('a page of the same host, port included, is let in as who it is', async () => {
    const headers = { origin: 'http://league.example:4000' };
    const me = async (host: string): Promise<unknown> =>
      (await app.graphql('{ me { id } }', {}, { as: await session(), host, headers })).data?.['me'];
    expect(await me('league.example:4000')).toEqual({ id: expect.any(String) });
    expect(await me('league.example:4001')).toBeNull();
  });

  test('a body that forms can send is refused, multipart too', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status } = await app.request({
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': type },
        body: JSON.stringify({ query }),
      });
      expect([type, status]).toEqual([type, 400]);
    }
  });

  test('multipart with the header is read', async () => {
    const part = (name: string, value: string): string =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part('operations', JSON.stringify({ query }))}${part('map', '{}')}--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' };
    const { status, text } = await app.request({ method: 'POST', path: '/graphql', headers, body });
    expect([status, JSON.parse(text)]).toEqual([200, { data: { __typename: 'Query' } }]);
  });
});

describe('answers', () => {
  test('may not be sniffed, framed or run, and carry the id of their request', async () => {
    const { headers } = await app.graphql('{ __typename }');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('skip and include work in every place, as variables say', async () => {
    const query = `query Q($a: Boolean!, $b: Boolean!) {
      sports @skip(if: $a) { id }
      ...F @include(if: $b)
      all: organizations { ... @include(if: $a) { id } name @skip(if: $b) }
    } fragment F on Query { listings { id } sports { id } }`;
    const shape = async (a: boolean, b: boolean) => Object.keys((await app.graphql(query, { a, b })).data ?? {});
    await createOrganization(app.manager);
    expect(await shape(false, false)).toEqual(['sports', 'all']);
    expect(await shape(true, false)).toEqual(['all']);
    expect((await shape(true, true)).sort()).toEqual(['all', 'listings', 'sports']);
  });
});

describe('beside the graph', () => {
  test.each([
    ['/healthz', 200, 'ok'],
    ['/readyz', 200, 'ready'],
    ['/metrics', 200, 'courtbook_answer_cache_hits'],
    ['/graphql', 302, ''],
    ['/nowhere', 404, 'NOT_FOUND'],
  ])('%s', async (path, status, text) => {
    const answer = await app.request({ path, headers: { accept: 'text/html, application/json' } });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    expect(answer.headers['content-security-policy'] ?? '').not.toContain("script-src 'self' 'unsafe-inline'");
  });
});

describe('methods and addresses', () => {
  const query = '{ sports { name } }';
  const get = `/graphql?${new URLSearchParams({ query })}`;

  test('HEAD is answered as GET is, without the body', async () => {
    const asked = await app.request({ path: get });
    const { status, text, headers } = await app.request({ method: 'HEAD', path: get });
    expect([status, text, headers['etag']]).toEqual([200, '', asked.headers['etag']]);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is none of them', async (method) => {
    for (const headers of [{}, { 'content-type': 'application/json' }] as Record<string, string>[]) {
      const refused = await app.request({ method, path: '/graphql', headers });
      expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
      expect(refused.text).toContain('"code":"METHOD_NOT_ALLOWED"');
    }
  });

  test('a write by GET says which method it takes', async () => {
    const path = `/graphql?${new URLSearchParams({ query: 'mutation { signOut }' })}`;
    const refused = await app.request({ path });
    expect([refused.status, refused.headers['allow']]).toEqual([405, 'POST']);
    expect(refused.text).toContain('"code":"METHOD_NOT_ALLOWED"');
  });

  test('a slash at the end of the address changes nothing', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    for (const slash of ['', '/']) {
      const answer = await app.request({ method: 'POST', path: `/graphql${slash}`, headers, body });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"sports"')]);
    }
    expect((await app.request({ path: get.replace('?', '/?') })).status).toBe(200);
  });
});
