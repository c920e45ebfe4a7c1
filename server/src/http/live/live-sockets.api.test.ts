import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PatchOperation } from '../../domain/json/patch-operation.js';
import { patched } from '../../domain/json/patched.js';
import { endSession } from '../../features/auth/session.service.js';
import { GameEntity } from '../../features/games/game.entity.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import {
  createGame,
  createGameLine,
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { sendRequest } from '../../testing/http-client.js';
import { LIVE_TIMES } from './live-times.js';

const QUICK = { ...LIVE_TIMES, paceMs: 1 };
const GAME = `($slug: String, $id: ID!) { organization(slug: $slug) {
  game(id: $id) { id home { score liveScore lines { player { fullName } } } } } }`;
const SUBSCRIPTION = `subscription ${GAME}`;

let app: TestApp;
let world: LeagueWorld;
let game: { slug: string; id: string };
const open: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, live: QUICK });
  world = await createLeagueWorld(app.manager);
  game = { slug: world.organization.slug, id: String(world.current.games[0]!.id) };
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => app.close());

interface Answer {
  data?: { organization: { id: string; game: { home: { score: number; lines: { player: { fullName: string } }[] } } } };
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { patch: PatchOperation[]; eventId?: string };
}

interface Connected {
  client: Client;
  /** Resolves with code and reason once the connection has been closed. */
  closed: Promise<{ code: number; reason: string }>;
  follow(query: string, variables?: object, extensions?: Record<string, unknown>): AsyncIterator<Answer>;
}

/** A program that follows by a socket. */
function connect(headers: Record<string, string> = {}, { port } = app, search = ''): Connected {
  let settle: (closed: { code: number; reason: string }) => void;
  const closed = new Promise<{ code: number; reason: string }>((resolve) => (settle = resolve));
  class WithHeaders extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { host: 'localhost', ...headers } });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql${search}`,
    webSocketImpl: WithHeaders,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: { closed: (event) => settle(event as { code: number; reason: string }) },
  });
  open.push({ close: () => client.terminate() });
  const follow: Connected['follow'] = (query, variables = {}, extensions = {}) =>
    client.iterate<Answer['data']>({
      query,
      variables: variables as Record<string, unknown>,
      extensions,
    }) as AsyncIterator<Answer>;
  return { client, closed, follow };
}

const cookieOf = ({ cookie }: Caller): Record<string, string> => ({ cookie: cookie! });

async function next(iterator: AsyncIterator<Answer>): Promise<Answer> {
  return (await iterator.next()).value as Answer;
}

async function score(home: number): Promise<void> {
  await app.manager.update(GameEntity, { id: Number(game.id) }, { homeScore: home });
}

/**
 * Takes a score back, and waits until a follower is told so: whoever joins those who follow the same begins with what
 * was told last, which the next test would take for what is now.
 */
async function takeBack(follower: AsyncIterator<Answer>): Promise<void> {
  await score(50);
  await next(follower);
}

const homeOf = ({ data }: Answer): number => data!.organization.game.home.score;

/** What answers a request for a socket that is not given one. */
function refused(headers: Record<string, string>, { port } = app, path = '/graphql') {
  return sendRequest(port, {
    path,
    headers: {
      host: 'localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': 'graphql-transport-ws',
      ...headers,
    },
  });
}

describe('a subscription by socket', () => {
  test('begins with what is now, goes on with what changes, and shares its execution with streams of events', async () => {
    const [one, two] = [connect().follow(SUBSCRIPTION, game), connect().follow(SUBSCRIPTION, game)];
    const { data } = await app.graphql(`query ${GAME}`, game);
    expect(await next(one)).toEqual({ data });
    expect(await next(two)).toEqual({ data });
    expect(await app.app.parts.metrics.registry.metrics()).toMatch(/^courtbook_live_operations 1$/m);
    await score(77);
    expect([homeOf(await next(one)), homeOf(await next(two))]).toEqual([77, 77]);
    await takeBack(one);
    await one.return!();
  });

  test('takes patches like a stream', async () => {
    const iterator = connect().follow(SUBSCRIPTION, game, { jsonPatch: true });
    const first = await next(iterator);
    await score(78);
    const { extensions } = await next(iterator);
    expect(homeOf(patched(first, extensions!.patch) as Answer)).toBe(78);
    await takeBack(iterator);
  });

  test('tells ids to whoever asks for them, and goes on after the one that is named', async () => {
    const named = connect().follow(SUBSCRIPTION, game, { resume: '', jsonPatch: true });
    const first = await next(named);
    const id = first.extensions!.eventId!;
    expect(id).toMatch(/^[\w-]{16}$/);
    const again = connect().follow(SUBSCRIPTION, game, { resume: id, jsonPatch: true });
    const firstOfAll = next(again);
    await score(81);
    expect((await next(named)).extensions!.eventId).not.toBe(id);
    const { extensions } = await firstOfAll;
    expect(homeOf(patched(first, extensions!.patch) as Answer)).toBe(81);
    await takeBack(named);
  });

  test('several of them share one connection, and one that ends leaves the others', async () => {
    const { follow } = connect();
    const [one, other] = [follow(SUBSCRIPTION, game), follow('subscription { organization { id } }')];
    expect(await next(other)).toEqual({ data: { organization: null } });
    await next(one);
    await other.return!();
    await score(79);
    expect(homeOf(await next(one))).toBe(79);
    await takeBack(one);
  });

  test('is of the organization that the address names', async () => {
    const { follow } = connect({}, app, `?organization=${world.organization.id}`);
    expect((await next(follow('subscription { organization { id } }'))).data!.organization.id).toBe(
      String(world.organization.id),
    );
  });

  test.each([
    ['a mutation', 'mutation { __typename }', 'BAD_USER_INPUT', /Only subscriptions are followed.*POST/],
    ['a query', '{ organization { id } }', 'BAD_USER_INPUT', /POST/],
    ['syntax', 'subscription {', 'GRAPHQL_PARSE_FAILED', /Syntax/],
    ['an unknown field', 'subscription { organization { no } }', 'GRAPHQL_VALIDATION_FAILED', /"no"/],
    [
      'depth',
      `subscription { organization { ${'game(id: 1) { season { seasonLeagues { season { '.repeat(5)} id ${'} } } }'.repeat(5)} } }`,
      'GRAPHQL_VALIDATION_FAILED',
      /depth/i,
    ],
    [
      'cost',
      'subscription { organization { players(first: 100) { nodes { id gameStats(first: 100) { nodes { game { id date time displayStatus status homeScore awayScore } } } } } } }',
      'QUERY_TOO_EXPENSIVE',
      /values/,
    ],
    ['patches asked for oddly', 'subscription { organization { id } }', 'BAD_USER_INPUT', /jsonPatch/],
  ])('is refused alone: %s', async (what, query, code, message) => {
    const { follow } = connect();
    const failure = (await next(follow(query, {}, what.startsWith('patches') ? { jsonPatch: 1 } : {})).then(
      () => null,
      (error: unknown) => error,
    )) as Answer['errors'];
    expect(failure![0]).toMatchObject({ message: expect.stringMatching(message), extensions: { code } });
    expect(homeOf(await next(follow(SUBSCRIPTION, game)))).toBe(50);
  });
});

describe('with a session', () => {
  let secret: { slug: string; id: string; organizationId: number };
  let owner: Caller;
  beforeAll(async () => {
    const organization = await createOrganization(app.manager, { playerNames: 'initials' });
    const match = await createGame(app.manager, organization.id, { status: 'in_progress' });
    const player = await createPlayer(app.manager, organization.id, { firstName: 'Secret', lastName: 'Somebody' });
    await createGameLine(app.manager, organization.id, {
      gameId: match.id,
      teamId: match.homeTeamId,
      playerId: player.id,
    });
    secret = { slug: organization.slug, id: String(match.id), organizationId: organization.id };
    owner = await app.signInAs(await createUser(app.manager, organization.id, { role: 'org_owner' }));
  });

  const executions = async (): Promise<number> =>
    Number(/^courtbook_live_executions (\d+)$/m.exec(await app.app.parts.metrics.registry.metrics())![1]);
  const nameOf = ({ data }: Answer): string => data!.organization.game.home.lines[0]!.player.fullName;

  test('each sees what is theirs to see, at the same time', async () => {
    const [visitor, admin] = [connect(), connect(cookieOf(owner))].map(({ follow }) => follow(SUBSCRIPTION, secret));
    expect(nameOf(await next(admin!))).toBe('Secret Somebody');
    expect(nameOf(await next(visitor!))).not.toContain('Somebody');
  });

  test('who asks as a visitor gets what one sees, and shares it; the socket ends with the session all the same', async () => {
    const user = await app.signInAs(await createUser(app.manager, secret.organizationId));
    const [first, second] = [connect(cookieOf(user)), connect()];
    await allNoticed(app.versions, app.database.pool);
    const before = await executions();
    const told = [
      await next(first.follow(SUBSCRIPTION, secret, { asVisitor: true })),
      await next(second.follow(SUBSCRIPTION, secret)),
    ];
    expect(told.map(nameOf)).toEqual(['S. S.', 'S. S.']);
    expect((await executions()) - before).toBe(1);
    await app.graphql('mutation { signOut }', {}, { as: user });
    expect(await first.closed).toMatchObject({ code: 4401 });
    const failure = await next(second.follow(SUBSCRIPTION, secret, { asVisitor: 1 })).catch((error: unknown) => error);
    expect(failure).toMatchObject([{ message: 'extensions.asVisitor must be true or false.' }]);
  });

  test('signing out ends it, with the code that programs do not come back from', async () => {
    const user = await createUser(app.manager, world.organization.id);
    const { follow, closed } = connect(cookieOf(await app.signInAs(user)));
    const other = connect();
    const others = other.follow(SUBSCRIPTION, game);
    await next(follow(SUBSCRIPTION, game));
    await next(others);
    const [{ id }] = (await app.manager.query('SELECT id FROM sessions WHERE user_id = $1', [user.id])) as [
      { id: number },
    ];
    await endSession(app.app.parts.services, id);
    expect(await closed).toMatchObject({ code: 4401, reason: 'The session has ended' });
    await score(80);
    expect(homeOf(await next(others))).toBe(80);
    await takeBack(others);
  });

  test('one that is over without anybody having ended it is found when all are looked at', async () => {
    const [user, stays] = [
      await createUser(app.manager, world.organization.id),
      await createUser(app.manager, world.organization.id),
    ];
    const { follow, closed } = connect(cookieOf(await app.signInAs(user)));
    const other = connect(cookieOf(await app.signInAs(stays))).follow(SUBSCRIPTION, game);
    await next(follow(SUBSCRIPTION, game));
    await next(other);
    await app.manager.query(
      "UPDATE sessions SET created_at = '2000-01-01', expires_at = '2000-01-02' WHERE user_id = $1",
      [user.id],
    );
    app.versions.endSessions('some');
    expect(await closed).toMatchObject({ code: 4401 });
    await score(81);
    expect(homeOf(await next(other))).toBe(81);
    await takeBack(other);
  });

  test('the holder of a scorekeeper’s link sees the link’s game as at the table, until the link is revoked', async () => {
    const run = async <Data>(query: string, variables: object, as: Caller = {}) => {
      const { data, errors, headers } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
      expect(errors).toBeUndefined();
      return { ...data!, headers };
    };
    const { made } = await run<{ made: { link: { id: string }; secret: string } }>(
      'mutation ($id: ID!) { made: createScorekeeperLink(gameId: $id) { link { id } secret } }',
      { id: secret.id },
      owner,
    );
    const { headers } = await run<object>(
      'mutation ($input: OpenScorekeepingInput!) { openScorekeeping(input: $input) { id } }',
      { input: { secret: made.secret, name: 'Ana' } },
    );
    const cookie = (headers['set-cookie'] as string[]).map((one) => one.split(';')[0]).join('; ');
    const { follow, closed } = connect({ cookie });
    const own = follow(SUBSCRIPTION, secret);
    expect(nameOf(await next(own))).toBe('Secret Somebody');
    await next(follow('subscription { organization { id } }')); // of no tenant: nothing changes there
    expect((await refused({ cookie, origin: 'https://elsewhere.example' })).status).toBe(403);
    await run('mutation ($id: ID!) { revokeScorekeeperLink(id: $id) { undoId } }', { id: made.link.id }, owner);
    await next(own).then(
      (late) => expect(late.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED'),
      (closing) => expect(closing).toMatchObject({ code: 4401 }),
    );
    expect(await closed).toMatchObject({ code: 4401 });
  });

  test('more sessions than a message holds are looked for', async () => {
    const user = await createUser(app.manager, world.organization.id);
    const { follow, closed } = connect(cookieOf(await app.signInAs(user)));
    await next(follow(SUBSCRIPTION, game));
    await app.manager.query(
      `INSERT INTO sessions (token_hash, user_id, csrf_token, created_at, last_seen_at, expires_at)
       SELECT sha256(n::text::bytea), $1, 'x', now(), now(), now() + interval '1 day' FROM generate_series(1, 600) AS n`,
      [user.id],
    );
    await app.manager.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
    expect(await closed).toMatchObject({ code: 4401 });
  });

  test('pages of other sites get none; without a session anybody does', async () => {
    const origin = 'https://elsewhere.example';
    const { status, text } = await refused({ ...cookieOf(owner), origin });
    expect([status, text]).toEqual([403, expect.stringContaining('another site')]);
    expect((await refused({ ...cookieOf(owner), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await next(connect({ origin }).follow('subscription { organization { id } }'))).toBeDefined();
    const own = connect({ ...cookieOf(owner), origin: 'http://localhost' });
    expect(nameOf(await next(own.follow(SUBSCRIPTION, secret)))).toBe('Secret Somebody');
  });
});

describe('limits', () => {
  test('of an address and of the process are said before the connection, with the time to come back', async () => {
    const small = await startTestApp({
      databaseUrl: app.database.url,
      live: QUICK,
      config: { liveStreamsPerAddress: 1, liveStreams: 2, trustProxy: 1 },
    });
    try {
      const from = (address: string): Promise<unknown> =>
        next(connect({ 'x-forwarded-for': address }, small).follow(SUBSCRIPTION, game));
      await from('192.0.2.1');
      const second = await refused({ 'x-forwarded-for': '192.0.2.1' }, small);
      expect([second.status, second.headers['retry-after'], JSON.parse(second.text).code]).toEqual([
        429,
        '60',
        'TOO_MANY_REQUESTS',
      ]);
      await from('192.0.2.2');
      const third = await refused({ 'x-forwarded-for': '192.0.2.3' }, small);
      expect([third.status, third.headers['retry-after']]).toEqual([503, '60']);
    } finally {
      await small.close();
    }
  });

  test('of the different operations of an address refuse the one alone', async () => {
    const small = await startTestApp({
      databaseUrl: app.database.url,
      live: QUICK,
      config: { liveOperationsPerAddress: 1 },
    });
    try {
      const { follow } = connect({}, small);
      const iterator = follow(SUBSCRIPTION, game);
      await next(iterator);
      const failure = await next(follow('subscription { organization { id } }')).catch((error: unknown) => error);
      expect(failure).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
      await iterator.return!();
      expect(await next(follow(SUBSCRIPTION, game))).toHaveProperty('data');
    } finally {
      await small.close();
    }
  });

  test('of a socket close it', async () => {
    const { follow, closed } = connect();
    const all = Array.from({ length: 21 }, () => next(follow(SUBSCRIPTION, game)).catch(() => undefined));
    expect(await closed).toMatchObject({ code: 4429 });
    await Promise.all(all);
  });

  test('of a message close it', async () => {
    const { follow, closed } = connect();
    next(follow(`subscription { organization { id } } # ${'x'.repeat(100_000)}`)).catch(() => undefined);
    expect(await closed).toMatchObject({ code: 1009 });
  });
});

test('the example of the documentation prints what is now, and what is new', async () => {
  const documentation = await readFile('docs/graph.md', 'utf8');
  const example = [...documentation.matchAll(/```js\n(.*?)```/gs)].find(([, code]) =>
    code!.includes('graphql-ws'),
  )![1]!;
  const code = example.replace('localhost:4000', `localhost:${app.port}`).replace('nba', game.slug);
  const { timeZone } = world.organization;
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  const { id } = await createGame(app.manager, world.organizationId, { date });
  const program = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  try {
    const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
    const shown = async (): Promise<unknown> => JSON.parse((await lines.next()).value as string);
    const today = (homeScore: number | null): object => ({
      organization: { dayScores: [{ id: String(id), status: 'SCHEDULED', homeScore, awayScore: null }] },
    });
    expect(await shown()).toEqual(today(null));
    await app.manager.update(GameEntity, { id }, { homeScore: 12 });
    expect(await shown()).toEqual(today(12));
  } finally {
    program.kill();
  }
});

test('another path has no sockets, and another protocol is not spoken', async () => {
  expect((await refused({}, app, '/elsewhere')).status).toBe(404);
  const socket = new WebSocket(`ws://127.0.0.1:${app.port}/graphql`, 'graphql-ws', { headers: { host: 'localhost' } });
  const code = await new Promise((resolve) => socket.on('close', resolve).on('error', resolve));
  expect(code).toBeInstanceOf(Error); // the browser's side refuses a server that does not speak its protocol
});

test('sockets have signs of life, and who gives none is cut', async () => {
  const quick = await startTestApp({ databaseUrl: app.database.url, live: { ...QUICK, beatMs: 20 } });
  try {
    const silent = new WebSocket(`ws://127.0.0.1:${quick.port}/graphql`, 'graphql-transport-ws', {
      headers: { host: 'localhost' },
      autoPong: false,
    });
    expect(await new Promise((resolve) => silent.on('close', resolve))).toBe(1006);
  } finally {
    await quick.close();
  }
});

test('at shutdown sockets are told to go, and those who do not are cut', async () => {
  const ending = await startTestApp({ databaseUrl: app.database.url, live: QUICK });
  const { follow, closed } = connect({}, ending);
  await next(follow(SUBSCRIPTION, game));
  await ending.close();
  expect(await closed).toMatchObject({ code: 1001 });
});
