import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pushKeys, sweepFormerKeys } from '../features/push/push-keys.service.js';
import { sweepPushDeliveries } from '../features/push/push-queue.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createOrganization, createTeam, createUser } from '../testing/factories.js';
import {
  type PushedMessage,
  type PushService,
  senderOf,
  startPushService,
  subscribeBrowser,
  type TestBrowser,
} from '../testing/push-service.js';
import { overtaken } from '../testing/overtaken.js';
import type { Worker } from '../lib/outgoing/worker.js';
import { startPush } from './worker.js';

const FOLLOW = 'mutation ($input: FollowByPushInput!) { followTeamByPush(input: $input) }';
const UNFOLLOW = 'mutation ($input: UnfollowByPushInput!) { unfollowTeamByPush(input: $input) }';
const RENEW = 'mutation ($input: RenewPushInput!) { renewPushSubscription(input: $input) }';
const MINUTE = 60_000;

let app: TestApp;
let service: PushService;
let worker: Worker;
let workers: Worker[];
let now = new Date('2026-10-01T15:00:00Z');
let network = 0;
/** How much longer than it must a failed message waits: 0 to 1. */
let chance = 0;
let organization: { id: number; slug: string };
let rockets: { id: number; name: string };
let comets: { id: number; name: string };
let gameId: number;
let browser: TestBrowser;
const warnings: unknown[][] = [];

const start = (): Worker => {
  const log = { warn: (...words: unknown[]) => void warnings.push(words) } as never;
  const started = startPush(app.app.parts.services, log, { lookEveryMs: 1_000_000, chance: () => chance });
  workers.push(started);
  return started;
};

beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    ownDatabase: true,
    config: {
      trustProxy: 1,
      pushPrivateHosts: ['127.0.0.1'],
      vapidSubject: 'https://courtbook.example',
      sessionSecret: 's'.repeat(32),
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-10-01T15:00:00Z');
  network += 1;
  chance = 0;
  workers = [];
  warnings.length = 0;
  service = await startPushService();
  browser = subscribeBrowser(service);
  organization = await createOrganization(app.manager, { name: 'Valley & Co', timeZone: 'UTC' });
  rockets = await createTeam(app.manager, organization.id, { name: 'Rockets' });
  comets = await createTeam(app.manager, organization.id, { name: 'Comets <3' });
  ({ id: gameId } = await createGame(app.manager, organization.id, {
    homeTeamId: rockets.id,
    awayTeamId: comets.id,
    date: '2026-10-08',
    time: '19:00',
    status: 'scheduled',
  }));
  worker = start();
});
afterEach(async () => {
  for (const each of workers) await each.stop();
  await service.close();
  await app.manager.query('DELETE FROM push_subscriptions');
});

const rows = (sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]> => app.manager.query(sql, params);
const stored = () => rows('SELECT * FROM push_subscriptions WHERE organization_id = $1', organization.id);
const headers = (more: Record<string, string> = {}) => ({ 'x-forwarded-for': `198.51.100.${network}`, ...more });

const follow = (input: object = {}, more: Record<string, string> = {}, of = browser) =>
  app.graphql<{ followTeamByPush: boolean }>(
    FOLLOW,
    {
      input: {
        organizationId: String(organization.id),
        teamId: String(rockets.id),
        subscription: of.subscription,
        ...input,
      },
    },
    { headers: headers(more) },
  );
const unfollow = (input: object = {}) =>
  app.graphql(
    UNFOLLOW,
    {
      input: {
        organizationId: String(organization.id),
        teamId: String(rockets.id),
        endpoint: browser.subscription.endpoint,
        ...input,
      },
    },
    { headers: headers() },
  );

/** Sends the browser's messages to another of its addresses. */
const renewTo = ({ subscription }: TestBrowser) =>
  app.graphql<{ renewPushSubscription: boolean }>(
    RENEW,
    {
      input: {
        organizationId: String(organization.id),
        formerEndpoint: browser.subscription.endpoint,
        subscription,
      },
    },
    { headers: headers() },
  );

const change = (values: string) =>
  app.manager.query(`UPDATE games SET ${values} WHERE organization_id = $1 AND id = $2`, [organization.id, gameId]);

/** What happened becomes due, as after the quiet time. */
const ripen = () =>
  app.manager.query(
    "UPDATE game_news SET due_at = $1::timestamptz - interval '1 second', occurred_at = $1 WHERE organization_id = $2 AND 'push' = ANY (waiting_for)",
    [now, organization.id],
  );

/** What browsers are told once the quiet time after a change is over. */
async function told(): Promise<PushedMessage[]> {
  service.pushed.length = 0;
  await ripen();
  await worker.look();
  return service.pushed;
}

const read = async (): Promise<Record<string, unknown>[]> => (await told()).map((message) => browser.read(message));

test('a browser is told that a game is moved, encrypted for it alone and signed by the installation', async () => {
  expect((await follow()).data).toEqual({ followTeamByPush: true });
  await change("date = '2026-10-09', time = '18:30'");
  const [message, ...more] = await told();
  expect(more).toEqual([]);
  expect(message!.path).toBe(browser.path);
  expect(message!.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(message!.headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(browser.read(message!)).toEqual({
    title: 'Comets <3 at Rockets is moved',
    body: 'Now: Oct 9, 2026, 6:30 PM\nBefore: Oct 8, 2026, 7:00 PM',
    lang: 'en',
    path: `games/${gameId}`,
    tag: `game-${gameId}`,
    icon: expect.stringMatching(/^icon-192\.png\?v=[0-9a-f]{8}$/) as string,
  });
  const { key, claims } = senderOf(message!);
  expect(claims).toMatchObject({ aud: service.url, sub: 'https://courtbook.example' });
  expect((await app.graphql('{ pushKey }')).data).toEqual({ pushKey: key });
  expect(() => subscribeBrowser(service).read(message!)).toThrow('unable to authenticate data');
  expect(await rows('SELECT * FROM push_deliveries')).toEqual([]);
  expect(await told()).toEqual([]);
});

test('called off, taken up again, begun and over: each is told as it is then, in the words of the language asked for', async () => {
  await follow({}, { 'accept-language': 'es' });
  const titles: unknown[] = [];
  const topics = new Set<unknown>();
  for (const values of [
    "status = 'postponed'",
    "status = 'scheduled'",
    "status = 'cancelled'",
    "status = 'in_progress', date = '2026-10-01'",
    "status = 'final', home_score = 88, away_score = 90",
  ]) {
    await change(values);
    const messages = await told();
    titles.push(...messages.map((message) => browser.read(message)['title']));
    for (const { headers: said } of messages) topics.add(said['topic']);
  }
  expect(titles).toEqual([
    'Comets <3 en casa de Rockets: aplazado',
    'Comets <3 en casa de Rockets: finalmente se juega',
    'Comets <3 en casa de Rockets: cancelado',
    'Comets <3 en casa de Rockets: ya empezó',
    'Comets <3 90, Rockets 88',
  ]);
  // A later message takes the place of the former.
  expect(topics.size).toBe(1);
});

test('what is taken back in time is not told; what could not be handed over is told as it is by then', async () => {
  await follow();
  await change("status = 'cancelled'");
  await change("status = 'scheduled'");
  expect(await told()).toEqual([]);
  service.answer = () => ({ status: 500 });
  await change("status = 'cancelled'");
  expect(await told()).toHaveLength(1);
  await change("status = 'scheduled'");
  service.answer = () => ({ status: 201 });
  now = new Date(now.getTime() + MINUTE);
  expect((await read()).map(({ title }) => title)).toEqual(['Comets <3 at Rockets takes place after all']);
  expect(await rows('SELECT * FROM push_deliveries')).toEqual([]);
});

test('a later piece of news of a game takes the place of one that waits', async () => {
  await follow();
  service.answer = () => ({ status: 500 });
  await change("time = '20:00'");
  expect(await told()).toHaveLength(1);
  service.answer = () => ({ status: 201 });
  await change("status = 'in_progress', date = '2026-10-01'");
  now = new Date(now.getTime() + MINUTE);
  expect((await read()).map(({ title }) => title)).toEqual(['Comets <3 at Rockets has begun']);
});

test('only what is wanted is told, for all teams that the browser follows; who follows both is told once', async () => {
  await follow({ notices: ['ENDS'] });
  await follow({ teamId: String(comets.id), notices: ['ENDS', 'CALLED_OFF'] });
  await change("time = '20:00'");
  expect(await told()).toEqual([]);
  await change("status = 'cancelled'");
  expect(await read()).toHaveLength(1);
  await change("status = 'in_progress', date = '2026-10-01'");
  expect(await told()).toEqual([]);
  await change("status = 'final', home_score = 70, away_score = 60");
  expect((await read()).map(({ title, body }) => [title, body])).toEqual([
    ['Comets <3 60, Rockets 70', 'Final result'],
  ]);
  await change('home_score = 71');
  const corrections = await told();
  expect(corrections.map((message) => [message.headers['urgency'], browser.read(message)['title']])).toEqual([
    ['normal', 'Corrected result: Comets <3 60, Rockets 71'],
  ]);
});

test('two teams that are left at once both go', async () => {
  for (let round = 0; round < 5; round += 1) {
    await follow();
    await follow({ teamId: String(comets.id) });
    const answers = await Promise.all([unfollow(), unfollow({ teamId: String(comets.id) })]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await stored()).toEqual([]);
  }
});

describe('a browser that is given another address follows a team with it', () => {
  let renewed: TestBrowser;
  let following: ReturnType<typeof follow>;
  beforeEach(async () => {
    await follow();
    renewed = subscribeBrowser(service);
  });

  const followRenewed = () => follow({ teamId: String(comets.id) }, {}, renewed);

  /** Begins to follow the other team with the new address, and comes back when that is done, or waits as well. */
  const followMeanwhile = async (): Promise<void> => {
    let hasEnded = false;
    following = followRenewed().finally(() => {
      hasEnded = true;
    });
    const waiting =
      'SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0';
    while (!hasEnded && (await app.database.pool.query(waiting)).rowCount! < 2) await delay(10);
  };

  /** What has gone wrong, which teams are followed, and where their messages are sent. */
  const outcome = async (...answers: readonly { errors: unknown }[]): Promise<unknown> => {
    await change("time = '20:00'");
    return {
      errors: answers.flatMap(({ errors }) => errors ?? []),
      teams: (await stored()).map(({ team_ids }) => [...(team_ids as number[])].sort((a, b) => a - b)),
      paths: (await told()).map(({ path }) => path),
    };
  };
  /** Both teams are followed, and nothing is kept of the former address. */
  const both = () => ({ errors: [], teams: [[rockets.id, comets.id]], paths: [renewed.path] });

  test('before its messages are sent there', async () => {
    expect(await outcome(await followRenewed(), await renewTo(renewed))).toEqual(both());
  });

  test('while its messages begin to be sent there', async () => {
    const renewal = await overtaken(
      app.database.pool,
      (other) => other.query('SELECT FROM push_subscriptions WHERE organization_id = $1 FOR UPDATE', [organization.id]),
      () => renewTo(renewed),
      followMeanwhile,
    );
    expect(await outcome(renewal, await following)).toEqual(both());
  });

  test('right before it is written down that its messages are sent there', async () => {
    // The renewal has changed the row then, and waits before it commits.
    await app.manager.query(`
      CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN PERFORM pg_advisory_xact_lock(4711); RETURN NULL; END';
      CREATE TRIGGER wait_here AFTER UPDATE OF endpoint_digest ON push_subscriptions
        FOR EACH ROW EXECUTE FUNCTION wait_here()`);
    try {
      const renewal = await overtaken(
        app.database.pool,
        (other) => other.query('SELECT pg_advisory_xact_lock(4711)'),
        () => renewTo(renewed),
        followMeanwhile,
      );
      expect(await outcome(renewal, await following)).toEqual(both());
    } finally {
      await app.manager.query('DROP FUNCTION wait_here CASCADE');
    }
  });

  test('with each of them as many as it may: it keeps those that are there, of the present address first', async () => {
    const put = async (of: TestBrowser, count: number): Promise<number[]> => {
      const teams = [];
      for (let each = 0; each < count; each += 1) teams.push(await createTeam(app.manager, organization.id));
      const ids = teams.map(({ id }) => id);
      await follow({}, {}, of);
      await app.manager.query(
        `UPDATE push_subscriptions SET team_ids = $2 WHERE organization_id = $1 AND team_ids = ARRAY[$3::integer]`,
        [organization.id, ids, rockets.id],
      );
      return ids;
    };
    const former = await put(browser, 20);
    const [gone, ...present] = await put(renewed, 18);
    await app.manager.query('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [organization.id, gone]);
    expect((await renewTo(renewed)).errors).toBeUndefined();
    expect((await stored()).map(({ team_ids }) => team_ids)).toEqual([[...present, ...former.slice(0, 3)]]);
  });
});

test('services that no browser is known of have less room', async () => {
  const put = (host: string, count: number) =>
    app.manager.query(
      `INSERT INTO push_subscriptions (organization_id, sealed, endpoint_digest, service, public_key, team_ids, notices, language, created_at)
       SELECT $1, 'x', sha256(($2 || n)::bytea), $2, 'x', ARRAY[$3::integer], '{ends}', 'en', now() FROM generate_series(1, $4) n`,
      [organization.id, host, rockets.id, count],
    );
  await put('fcm.googleapis.com', 1_000);
  await put('push.made-up.example', 999);
  expect((await follow()).errors).toBeUndefined();
  expect((await follow({}, {}, subscribeBrowser(service))).errors![0]!.extensions.code).toBe('UNPROCESSABLE');
  const { subscription } = browser;
  const known = { ...subscription, endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x' };
  expect((await follow({}, {}, { ...browser, subscription: known })).errors).toBeUndefined();
});

test('a browser is told no more of one team, and nothing of it is kept once that was the last', async () => {
  await follow();
  await follow({ teamId: String(comets.id) });
  for (const [input, teams] of [
    [{}, [comets.id]],
    [{ organizationId: String(organization.id + 1) }, [comets.id]],
    [{ endpoint: `${browser.subscription.endpoint}x`, teamId: null }, [comets.id]],
  ] as const) {
    expect((await unfollow(input)).data).toEqual({ unfollowTeamByPush: true });
    expect((await stored()).map(({ team_ids }) => team_ids)).toEqual([teams]);
  }
  await unfollow({ teamId: String(comets.id) });
  expect(await stored()).toEqual([]);
  await follow();
  await unfollow({ teamId: null });
  expect(await stored()).toEqual([]);
  expect((await unfollow()).data).toEqual({ unfollowTeamByPush: true });
});

test('who wants no more while a deletion may be undone is not told again by its undo', async () => {
  const others = [subscribeBrowser(service), subscribeBrowser(service)];
  await follow();
  await follow({ teamId: String(comets.id) });
  await follow({}, {}, others[0]);
  await follow({}, {}, others[1]);
  const root = await app.signInAs(await createUser(app.manager, null));
  const { data } = await app.graphql<{ deleteOrganization: { undoId: string } }>(
    'mutation ($id: ID!) { deleteOrganization(id: $id) { undoId } }',
    { id: String(organization.id) },
    { as: root },
  );
  expect((await unfollow()).errors).toBeUndefined();
  await unfollow({ endpoint: others[0]!.subscription.endpoint, teamId: null });
  const undo = { id: data!.deleteOrganization.undoId };
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', undo, { as: root });
  expect((await stored()).map((row) => row['team_ids'])).toEqual([[comets.id], [rockets.id]]);
});

test('neither table nor trail nor answer nor log has where a browser takes messages', async () => {
  await follow();
  service.answer = () => ({ status: 500 });
  await change("time = '20:00'");
  await told();
  const tables = JSON.stringify([await stored(), await rows('SELECT * FROM audit_entries'), warnings]);
  for (const secret of [browser.path, browser.subscription.p256dh, browser.subscription.auth])
    expect(tables).not.toContain(secret);
  expect(warnings).toEqual([
    [
      expect.objectContaining({ status: 500, attempt: 1, service: new URL(service.url).host }),
      'a push message could not be handed over',
    ],
  ]);
  const { privateKey } = await pushKeys(app.app.parts.services);
  expect(JSON.stringify(await rows('SELECT * FROM push_keys'))).not.toContain(privateKey);
});

describe('what a push service answers:', () => {
  test.each([404, 410])('%i ends the subscription and what waits for it', async (status) => {
    await follow();
    service.answer = () => ({ status });
    await change("time = '20:00'");
    expect(await told()).toHaveLength(1);
    expect(await stored()).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test('410 at an address that the browser has left meanwhile forgets nothing', async () => {
    await follow();
    const renewed = subscribeBrowser(service);
    service.answer = async () => {
      await renewTo(renewed);
      return { status: 410 };
    };
    await change("time = '20:00'");
    await told();
    expect(await stored()).toHaveLength(1);
  });

  // After 30 seconds, 2, 5, 15 and 30 minutes, each up to a tenth more, at the next full minute here; the one after the
  // last of these would be too late.
  test.each([
    [0, [1, 3, 8, 23, 53]],
    [0.5, [1, 4, 10, 26, 58]],
    [1, [1, 4, 10, 27]],
  ])('what fails is tried again, ever later, until it is too late (chance %d)', async (given, minutes) => {
    chance = given;
    // Later than any other test has reached somebody.
    now = new Date(now.getTime() + 180 * MINUTE);
    await follow();
    service.answer = () => ({ status: 500 });
    await change("status = 'in_progress', date = '2026-10-01'");
    await told();
    const tries: number[] = [];
    for (let minute = 0; minute < 75; minute += 1) {
      now = new Date(now.getTime() + MINUTE);
      service.pushed.length = 0;
      await worker.look();
      if (service.pushed.length > 0) tries.push(minute + 1);
    }
    expect(tries).toEqual(minutes);
    expect(await rows('SELECT * FROM push_deliveries')).toEqual([]);
    // Nobody was reached: it may be our own network.
    expect(await stored()).toMatchObject([{ lost: 0 }]);
  });

  test('what is too late counts against a browser while others are reached', async () => {
    await follow();
    const other = subscribeBrowser(service);
    await follow({}, {}, other);
    service.answer = ({ path }) => ({ status: path === other.path ? 201 : 500 });
    await change("status = 'in_progress', date = '2026-10-01'");
    expect(await told()).toHaveLength(2);
    for (let minute = 0; minute < 75; minute += 1) {
      now = new Date(now.getTime() + MINUTE);
      await worker.look();
    }
    const lost = async (): Promise<number[]> => (await stored()).map((row) => Number(row['lost'])).sort();
    expect(await lost()).toEqual([0, 1]);
    service.answer = () => ({ status: 201 });
    await change("status = 'final', home_score = 70, away_score = 60");
    expect(await told()).toHaveLength(2);
    expect(await lost()).toEqual([0, 0]);
  });

  test('429 is asked no more before the time that it says, for no browser of its', async () => {
    await follow();
    const other = subscribeBrowser(service);
    await follow({}, {}, other);
    service.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await change("time = '20:00'");
    expect(await told()).toHaveLength(2);
    service.answer = () => ({ status: 201 });
    const third = subscribeBrowser(service);
    await follow({}, {}, third);
    await change("time = '21:00'");
    expect(await told()).toEqual([]);
    now = new Date(now.getTime() + 11 * MINUTE);
    expect((await told()).map(({ path }) => path).sort()).toEqual([browser.path, other.path, third.path].sort());
  });

  test('a browser that is never reached is forgotten; what is wrong with our keys costs no browser', async () => {
    await follow();
    service.answer = () => ({ status: 400 });
    await app.manager.query('UPDATE push_subscriptions SET lost = 8');
    await change("time = '20:01'");
    await told();
    expect(await stored()).toMatchObject([{ lost: 9 }]);
    service.answer = () => ({ status: 403 });
    await change("time = '20:02'");
    await told();
    expect(await stored()).toMatchObject([{ lost: 9 }]);
    service.answer = () => ({ status: 400 });
    await change("time = '20:03'");
    await told();
    expect(await stored()).toEqual([]);
  });
});

describe('several processes', () => {
  test('tell each browser once', async () => {
    const browsers = Array.from({ length: 30 }, () => subscribeBrowser(service));
    for (const each of browsers) await follow({}, {}, each);
    const others = [start(), start()];
    await change("time = '20:00'");
    await ripen();
    await Promise.all([worker, ...others].map((each) => each.look()));
    expect(service.pushed.map(({ path }) => path).sort()).toEqual(browsers.map(({ path }) => path).sort());
  });

  test('take over what one has begun and left: at once when it stops, after a minute when it dies', async () => {
    await follow();
    let go = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      service.answer = async () => {
        resolve();
        await new Promise<void>((answered) => (go = answered));
        return { status: 201 };
      };
    });
    await change("time = '20:00'");
    await ripen();
    const hanging = worker.look();
    await asked;
    await worker.stop();
    await hanging;
    go();
    service.answer = () => ({ status: 201 });
    worker = start();
    await worker.look();
    expect(service.pushed).toHaveLength(2);
    await change("time = '21:00'");
    await ripen();
    await worker.stop();
    const next = start();
    await next.look();
    expect(service.pushed).toHaveLength(3);
    worker = next;
  });

  test('agree upon one pair of keys; another SESSION_SECRET makes another, and forgets what it cannot read', async () => {
    const { services } = app.app.parts;
    const { publicKey } = await pushKeys(services);
    expect((await pushKeys({ ...services })).publicKey).toBe(publicKey);
    await follow();
    const changed = { ...services, config: { ...services.config, sessionSecret: 't'.repeat(32) } };
    const { publicKey: another } = await pushKeys(changed);
    expect(another).not.toBe(publicKey);
    expect(await stored()).toEqual([]);
    const settings = { publicKey: 'of', privateKey: 'settings' };
    const set = { ...services, config: { ...services.config, vapidKeys: settings } };
    expect(await pushKeys(set)).toEqual(settings);
    // As it was, for the tests that follow.
    await app.manager.query('DELETE FROM push_keys');
  });
});

test('a browser that subscribed by other keys is not written to', async () => {
  await follow();
  await app.manager.query("UPDATE push_subscriptions SET public_key = 'another'");
  await change("time = '20:00'");
  expect(await told()).toEqual([]);
});

describe('keys that were changed', () => {
  const DAY = 24 * 60 * MINUTE;
  /** The same installation, with other keys in its settings. */
  const withOther = () => {
    const { services } = app.app.parts;
    return { ...services, config: { ...services.config, vapidKeys: { publicKey: 'other', privateKey: 'other' } } };
  };

  test('browsers of the former ones are forgotten after a month, and no others', async () => {
    const { services } = app.app.parts;
    const other = subscribeBrowser(service);
    await follow();
    await follow({}, {}, other);
    const key = (await pushKeys(services)).publicKey;
    await app.manager.query("UPDATE push_subscriptions SET public_key = 'former'");
    await follow({}, {}, other);
    expect(await sweepFormerKeys(services)).toBe(0);
    now = new Date(now.getTime() + 29 * DAY);
    expect(await sweepFormerKeys(services)).toBe(0);
    now = new Date(now.getTime() + 2 * DAY);
    expect(await sweepFormerKeys(services)).toBe(1);
    expect(await stored()).toMatchObject([{ public_key: key, out_of_use_since: null }]);
  });

  test('keys that are put back find their browsers, and a month is counted anew', async () => {
    const { services } = app.app.parts;
    await follow();
    await sweepFormerKeys(withOther());
    now = new Date(now.getTime() + 20 * DAY);
    await sweepFormerKeys(services);
    await sweepFormerKeys(withOther());
    now = new Date(now.getTime() + 20 * DAY);
    expect(await sweepFormerKeys(withOther())).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test('of processes with different keys none forgets browsers of the other', async () => {
    const { services } = app.app.parts;
    await follow();
    for (let day = 0; day < 40; day += 10) {
      now = new Date(now.getTime() + 10 * DAY);
      await sweepFormerKeys(withOther());
      await sweepFormerKeys(services);
    }
    expect(await sweepFormerKeys(withOther())).toBe(0);
    expect(await stored()).toHaveLength(1);
  });
});

test('what is too late is forgotten', async () => {
  await follow();
  service.answer = () => ({ status: 500 });
  await change("time = '20:00'");
  await told();
  expect(await sweepPushDeliveries(app.app.parts.services)).toBe(0);
  now = new Date(now.getTime() + 25 * 60 * MINUTE);
  expect(await sweepPushDeliveries(app.app.parts.services)).toBe(1);
});

describe('a subscription', () => {
  const refused = async (subscription: object): Promise<unknown> => {
    const { errors } = await follow({ subscription: { ...browser.subscription, ...subscription } });
    return (errors?.[0]?.extensions.errors as { field: string; message: string }[] | undefined)?.map(
      ({ field }) => field,
    );
  };

  test.each([
    ['an address of a private network', { endpoint: 'https://10.0.0.5/push/1' }],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/push' }],
    ['a name of a private network', { endpoint: 'https://push.internal/1' }],
    ['without TLS', { endpoint: 'http://push.example.net/1' }],
    ['with a password', { endpoint: 'https://ana:secret@push.example.net/1' }],
    ['without end', { endpoint: `https://push.example.net/${'x'.repeat(1_000)}` }],
    ['no address', { endpoint: 'push' }],
    ['another scheme', { endpoint: 'javascript:alert(1)' }],
    ['not written out', { endpoint: '//push.example.net/1' }],
    ['with backslashes', { endpoint: 'https:\\\\push.example.net/1' }],
    ['with a line break', { endpoint: 'https://push.example.net/1\n2' }],
  ])('is refused: %s', async (_what, subscription) => {
    expect(await refused(subscription)).toEqual(['subscription.endpoint']);
    expect(await stored()).toEqual([]);
  });

  test('is refused without keys that messages can be written by', async () => {
    const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    for (const p256dh of ['', 'x', offTheCurve, `${browser.subscription.p256dh}==`])
      expect(await refused({ p256dh })).toEqual(['subscription.p256dh']);
    for (const auth of ['', 'AAAA', 'A'.repeat(200)]) expect(await refused({ auth })).toEqual(['subscription.auth']);
    expect((await follow({ notices: [] })).errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a name that leads to a private address is not connected to, when something is to be sent', async () => {
    await follow({ subscription: { ...browser.subscription, endpoint: 'https://push.example.net/1' } });
    await worker.stop();
    const log = { warn: (...words: unknown[]) => void warnings.push(words) } as never;
    worker = startPush(app.app.parts.services, log, {
      lookEveryMs: 1_000_000,
      resolve: async () => [{ address: '10.0.0.5', family: 4 }],
    });
    workers.push(worker);
    await change("time = '20:00'");
    await told();
    expect(warnings).toMatchObject([[{ service: 'push.example.net', status: null }, expect.anything()]]);
  });

  test('is of one organization: another one’s team is none, and its browsers are told nothing', async () => {
    const other = await createOrganization(app.manager, { timeZone: 'UTC' });
    expect((await follow({ organizationId: String(other.id) })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    const otherTeam = await createTeam(app.manager, other.id, { name: 'Rockets' });
    await follow({ organizationId: String(other.id), teamId: String(otherTeam.id) });
    // As if ids were the same there.
    await app.manager.query('UPDATE push_subscriptions SET team_ids = $1', [[rockets.id]]);
    await change("time = '20:00'");
    expect(await told()).toEqual([]);
  });

  test('follows twenty teams at most, and counts no team that is gone', async () => {
    await follow();
    const teams = [];
    for (let each = 0; each < 20; each += 1) teams.push(await createTeam(app.manager, organization.id));
    const answers = [];
    for (const { id } of teams) answers.push(await follow({ teamId: String(id) }));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).filter(Boolean)).toEqual(['UNPROCESSABLE']);
    await app.manager.query('DELETE FROM teams WHERE organization_id = $1 AND id = $2', [
      organization.id,
      teams[0]!.id,
    ]);
    expect((await follow({ teamId: String(teams[19]!.id) })).errors).toBeUndefined();
    expect((await stored())[0]!['team_ids']).toHaveLength(20);
  });

  test('is renewed by who knows the address before, and by nobody else', async () => {
    await follow();
    const renewed = subscribeBrowser(service);
    const renew = (formerEndpoint: string, organizationId = organization.id) =>
      app.graphql(
        RENEW,
        { input: { organizationId: String(organizationId), formerEndpoint, subscription: renewed.subscription } },
        { headers: headers() },
      );
    const before = await stored();
    expect((await renew('https://push.example.net/guessed')).data).toEqual({ renewPushSubscription: true });
    expect((await renew(browser.subscription.endpoint, organization.id + 1)).data).toEqual({
      renewPushSubscription: true,
    });
    expect(await stored()).toEqual(before);
    await renew(browser.subscription.endpoint);
    await change("time = '20:00'");
    expect((await told()).map(({ path }) => path)).toEqual([renewed.path]);
    // Told twice, by two tabs.
    await follow();
    await renew(browser.subscription.endpoint);
    await renew(browser.subscription.endpoint);
    expect(await stored()).toHaveLength(1);
  });

  test('pages of other sites change nothing', async () => {
    expect((await follow({}, { origin: 'https://evil.example' })).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect(await stored()).toEqual([]);
  });

  test('wishes of one network are counted', async () => {
    await unfollow();
    await app.manager.query("UPDATE rate_limits SET points = 119 WHERE key LIKE 'push-network:%'");
    expect((await unfollow()).errors).toBeUndefined();
    expect((await unfollow()).errors![0]!.extensions.code).toBe('TOO_MANY_REQUESTS');
  });
});

test('administrators see how many browsers are told, and nobody sees which', async () => {
  await follow();
  await follow({}, {}, subscribeBrowser(service));
  const query = 'query ($id: ID!, $team: ID!) { organization(id: $id) { team(id: $team) { pushFollowerCount } } }';
  const ids = { id: String(organization.id), team: String(rockets.id) };
  const staff = await app.signInAs(await createUser(app.manager, organization.id));
  const counted = (pushFollowerCount: number | null) => ({ organization: { team: { pushFollowerCount } } });
  expect((await app.graphql(query, ids, { as: staff })).data).toEqual(counted(2));
  expect((await app.graphql(query, ids)).data).toEqual(counted(null));
  const elsewhere = await createUser(app.manager, (await createOrganization(app.manager)).id);
  expect((await app.graphql(query, ids, { as: await app.signInAs(elsewhere) })).data).toEqual(counted(null));
});
