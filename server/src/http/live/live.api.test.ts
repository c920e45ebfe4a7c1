import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GameEntity } from '../../features/games/game.entity.js';
import { OrganizationEntity } from '../../features/organizations/organization.entity.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createLeagueWorld,
  createOrganization,
  createPlayer,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { allNoticed } from '../../testing/changes.js';
import { type EventListener, eventsPath, type EventRequest, listenToEvents } from '../../testing/event-listener.js';
import { LIVE_TIMES } from './live-times.js';

const GAME = `($slug: String, $id: ID!) {
  organization(slug: $slug) {
    game(id: $id) { id status home { score liveScore lines { player { fullName } } } away { score liveScore } }
  }
}`;
const SUBSCRIPTION = `subscription ${GAME}`;
/** Executions as close to one another as they come: what is tested waits for events. */
const QUICK = { ...LIVE_TIMES, paceMs: 1 };

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let world: LeagueWorld;
let game: { slug: string; id: string };
const open: EventListener[] = [];

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, live: QUICK });
  other = await startTestApp({ databaseUrl: app.database.url, live: QUICK });
  world = await createLeagueWorld(app.manager);
  game = { slug: world.organization.slug, id: String(world.current.games[0]!.id) };
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

async function listen(request: EventRequest, at = app): Promise<EventListener> {
  const listener = await listenToEvents(at.port, request);
  open.push(listener);
  return listener;
}

async function follow(
  query = SUBSCRIPTION,
  variables: Record<string, unknown> = game,
  at = app,
): Promise<EventListener> {
  return listen({ path: eventsPath(query, variables) }, at);
}

/** What the documents of these tests select. */
interface LiveAnswer {
  data: {
    organization: {
      id: string;
      name: string;
      leaders: unknown;
      game: { home: { score: number; lines: unknown[] } } | null;
      dayScores: { id: string; homeScore: number | null; liveScore: { home: number; away: number } | null }[];
    };
  };
  errors?: { extensions: { code: string } }[];
}

async function answerIn(listener: EventListener): Promise<LiveAnswer> {
  const event = await listener.next();
  expect(event?.event).toBe('next');
  return JSON.parse(event!.data) as LiveAnswer;
}

async function score(home: number, id = Number(game.id)): Promise<void> {
  await other.manager.update(GameEntity, { id }, { homeScore: home });
}

/** What a query answers, as bytes. */
async function queried(query: string, variables: Record<string, unknown> = game): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  return (await app.request({ method: 'POST', path: '/graphql', headers, body })).text;
}

describe('a stream', () => {
  test('begins with what is now, in the very bytes of the query', async () => {
    const listener = await follow();
    expect(listener.status).toBe(200);
    expect(listener.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store, no-transform',
    });
    expect((await listener.next())?.data).toBe(await queried(`query ${GAME}`));
    expect(listener.received()).toMatch(/^retry: \d{4}\n\n/);
  });

  test('of another game is left alone by what is saved at a running game, which its own listeners are told', async () => {
    const { id: gameId } = await createGame(app.manager, world.organizationId, {
      homeTeamId: world.teams.ants.id,
      awayTeamId: world.teams.cats.id,
      status: 'in_progress',
    });
    await allNoticed(app.versions, app.database.pool);
    const neighbour = { ...game, id: String(world.current.games[1]!.id) };
    const [own, beside] = [
      await follow(undefined, { ...game, id: String(gameId) }),
      await follow(undefined, neighbour),
    ];
    const before = (await answerIn(own)).data.organization.game!.home.lines;
    await beside.next();
    const { live_executions: executions } = await figures();
    const { id: lineId } = await createGameLine(other.manager, world.organizationId, {
      gameId,
      teamId: world.teams.ants.id,
      playerId: world.players.cats[0]!.id,
    });
    expect((await answerIn(own)).data.organization.game!.home.lines).toHaveLength(before.length + 1);
    await other.manager.query('DELETE FROM game_lines WHERE organization_id = $1 AND id = $2', [
      world.organizationId,
      lineId,
    ]);
    expect((await answerIn(own)).data.organization.game!.home.lines).toHaveLength(before.length);
    expect((await figures()).live_executions - executions).toBe(2);
    await app.manager.update(GameEntity, { id: Number(neighbour.id) }, { homeScore: 99 });
    expect((await answerIn(beside)).data.organization.game!.home.score).toBe(99);
  });

  test('brings what another process changes, and only the latest of it in the end', async () => {
    const listeners = await Promise.all([follow(), follow(), follow(undefined, game, other)]);
    for (const listener of listeners) await listener.next();
    await score(77);
    for (const listener of listeners) expect((await answerIn(listener)).data.organization.game!.home.score).toBe(77);
    await score(50);
    for (const listener of listeners) expect((await answerIn(listener)).data.organization.game!.home.score).toBe(50);
  });

  test('of standings holds with its next event what a final score makes of them, and what its correction does', async () => {
    const id = Number(game.id);
    const staff = await app.signInAs(await createUser(app.manager, world.organization.id, { role: 'staff' }));
    const standings = `subscription ($slug: String, $season: ID) {
      organization(slug: $slug) { standings(seasonId: $season) { wins losses team { id } } } }`;
    const listener = await follow(standings, { slug: game.slug, season: String(world.current.season.id) });
    const records = async (): Promise<unknown> => {
      const event = await listener.next();
      const { data } = JSON.parse(event!.data) as {
        data: { organization: { standings: { wins: number; losses: number; team: { id: string } }[] } };
      };
      const { wins, losses } = data.organization.standings.find(({ team }) => team.id === String(world.teams.ants.id))!;
      return { wins, losses };
    };
    const save = async (homeScore: number, awayScore: number): Promise<void> => {
      const { version } = await app.manager.findOneByOrFail(GameEntity, { id });
      const { errors } = await other.graphql(
        'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
        { id: String(id), input: { homeScore, awayScore, expectedVersion: version } },
        { as: staff },
      );
      expect(errors).toBeUndefined();
    };
    const { homeScore, awayScore } = await app.manager.findOneByOrFail(GameEntity, { id });
    // The Ants have won their only game.
    expect(await records()).toEqual({ wins: 1, losses: 0 });
    await save(80, 90);
    expect(await records()).toEqual({ wins: 0, losses: 1 });
    await save(homeScore!, awayScore!);
    expect(await records()).toEqual({ wins: 1, losses: 0 });
  });

  test('says nothing of changes that it does not show', async () => {
    const listener = await follow();
    await listener.next();
    await app.manager.update(GameEntity, { id: world.current.games[1]!.id }, { time: '11:11' });
    await score(78);
    expect((await answerIn(listener)).data.organization.game!.home.score).toBe(78);
    await score(50);
    await listener.next();
    expect(listener.waiting).toEqual([]);
  });

  test('is one execution for all who ask the same', async () => {
    const { counts } = app.app.parts.responses;
    const before = { ...counts };
    const live = await figures();
    const ownQuery = SUBSCRIPTION.replace('status', 'status date'); // of another test's, the answer may still be kept
    const listeners = await Promise.all(Array.from({ length: 100 }, () => follow(ownQuery)));
    await Promise.all(listeners.map((listener) => listener.next()));
    const shown = await figures();
    expect(shown.live_streams).toBe(100);
    expect(shown.live_operations).toBe(1);
    expect(shown.live_executions - live.live_executions).toBe(1);
    const statements = shown.statements_total;
    await score(79);
    await Promise.all(listeners.map((listener) => listener.next()));
    const after = await figures();
    expect(after.live_executions - shown.live_executions).toBe(1);
    expect(after.statements_total - statements).toBeLessThanOrEqual(6);
    await score(50);
    await Promise.all(listeners.map((listener) => listener.next()));
    expect(counts).toEqual(before);
  });

  test('shares nothing between documents, variables, hosts and organizations named in the address', async () => {
    const stranger = await createOrganization(app.manager);
    const path = eventsPath(SUBSCRIPTION, game);
    const listeners = await Promise.all([
      follow(),
      follow(SUBSCRIPTION.replace('status', 'status date')),
      follow(SUBSCRIPTION, { ...game, id: '1' }),
      listen({ path, headers: { host: 'example.org' } }),
      listen({ path: `${path}&organization=${stranger.id}` }),
    ]);
    for (const listener of listeners) await listener.next();
    expect((await figures()).live_operations).toBe(listeners.length);
  });

  test('that comes and goes is executed at the pace of one that stays', async () => {
    const calm = await startTestApp({ databaseUrl: app.database.url, live: { ...LIVE_TIMES, paceMs: 60_000 } });
    try {
      const path = eventsPath(SUBSCRIPTION, game);
      for (let time = 0; time < 10; time += 1) {
        const listener = await listenToEvents(calm.port, { path });
        await listener.next();
        listener.close();
      }
      expect(await calm.app.parts.metrics.registry.metrics()).toMatch(/^courtbook_live_executions 1$/m);
    } finally {
      await calm.close();
    }
  });

  test('takes no notice of variables that the operation does not declare', async () => {
    const listeners = await Promise.all(
      [{}, { n: 1 }, { n: 2 }].map((more) => follow(SUBSCRIPTION, { ...game, ...more })),
    );
    for (const listener of listeners) await listener.next();
    expect((await figures()).live_operations).toBe(1);
  });

  test('is of the organization of the host, or of the address', async () => {
    const query = 'subscription { organization { id } }';
    const path = `${eventsPath(query)}&organization=${world.organization.id}`;
    expect(await answerIn(await listen({ path }))).toEqual({
      data: { organization: { id: String(world.organization.id) } },
    });
    expect(await answerIn(await follow(query, {}))).toEqual({ data: { organization: null } });
  });

  test('answers a body of JSON, too', async () => {
    const body = JSON.stringify({ query: SUBSCRIPTION, variables: game });
    const listener = await listen({ path: '/graphql', headers: { 'content-type': 'application/json' }, body });
    expect((await listener.next())?.data).toBe(await queried(`query ${GAME}`));
  });

  test('of another organization’s game is one of no game', async () => {
    const stranger = await createOrganization(app.manager);
    const foreign = await createGame(app.manager, stranger.id);
    for (const id of [String(foreign.id), '2147483647', 'x'])
      expect(await answerIn(await follow(SUBSCRIPTION, { ...game, id }))).toEqual({
        data: { organization: { game: null } },
      });
  });

  test('is what visitors see, whoever asks: hidden names stay hidden', async () => {
    const { organization } = world;
    const match = await createGame(app.manager, organization.id, { status: 'in_progress' });
    const player = await createPlayer(app.manager, organization.id, { firstName: 'Secret', lastName: 'Somebody' });
    await createGameLine(app.manager, organization.id, {
      gameId: match.id,
      teamId: match.homeTeamId,
      playerId: player.id,
    });
    await app.manager.update(OrganizationEntity, { id: organization.id }, { playerNames: 'initials' });
    // What is written past the services is known to the process once the database has told it.
    const names = 'query ($slug: String!) { organization(slug: $slug) { playerNames } }';
    await expect
      .poll(async () => (await app.graphql(names, { slug: organization.slug })).data)
      .toEqual({ organization: { playerNames: 'INITIALS' } });
    const staff = await createUser(app.manager, organization.id, { role: 'org_owner' });
    const path = eventsPath(SUBSCRIPTION, { ...game, id: String(match.id) });
    const listener = await listen({ path, headers: await app.signInAs(staff) });
    const shown = await answerIn(listener);
    expect(shown.data.organization.game!.home.lines).toHaveLength(1);
    expect(JSON.stringify(shown)).not.toContain('Somebody');
    expect(listener.headers['set-cookie']).toBeUndefined();
    await app.manager.update(OrganizationEntity, { id: organization.id }, { playerNames: 'full' });
    expect(JSON.stringify(await answerIn(listener))).toContain('Somebody');
  });
});

describe('scores of a day', () => {
  const DAY = `($slug: String, $date: Date) { organization(slug: $slug) { dayScores(date: $date) { id date status homeScore awayScore rescheduledFrom { at } liveScore { home away } } } }`;

  test('are all games of the day, and follow them', async () => {
    const { organization } = world;
    const date = '2031-03-01';
    const [late, early] = [
      await createGame(app.manager, organization.id, { date, time: '20:00' }),
      await createGame(app.manager, organization.id, { date, time: '18:00' }),
    ];
    await createGame(app.manager, organization.id, { date: '2031-03-02', time: '18:00' });
    const listener = await follow(`subscription ${DAY}`, { slug: organization.slug, date });
    const { dayScores } = (await answerIn(listener)).data.organization;
    expect(dayScores.map(({ id }) => id)).toEqual([early, late].map(({ id }) => String(id)));
    await score(3, late.id);
    const next = (await answerIn(listener)).data.organization.dayScores;
    expect(next.map(({ homeScore }) => homeScore)).toEqual([null, 3]);
  });

  test('tell where a game in progress stands as it is scored', async () => {
    const { organization } = world;
    const date = '2031-03-04';
    const running = await createGame(app.manager, organization.id, { date, time: '18:00', status: 'in_progress' });
    await createGame(app.manager, organization.id, { date, time: '20:00' });
    const listener = await follow(`subscription ${DAY}`, { slug: organization.slug, date });
    const standing = async () =>
      (await answerIn(listener)).data.organization.dayScores.flatMap(({ liveScore }) => liveScore ?? []);
    expect(await standing()).toEqual([{ home: 0, away: 0 }]);
    await createGameLine(app.manager, organization.id, {
      gameId: running.id,
      teamId: running.awayTeamId,
      values: { PTS: 3 },
    });
    let after = await standing();
    if (after[0]!.away === 0) after = await standing(); // the line came before its value
    expect(after).toEqual([{ home: 0, away: 3 }]);
    // From the second basket on only what live rows say is read again.
    const basket = async () => {
      const { statements_total: before } = await figures();
      await app.manager.query(
        'UPDATE game_line_values SET value = value + 2 WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM game_lines WHERE game_id = $2)',
        [organization.id, running.id],
      );
      const [score] = await standing();
      return [score!.away, (await figures()).statements_total - before];
    };
    expect((await basket())[0]).toBe(5);
    // What was rescheduled within the last days is asked for by the hour, which may end in between.
    const [[second, first], [third, then]] = [await basket(), await basket()];
    expect([second, third, Math.min(first!, then!)]).toEqual([7, 9, 1]);
    await app.manager.update(GameEntity, { id: running.id }, { status: 'final', homeScore: 64, awayScore: 60 });
    expect((await answerIn(listener)).data.organization.dayScores[0]).toMatchObject({ homeScore: 64, liveScore: null });
  });

  test('are of today by the organization’s clock, when no day is named', async () => {
    const clock = await startTestApp({
      databaseUrl: app.database.url,
      live: QUICK,
      now: () => new Date('2031-04-02T03:00:00Z'),
    });
    try {
      const organization = await createOrganization(app.manager, { timeZone: 'America/New_York' });
      const today = await createGame(app.manager, organization.id, { date: '2031-04-01' });
      const { data } = await clock.graphql<LiveAnswer['data']>(`query ${DAY}`, { slug: organization.slug });
      expect(data!.organization.dayScores.map(({ id }) => id)).toEqual([String(today.id)]);
    } finally {
      await clock.close();
    }
  });
});

describe('what is wrong is said in the stream, which then is complete', () => {
  test.each([
    ['no document', '/graphql?variables=%7B%7D', 'BAD_USER_INPUT'],
    [
      'variables that are no JSON',
      '/graphql?query=subscription%7Borganization%7Bid%7D%7D&variables=%7B',
      'BAD_USER_INPUT',
    ],
    ['syntax', eventsPath('subscription {'), 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', eventsPath('subscription { organization { nothing } }'), 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two root fields',
      eventsPath('subscription { organization { id } b: organization { id } }'),
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'depth',
      eventsPath(
        `subscription { organization { ${'game(id: 1) { season { seasonLeagues { season { '.repeat(5)} id ${'} } } }'.repeat(5)} } }`,
      ),
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'aliases',
      eventsPath(`subscription { organization { ${Array.from({ length: 31 }, (_, n) => `a${n}: id`).join(' ')} } }`),
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['tokens', eventsPath(`subscription { organization { ${'id '.repeat(2_100)} } }`), 'GRAPHQL_PARSE_FAILED'],
    [
      'cost',
      eventsPath(
        'subscription { organization { players(first: 100) { nodes { id gameStats(first: 100) { nodes { game { id date time displayStatus status homeScore awayScore } } } } } } }',
      ),
      'QUERY_TOO_EXPENSIVE',
    ],
    ['a query', eventsPath('{ organization { id } }'), 'BAD_USER_INPUT'],
    ['a mutation', eventsPath('mutation { __typename }'), 'BAD_USER_INPUT'],
    [
      'another operation name',
      `${eventsPath('subscription A { organization { id } }')}&operationName=B`,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a variable that is missing', eventsPath(SUBSCRIPTION, {}), 'BAD_USER_INPUT'],
  ])('%s', async (_what, path, code) => {
    const listener = await listen({ path });
    expect(listener.status).toBe(200);
    const { data, errors } = await answerIn(listener);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(await listener.next()).toEqual({ event: 'complete', data: '' });
    expect(await listener.next()).toBeNull();
  });

  test('a field that fails alone does not end it', async () => {
    const query = 'subscription ($slug: String) { organization(slug: $slug) { name leaders(stat: "XYZ") { rank } } }';
    const listener = await follow(query, { slug: game.slug });
    const { data, errors } = await answerIn(listener);
    expect([data.organization.name, data.organization.leaders, errors?.length]).toEqual([
      world.organization.name,
      null,
      1,
    ]);
    await app.manager.update(OrganizationEntity, { id: world.organization.id }, { name: 'Renamed' });
    expect((await answerIn(listener)).data.organization.name).toBe('Renamed');
  });
});

test('a subscription that is asked for as JSON is told how to ask', async () => {
  const { status, errors } = await app.graphql(SUBSCRIPTION, game);
  expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
    200,
    'BAD_USER_INPUT',
    expect.stringContaining('text/event-stream'),
  ]);
});

test('the only way in is the organization, which says itself what it shows to whom', () => {
  const { schema } = app.app.parts.services.graph;
  const [query, subscription] = [schema.getQueryType()!, schema.getSubscriptionType()!];
  expect(Object.keys(subscription.getFields())).toEqual(['organization']);
  const { type, args } = query.getFields()['organization']!;
  const own = subscription.getFields()['organization']!;
  expect([String(own.type), own.args.map(({ name, type: of }) => [name, String(of)])]).toEqual([
    String(type),
    args.map(({ name, type: of }) => [name, String(of)]),
  ]);
});

describe('limits', () => {
  const TWO = { liveStreamsPerAddress: 2, liveStreams: 3 };

  test('of an address and of the process say when to come back, to any origin', async () => {
    const small = await startTestApp({ databaseUrl: app.database.url, live: QUICK, config: { ...TWO, trustProxy: 1 } });
    try {
      const path = eventsPath(SUBSCRIPTION, game);
      const from = (address: string): Promise<EventListener> =>
        listenToEvents(small.port, { path, headers: { 'x-forwarded-for': address } });
      await from('192.0.2.1');
      await from('192.0.2.1');
      const third = await from('192.0.2.1');
      expect([third.status, third.headers['retry-after'], third.headers['access-control-allow-origin']]).toEqual([
        429,
        '60',
        '*',
      ]);
      await from('192.0.2.2');
      const fourth = await from('192.0.2.3');
      expect([fourth.status, fourth.headers['retry-after']]).toEqual([503, '60']);
    } finally {
      await small.close();
    }
  });

  test('of the different operations of an address', async () => {
    const small = await startTestApp({
      databaseUrl: app.database.url,
      live: QUICK,
      config: { liveOperationsPerAddress: 1 },
    });
    try {
      const path = eventsPath(SUBSCRIPTION, game);
      const first = await listenToEvents(small.port, { path });
      const undeclared = eventsPath(SUBSCRIPTION, { ...game, n: 1 });
      expect((await listenToEvents(small.port, { path: undeclared })).status).toBe(200);
      const otherPath = eventsPath(SUBSCRIPTION, { ...game, id: '1' });
      const second = await listenToEvents(small.port, { path: otherPath });
      expect([second.status, second.headers['retry-after'], second.headers['content-type']]).toEqual([
        429,
        '60',
        'application/json; charset=utf-8',
      ]);
      expect(first.status).toBe(200);
    } finally {
      await small.close();
    }
  });

  test('of an answer end the stream', async () => {
    const organization = await createOrganization(app.manager, { name: 'x'.repeat(50) });
    for (let day = 0; day < 12; day += 1) await createGame(app.manager, organization.id);
    const query = `subscription ($slug: String) {
      organization(slug: $slug) { games(first: 100) { nodes { ${'a'.repeat(90_000)}: id } } }
    }`;
    const body = JSON.stringify({ query, variables: { slug: organization.slug } });
    const listener = await listen({ path: '/graphql', headers: { 'content-type': 'application/json' }, body });
    const { data, errors } = await answerIn(listener);
    expect([data, errors?.[0]?.extensions.code]).toEqual([undefined, 'QUERY_TOO_EXPENSIVE']);
    expect(await listener.next()).toEqual({ event: 'complete', data: '' });
  });

  test('those who have gone make room', async () => {
    const small = await startTestApp({ databaseUrl: app.database.url, live: QUICK, config: { liveStreams: 1 } });
    try {
      const path = eventsPath(SUBSCRIPTION, game);
      const first = await listenToEvents(small.port, { path });
      first.close();
      let next = await listenToEvents(small.port, { path });
      while (next.status === 503) next = await listenToEvents(small.port, { path });
      expect(next.status).toBe(200);
    } finally {
      await small.close();
    }
  });
});

test('streams are not cut like slow readers, and have signs of life', async () => {
  const patient = await startTestApp({
    databaseUrl: app.database.url,
    live: { ...QUICK, beatMs: 5 },
    httpLimits: {
      headersMs: 15_000,
      requestMs: 300_000,
      checkEveryMs: 10,
      idleMs: 75_000,
      reading: { leastMs: 1, perKilobyteMs: 0, lookEveryMs: 5 },
    },
  });
  try {
    const listener = await listenToEvents(patient.port, { path: eventsPath(SUBSCRIPTION, game) });
    await listener.next();
    while (listener.received().split('\n:\n').length < 20) await new Promise((resolve) => setImmediate(resolve));
    await score(81);
    expect((await answerIn(listener)).data.organization.game!.home.score).toBe(81);
    await score(50);
    await listener.next();
  } finally {
    await patient.close();
  }
});

test('at shutdown streams end first, without being complete', async () => {
  const ending = await startTestApp({ databaseUrl: app.database.url, live: QUICK });
  const listener = await listenToEvents(ending.port, { path: eventsPath(SUBSCRIPTION, game) });
  await listener.next();
  await ending.close();
  expect(await listener.next()).toBeNull();
});

type Figure = 'live_streams' | 'live_operations' | 'live_executions' | 'statements_total';

/** Of the first process, as Prometheus reads them. */
async function figures(): Promise<Record<Figure, number>> {
  const text = await app.app.parts.metrics.registry.metrics();
  const found = [...text.matchAll(/^courtbook_(\w+) (\d+)/gm)].map(([, name, value]) => [name, Number(value)]);
  return Object.fromEntries(found) as Record<Figure, number>;
}
