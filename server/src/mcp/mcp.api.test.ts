import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { startWithRealSeason } from '../testing/real-season.js';
import { mcp } from './mcp.js';

let app: TestApp;
let slug: string;
let client: Client;
beforeAll(async () => {
  ({ app, slug } = await startWithRealSeason({ routers: [mcp] }));
  client = await connect(`?slug=${slug}`);
});
afterAll(async () => {
  await client.close();
  await app.close();
});

async function connect(search: string): Promise<Client> {
  const made = new Client({ name: 'test', version: '1' });
  await made.connect(new StreamableHTTPClientTransport(new URL(`http://localhost:${app.port}/api/mcp${search}`)));
  return made;
}

/** What a tool answers, understood; an error in the words that the assistant reads. */
async function call<Answer>(name: string, given: Record<string, unknown> = {}, by = client): Promise<Answer> {
  const { content, isError } = await by.callTool({ name, arguments: given });
  const text = textIn(content);
  if (isError) throw new Error(text);
  return JSON.parse(text) as Answer;
}

/** The text that an answer consists of. */
function textIn([part]: Awaited<ReturnType<Client['callTool']>>['content']): string {
  if (part?.type !== 'text') throw new Error('not a text');
  return part.text;
}

interface Named {
  id: string;
  name: string;
}

test('tools are listed with what they take, and all of them only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'overview',
    'find',
    'games',
    'box_score',
    'standings',
    'leaders',
    'player',
    'schema',
    'graphql',
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.type).toBe('object');
    expect(description!.length).toBeGreaterThan(30);
  }
});

test('who led the league in threes in December?', async () => {
  const { seasons, statDefinitions } = await call<{
    seasons: (Named & { active: boolean })[];
    statDefinitions: { abbreviation: string; name: string }[];
  }>('overview');
  const stat = statDefinitions.find(({ name }) => /three.*made/i.test(name))!.abbreviation;
  const { leaders } = await call<{ leaders: { player: { fullName: string }; value: number }[] }>('leaders', {
    stat,
    seasonId: seasons[0]!.id,
    from: '2017-12-01',
    to: '2017-12-31',
    first: 1,
  });
  expect(leaders).toMatchObject([{ player: { fullName: 'Kyrie Irving' }, value: 53 }]);
});

test('from a name to the games between two teams, a box score and the standings', async () => {
  const { teams, players } = await call<Record<'teams' | 'players', { nodes: (Named & { fullName: string })[] }>>(
    'find',
    { name: 'Cavaliers' },
  );
  expect(teams.nodes.map(({ name }) => name)).toEqual(['Cleveland Cavaliers']);
  expect(players.nodes).toEqual([]);
  const opening = { teamId: teams.nodes[0]!.id, from: '2017-10-17', to: '2017-10-17' };
  const { games } = await call<{ games: { nodes: { id: string; homeScore: number; awayScore: number }[] } }>(
    'games',
    opening,
  );
  expect(games.nodes).toMatchObject([{ homeScore: 102, awayScore: 99 }]);
  const { game } = await call<{
    game: {
      statDefinitions: { abbreviation: string }[];
      home: { lines: { player: { id: string; fullName: string }; values: number[] }[] };
    };
  }>('box_score', { id: games.nodes[0]!.id });
  const points = game.statDefinitions.findIndex(({ abbreviation }) => abbreviation === 'PTS');
  const james = game.home.lines.find(({ player }) => player.fullName === 'LeBron James')!;
  expect(james.values[points]).toBe(29);
  const { player } = await call<{ player: { fullName: string; seasonStats: { gamesPlayed: number }[] } }>('player', {
    id: james.player.id,
  });
  expect([player.fullName, player.seasonStats[0]!.gamesPlayed]).toEqual(['LeBron James', 50]);
  const { standings } = await call<{ standings: { position: number; team: Named }[] }>('standings');
  expect(standings).toHaveLength(30);
});

test('the graph answers what no tool does, within its limits, and nothing is written', async () => {
  const { content } = await client.callTool({ name: 'schema', arguments: { types: ['Leader'] } });
  expect(textIn(content)).toMatch(/^"""A player's place in a list of leaders\."""\ntype Leader \{/);
  expect(await call('graphql', { query: '{ organization { name } }' })).toMatchObject({
    data: { organization: { name: expect.any(String) as string } },
  });
  await expect(call('graphql', { query: 'mutation { signOut }' })).rejects.toThrow('Only queries are answered here.');
  await expect(call('graphql', { query: '{ organization { nothing } }' })).rejects.toThrow('GRAPHQL_VALIDATION_FAILED');
  const deep = `{ organization { games(first: 100) { nodes { home { lines { player { gameStats(first: 100) { nodes { game { id } } } } } } } } } }`;
  await expect(call('graphql', { query: deep })).rejects.toThrow('QUERY_TOO_EXPENSIVE');
  await expect(call('schema', { types: ['Secret'] })).rejects.toThrow('There is no type Secret.');
});

test('every error has the id of its request, and a limit is no error of syntax', async () => {
  const errorOf = async (name: string, given: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    expect(isError).toBe(true);
    return JSON.parse(textIn(content)) as object;
  };
  const requestId = expect.stringMatching(/^[\da-f-]{36}$/) as string;
  expect(await errorOf('leaders', { stat: 'XYZ' })).toMatchObject({ code: 'BAD_USER_INPUT', requestId });
  expect(await errorOf('leaders', { first: 0 })).toEqual({
    code: 'BAD_USER_INPUT',
    message: expect.stringMatching(/^Wrong arguments: .*stat.*organization, stat, seasonId/) as string,
    requestId,
  });
  expect(await errorOf('graphql', { query: `{ organization { ${'id '.repeat(2_100)} } }` })).toEqual({
    code: 'GRAPHQL_PARSE_FAILED',
    errors: [
      {
        message: 'The document has more than 2000 tokens; no more are allowed.',
        locations: expect.any(Array) as unknown,
        extensions: { code: 'GRAPHQL_PARSE_FAILED', requestId },
      },
    ],
  });
});

test('what goes wrong inside is not told: no statement, no column', async () => {
  const { slug: fresh } = await createOrganization(app.manager);
  await app.manager.query('ALTER TABLE teams RENAME COLUMN name TO elsewhere');
  try {
    const query = `{ organization(slug: "${fresh}") { teams(first: 1) { nodes { id } } } }`;
    const { errors } = await call<{ errors: { message: string; extensions: unknown }[] }>('graphql', { query });
    expect(errors).toMatchObject([
      { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    await expect(call('find', { organization: fresh, name: 'x' })).rejects.toThrow(/^[^]*INTERNAL_SERVER_ERROR/);
  } finally {
    await app.manager.query('ALTER TABLE teams RENAME COLUMN elsewhere TO name');
  }
});

test('what is asked wrongly is said in words: a field, a statistic, a day, another organization', async () => {
  await expect(call('leaders', {})).rejects.toThrow(/stat/);
  await expect(call('find', { text: 'James' })).rejects.toThrow('the arguments of this tool are organization, name');
  await expect(call('leaders', { stat: 'XYZ' })).rejects.toThrow(/stat must be one of/);
  await expect(call('games', { from: 'yesterday' })).rejects.toThrow(/date/);
  await expect(call('box_score', { id: '999999999' })).rejects.toThrow('Box score not found');
  await expect(call('overview', { organization: 'no-such-league' })).rejects.toThrow('Organization not found');
  const { slug: stranger } = await createOrganization(app.manager);
  const { games } = await call<{ games: { nodes: { id: string }[] } }>('games', { first: 1 });
  await expect(call('box_score', { organization: stranger, id: games.nodes[0]!.id })).rejects.toThrow(
    'Box score not found',
  );
});

test('where the address names none, the organization is an argument', async () => {
  const open = await connect('');
  await expect(call('overview', {}, open)).rejects.toThrow('"field":"organization"');
  expect(await call<{ slug: string }>('overview', { organization: slug }, open)).toMatchObject({ slug });
  await open.close();
});

test('a cookie counts for nothing, other origins may ask, and what is no message of the protocol is refused', async () => {
  const ask = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    app.request({
      method,
      path: `/api/mcp?slug=${slug}`,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    });
  const me = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'graphql', arguments: { query: '{ me { username } }' } },
  });
  const { cookie } = await app.signInAs(await createUser(app.manager, null, { role: 'super_admin' }));
  const answer = await ask(me, { cookie: cookie!, origin: 'https://elsewhere.example' });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(answer.text).toContain(String.raw`{\"data\":{\"me\":null}}`);
  // A key may see more than visitors do.
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const errorOf = ({ status, text }: { status: number; text: string }): unknown => [status, JSON.parse(text)];
  const refused = (code: number, data: object) => ({
    jsonrpc: '2.0',
    id: null,
    error: { code, message: expect.any(String), data: { ...data, requestId: expect.any(String) } },
  });
  expect(errorOf(await ask(me, { authorization: 'Bearer cbk_of-nobody' }))).toEqual([
    401,
    refused(-32_000, { code: 'UNAUTHENTICATED' }),
  ]);
  expect(errorOf(await ask('{"jsonrpc":"2.0"'))).toEqual([400, refused(-32_600, { code: 'BAD_USER_INPUT' })]);
  // What the protocol itself refuses says as much.
  expect(errorOf(await ask('{"a":1}'))).toEqual([400, refused(-32_600, { code: 'BAD_USER_INPUT' })]);
  expect(errorOf(await ask('', {}, 'GET'))).toEqual([405, refused(-32_000, { code: 'METHOD_NOT_ALLOWED' })]);
  expect(errorOf(await ask(me, { accept: 'text/html' }))).toEqual([406, refused(-32_000, { code: 'BAD_USER_INPUT' })]);
  for (const params of [{ name: 'nothing', arguments: {} }, { nothing: 1 }]) {
    const { text } = await ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    const said = JSON.parse(/^data: (.*)$/m.exec(text)![1]!) as { error: object };
    expect(said.error).toMatchObject({
      code: -32_602,
      data: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
    });
  }
  // What it says of an error itself stays beside that.
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
  const { text: newer } = await ask(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } }),
  );
  const { error: wrongVersion } = JSON.parse(/\{.*\}/.exec(newer)![0]) as { error: { data: object } };
  expect(wrongVersion.data).toMatchObject({
    envelope: expect.any(Object),
    code: 'BAD_USER_INPUT',
    requestId: expect.any(String),
  });
  // Whatever ends of lines a text of the caller's holds.
  for (const name of ['\u2028{a}\u2028', 'a\u2028b']) {
    const params = { name, arguments: {} };
    const { status, text } = await ask(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
    const line = text.split('\n').find((each) => each.startsWith('data: '))!;
    const { error } = JSON.parse(line.slice('data: '.length)) as { error: object };
    expect([status, error]).toEqual([200, expect.objectContaining(refused(-32_602, { code: 'BAD_USER_INPUT' }).error)]);
  }
});
