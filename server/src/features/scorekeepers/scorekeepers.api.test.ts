import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/dates/add-days.js';
import { scorekeepingEnds } from '../../domain/scorekeeping/scorekeeping-ends.js';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createPlayer, unique } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { createPlaysWorld, newPlay, type PlaysWorld, sendPlays } from '../../testing/plays-world.js';
import { sweepScorekeeperLinks } from './scorekeeper-session.service.js';

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-01-10T20:00:00Z');
let now = START;
let app: TestApp;
let other: TestApp;
let world: PlaysWorld;

beforeAll(async () => {
  const shared = { now: () => new Date(now), config: { trustProxy: 1 } };
  app = await startTestApp({ ...shared, ownDatabase: true });
  other = await startTestApp({ ...shared, databaseUrl: app.database.url });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  now = START;
  world = await createPlaysWorld(app);
  await app.manager.query("UPDATE games SET date = '2026-01-10' WHERE organization_id = $1", [world.organizationId]);
});

interface Made {
  made: { link: { id: string; endsAt: string }; secret: string; code: string };
}
const CREATE = `mutation ($gameId: ID!) { made: createScorekeeperLink(gameId: $gameId) { link { id endsAt } secret code } }`;
const OPEN = `mutation ($input: OpenScorekeepingInput!) { opened: openScorekeeping(input: $input) { id name endsAt game { id } organization { id } } }`;
const REVOKE = 'mutation ($id: ID!) { revoked: revokeScorekeeperLink(id: $id) { undoId link { revokedAt } } }';
const MINE = '{ scorekeeping { name game { id home { entryRows { id player { fullName } } } } } }';

async function makeLink(gameId = world.gameId): Promise<Made['made']> {
  const { data, errors } = await app.graphql<Made>(CREATE, { gameId: String(gameId) }, { as: world.ann });
  expect(errors).toBeUndefined();
  return data!.made;
}

let addresses = 0;
/** Each test comes from an address of its own. */
const freshAddress = (): string => `192.0.2.${(addresses += 1)}`;

const open = (input: object, { as = {}, from = freshAddress() }: { as?: Caller; from?: string } = {}) =>
  app.graphql<{ opened: Record<string, unknown> }>(OPEN, { input }, { as, headers: { 'x-forwarded-for': from } });

/** The headers of a browser that has got these cookies. */
function browserOf({ headers }: GraphqlResponse<unknown>): Caller {
  const cookies = (headers['set-cookie'] as string[]).map((cookie) => cookie.split(';')[0]!);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.slice('XSRF-TOKEN='.length);
  return { cookie: cookies.join('; '), 'x-xsrf-token': token };
}

async function holder(name = 'Ana'): Promise<{ as: Caller; id: string; secret: string }> {
  const { link, secret } = await makeLink();
  const answer = await open({ secret, name });
  expect(answer.errors).toBeUndefined();
  return { as: browserOf(answer), id: link.id, secret };
}

const mine = async (server: TestApp, as: Caller): Promise<string | null> =>
  (await server.graphql<{ scorekeeping: { name: string } | null }>(MINE, {}, { as })).data!.scorekeeping?.name ?? null;

async function undo(id: string): Promise<void> {
  const { errors } = await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, { as: world.ann });
  expect(errors).toBeUndefined();
}

test('a link, or its code, opens one game under a name', async () => {
  const { secret, code, link } = await makeLink();
  expect(link.endsAt).toBe('2026-01-11T14:00:00.000Z');
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]+$/);
  for (const by of [{ secret }, { code }, { code: code.toLowerCase().replaceAll('-', ' ') }]) {
    const answer = await open({ ...by, name: '  Ana  ' });
    expect(answer.data).toEqual({
      opened: {
        id: link.id,
        name: 'Ana',
        endsAt: link.endsAt,
        game: { id: String(world.gameId) },
        organization: { id: String(world.organizationId) },
      },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^scorekeeper=\d+-[\w-]{32}; Path=\/; SameSite=Lax; Expires=[^;]+; HttpOnly$/),
      expect.stringMatching(/^XSRF-TOKEN=/),
    ]);
    const read = await app.graphql<{ scorekeeping: { game: { home: { entryRows: unknown[] } } } }>(
      MINE,
      {},
      { as: browserOf(answer) },
    );
    expect(read.data!.scorekeeping.game.home.entryRows).toHaveLength(world.home.length);
  }
  const rows = await app.manager.query(
    'SELECT * FROM scorekeeper_links l JOIN scorekeeper_sessions s ON s.link_id = l.id',
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('what opens nothing is said in one way, and who is signed in keeps the own account', async () => {
  const { secret, code } = await makeLink();
  for (const wrong of [
    { secret: `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}` },
    { secret: 'x' },
    { code: 'AAAA-AAAA-A' },
    { code: `AAAA-AAAA-${code.split('-')[2]}` },
  ])
    expect((await open({ ...wrong, name: 'Ana' })).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', errors: 'code' in wrong ? [{ field: 'code' }] : [] } },
    ]);
  expect((await open({ secret, name: 'Ana' }, { as: world.ann })).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  for (const wrong of [
    { secret, name: ' ' },
    { secret, name: 'x'.repeat(41) },
    { name: 'Ana' },
    { secret, code, name: 'Ana' },
  ])
    expect((await open(wrong)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  // Whoever signs in afterwards in the same browser is that user.
  const { as } = await holder();
  const both = { ...world.ann, cookie: `${as['cookie']?.split(';')[0]}; ${world.ann['cookie']}` };
  const { data } = await app.graphql('{ scorekeeping { name } me { username } }', {}, { as: both });
  expect(data).toMatchObject({ scorekeeping: null, me: { username: expect.stringContaining('ann') as unknown } });
});

test.each([
  ['goes', 'DELETE FROM scorekeeper_links WHERE organization_id = $1 AND id = $2'],
  ['is revoked', 'UPDATE scorekeeper_links SET revoked_at = now() WHERE organization_id = $1 AND id = $2'],
])('a link that %s at this very moment opens nothing', async (_what, sql) => {
  const { secret, link } = await makeLink();
  const answer = await overtaken(
    app.database.pool,
    (revoking) => revoking.query(sql, [world.organizationId, link.id]),
    () => open({ secret, name: 'Ana' }),
  );
  expect(answer.errors).toMatchObject([
    {
      message: 'This opens no game, or no longer. Please ask who gave it to you.',
      extensions: { code: 'NOT_FOUND' },
    },
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(
    await app.manager.query('SELECT FROM scorekeeper_sessions WHERE organization_id = $1', [world.organizationId]),
  ).toEqual([]);
});

test('a name is kept as it is written', async () => {
  const { as } = await holder('نادي 🏀 Ünï');
  expect(await mine(app, as)).toBe('نادي 🏀 Ünï');
});

test('everything that is entered is signed by the name that was typed', async () => {
  const { as } = await holder();
  const shot = newPlay(world, 'MADE_TWO');
  expect((await sendPlays(app, world, [shot], { as })).errors).toBeUndefined();
  const playerId = String(world.home[1]);
  const definition = await app.graphql<{ organization: { statDefinitions: { id: string; abbreviation: string }[] } }>(
    `{ organization(id: ${world.organizationId}) { statDefinitions { id abbreviation } } }`,
  );
  const definitionId = definition.data!.organization.statDefinitions.find(
    ({ abbreviation }) => abbreviation === 'STL',
  )!.id;
  const saved = await app.graphql(
    'mutation ($gameId: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $gameId, input: $input) { cells { value } } }',
    {
      gameId: String(world.gameId),
      input: { adds: [{ playerId, definitionId, delta: 2, operationId: randomUUID() }] },
    },
    { as },
  );
  expect(saved.errors).toBeUndefined();
  const ledger = (await app.manager.query(
    'SELECT DISTINCT actor_id, actor_name FROM statistics_ledger WHERE organization_id = $1 AND game_id = $2',
    [world.organizationId, world.gameId],
  )) as unknown[];
  expect(ledger).toEqual([{ actor_id: null, actor_name: 'Ana (scorekeeper)' }]);
  const { data } = await app.graphql<{ organization: { game: { plays: { madeBy: string }[] } } }>(
    `{ organization(id: ${world.organizationId}) { game(id: ${world.gameId}) { plays { madeBy } } } }`,
    {},
    { as: world.ann },
  );
  expect(data!.organization.game.plays).toEqual([{ madeBy: 'Ana (scorekeeper)' }]);
  const setScore =
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { status version } }';
  const id = String(world.gameId);
  const input = { homeScore: 2, awayScore: 0, expectedVersion: 2 };
  const forfeited = await app.graphql(setScore, { id, input: { ...input, forfeit: true } }, { as });
  expect(forfeited.errors![0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  const score = await app.graphql<{ setGameScore: { version: number } }>(setScore, { id, input }, { as });
  expect(score.data).toMatchObject({ setGameScore: { status: 'FINAL' } });
  // Ended too early: the holder, who takes nothing back otherwise, has it in progress again.
  const again = await app.graphql<{ setGameScore: { version: number } }>(
    'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { status homeScore version } }',
    {
      id: String(world.gameId),
      input: { homeScore: null, awayScore: null, goesOn: true, expectedVersion: score.data!.setGameScore.version },
    },
    { as },
  );
  expect(again.data).toMatchObject({ setGameScore: { status: 'IN_PROGRESS', homeScore: null } });
  const trail = (await app.manager.query(
    'SELECT DISTINCT action FROM audit_entries WHERE organization_id = $1 AND actor_name = $2 ORDER BY action',
    [world.organizationId, 'Ana (scorekeeper)'],
  )) as { action: string }[];
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['game.open', 'game.update']));
  const report = 'mutation ($gameId: ID!, $tab: ID!) { who: reportPresence(gameId: $gameId, tab: $tab) { username } }';
  const gameId = String(world.gameId);
  await app.graphql(report, { gameId, tab: randomUUID() }, { as });
  expect((await app.graphql(report, { gameId, tab: randomUUID() }, { as: world.ann })).data).toEqual({
    who: [{ username: 'Ana (scorekeeper)' }],
  });
});

test('nothing but that game is open', async () => {
  const { as } = await holder();
  const elsewhere = await createGame(app.manager, world.organizationId);
  const entry = (id: number) =>
    `{ organization(id: ${world.organizationId}) { game(id: ${id}) { scorekeeperLinks { id } home { entryRows { id } } plays(includeDeleted: true) { id } } } }`;
  expect((await app.graphql(entry(elsewhere.id), {}, { as })).data).toMatchObject({
    organization: { game: { scorekeeperLinks: null, home: { entryRows: null } } },
  });
  expect((await app.graphql(entry(world.gameId), {}, { as })).data).toMatchObject({
    organization: { game: { scorekeeperLinks: null, home: { entryRows: expect.any(Array) as unknown } } },
  });
  expect((await app.graphql('{ me { id } }', {}, { as })).data).toEqual({ me: null });
  // Without the token of the session nothing is written, as by anybody.
  expect((await sendPlays(app, world, [newPlay(world, 'MADE_TWO')], { as: { cookie: as['cookie']! } })).status).toBe(
    403,
  );
});

test('where names are hidden, the scorekeeper knows those of the game', async () => {
  await app.manager.query("UPDATE organizations SET player_names = 'initials' WHERE id = $1", [world.organizationId]);
  const stranger = await createPlayer(app.manager, world.organizationId, {
    firstName: 'Stranger',
    lastName: unique('Z'),
  });
  const { as } = await holder();
  const { data } = await app.graphql<{
    organization: { player: { fullName: string } };
    scorekeeping: { game: { home: { entryRows: { player: { fullName: string } }[] } } };
  }>(
    `{ organization(id: ${world.organizationId}) { player(id: ${stranger.id}) { fullName } } scorekeeping { game { home { entryRows { player { fullName } } } } } }`,
    {},
    { as },
  );
  expect(data!.organization.player.fullName).not.toContain('Stranger');
  expect(data!.scorekeeping.game.home.entryRows[0]!.player.fullName).toContain('Player');
});

test('a link ends in the morning after the game, and is forgotten a week later', async () => {
  const { as, secret } = await holder();
  now = Date.parse('2026-01-11T13:59:59Z');
  expect(await mine(app, as)).toBe('Ana');
  now += 1000;
  expect(await mine(app, as)).toBeNull();
  expect((await sendPlays(app, world, [newPlay(world, 'MADE_TWO')], { as })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect((await open({ secret, name: 'Ana' })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  now += 6 * DAY;
  await sweepScorekeeperLinks(app.app.parts.services);
  const listed = () =>
    app.manager.query(
      'SELECT s.name FROM scorekeeper_links l JOIN scorekeeper_sessions s ON s.link_id = l.id WHERE l.organization_id = $1',
      [world.organizationId],
    );
  expect(await listed()).toEqual([{ name: 'Ana' }]);
  now += 2 * DAY;
  await sweepScorekeeperLinks(app.app.parts.services);
  expect(await listed()).toEqual([]);
});

test('a link that is revoked is closed in every process at once, and open again by undo', async () => {
  const { as, id } = await holder();
  expect(await mine(other, as)).toBe('Ana');
  const { data } = await app.graphql<{ revoked: { undoId: string } }>(REVOKE, { id }, { as: world.ann });
  expect([await mine(app, as), await mine(other, as)]).toEqual([null, null]);
  expect((await sendPlays(other, world, [newPlay(world, 'MADE_TWO')], { as })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect((await app.graphql(REVOKE, { id }, { as: world.ann })).data).toMatchObject({ revoked: { undoId: null } });
  expect(
    await app.manager.query(
      "SELECT version FROM audit_entries WHERE organization_id = $1 AND action = 'scorekeeper_link.revoke'",
      [world.organizationId],
    ),
  ).toEqual([{ version: 2 }]);
  await undo(data!.revoked.undoId);
  expect(await mine(other, as)).toBe('Ana');
});

test('a game that is deleted takes its links along, and undo brings them back, with who has opened them', async () => {
  const { as, secret } = await holder();
  const { data } = await app.graphql<{ gone: { undoId: string } }>(
    'mutation ($ids: [ID!]!) { gone: deleteGames(ids: $ids) { undoId } }',
    { ids: [String(world.gameId)] },
    { as: world.ann },
  );
  expect([await mine(other, as), (await open({ secret, name: 'Ben' })).errors?.[0]?.extensions.code]).toEqual([
    null,
    'NOT_FOUND',
  ]);
  await undo(data!.gone.undoId);
  expect(await mine(other, as)).toBe('Ana');
  expect((await sendPlays(app, world, [newPlay(world, 'MADE_TWO')], { as })).errors).toBeUndefined();
  expect((await open({ secret, name: 'Ben' })).errors).toBeUndefined();
});

test('a link ends with the day to which its game is moved, in every process', async () => {
  const { as } = await holder();
  const move = (date: string) =>
    app.graphql<{ updateGame: { id: string } }>(
      'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }',
      { id: String(world.gameId), input: { date, expectedVersion } },
      { as: world.ann },
    );
  let expectedVersion = 1;
  expect((await move('2026-01-12')).errors).toBeUndefined();
  now = Date.parse('2026-01-13T13:59:59Z');
  expect(await mine(other, as)).toBe('Ana');
  now += 1000;
  expect(await mine(other, as)).toBeNull();
  expectedVersion += 1;
  expect((await move('2026-01-13')).errors).toBeUndefined();
  expect(await mine(other, as)).toBe('Ana');
});

test('the database moves a link as the rule of the domain says', async () => {
  const moments = fc.date({ min: new Date('2025-05-01'), max: new Date('2026-05-01'), noInvalidDate: true });
  const zones = fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Kiritimati');
  const days = fc.option(fc.integer({ min: -3, max: 3 }));
  await fc.assert(
    fc.asyncProperty(moments, zones, days, async (made, zone, offset) => {
      const day = offset === null ? null : addDays(made.toISOString().slice(0, 10), offset);
      const [row] = (await app.manager.query('SELECT scorekeeping_ends($1::date, $2, $3) AS ends', [
        day,
        made,
        zone,
      ])) as [{ ends: Date }];
      expect(row.ends).toEqual(scorekeepingEnds(day, made, zone));
    }),
    { numRuns: 200 },
  );
});

test('a game is moved also where the database does not know the clock of its organization', async () => {
  await makeLink();
  await app.manager.query("UPDATE organizations SET time_zone = 'Asia/Nowhere' WHERE id = $1", [world.organizationId]);
  await app.manager.query("UPDATE games SET date = '2026-01-12' WHERE organization_id = $1", [world.organizationId]);
  const [link] = await app.manager.query<{ endsAt: Date }[]>(
    'SELECT ends_at AS "endsAt" FROM scorekeeper_links WHERE organization_id = $1',
    [world.organizationId],
  );
  // By UTC then: the day is right, if not the hour.
  expect(link!.endsAt.toISOString()).toBe('2026-01-13T06:00:00.000Z');
});

test('who leaves is out, and who opens another link leaves the first one', async () => {
  const { as } = await holder();
  const second = await makeLink();
  const again = browserOf(await open({ secret: second.secret, name: 'Ben' }, { as }));
  expect([await mine(app, as), await mine(app, again)]).toEqual([null, 'Ben']);
  expect((await app.graphql('mutation { closeScorekeeping }', {}, { as: again })).data).toEqual({
    closeScorekeeping: true,
  });
  expect(await mine(app, again)).toBeNull();
});

test('codes cannot be found by trying: not from one address, and not from many', async () => {
  const { secret, code } = await makeLink();
  const wrong = `AAAA-AAAA-${code.split('-')[2]}`;
  const from = freshAddress();
  for (let tried = 0; tried < 20; tried += 1)
    expect((await open({ code: wrong, name: 'Ana' }, { from })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const braked = await open({ secret, name: 'Ana' }, { from });
  expect(braked.errors?.[0]?.extensions).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfterSeconds: expect.any(Number) as unknown },
  });
  expect((await open({ code, name: 'Ana' })).errors).toBeUndefined();
  // As many from elsewhere.
  await app.manager.query('UPDATE rate_limits SET points = 500 WHERE key = $1', [
    `scorekeeper-codes:${world.organizationId}`,
  ]);
  expect((await open({ code, name: 'Ana' })).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  // A link still opens, and so do other organizations' codes.
  expect((await open({ secret, name: 'Ana' })).errors).toBeUndefined();
});

test('a game has twenty links at most', async () => {
  for (let count = 0; count < 20; count += 1) await makeLink();
  const { errors } = await app.graphql(CREATE, { gameId: String(world.gameId) }, { as: world.ann });
  expect(errors).toMatchObject([{ extensions: { code: 'UNPROCESSABLE' } }]);
});
