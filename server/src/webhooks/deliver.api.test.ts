import { createHmac } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../lib/log.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { overtaken } from '../testing/overtaken.js';
import { type Received, startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.js';
import {
  createWebhookWorld,
  deliveriesOf,
  makeWebhook,
  setScore,
  type WebhookWorld,
} from '../testing/webhook-world.js';
import { claimDue, settle } from './outbox.js';
import type { Worker } from '../lib/outgoing/worker.js';
import { startWebhooks } from './worker.js';

const HOUR = 60 * 60 * 1000;
/** The server's clock: as the machine's, by which the database says what is due, or ahead of it. */
let now = 0;
const clock = (): Date => new Date(Math.max(now, Date.now()));
const later = (milliseconds: number): void => void (now = clock().getTime() + milliseconds);
let app: TestApp;
let world: WebhookWorld;
let receiver: WebhookReceiver;
let workers: Worker[];
beforeAll(async () => {
  app = await startTestApp({
    ownDatabase: true,
    now: () => clock(),
    config: { webhookPrivateHosts: ['127.0.0.1'], sessionSecret: 's'.repeat(32) },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  workers = [];
  receiver = await startReceiver();
  world = await createWebhookWorld(app, receiver.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers) await worker.stop();
  await app.manager.query('DELETE FROM webhooks');
  await receiver.close();
});

/** A process that delivers, by its look alone. */
function start(): Worker {
  const worker = startWebhooks(app.app.parts.services, createLog('silent'), { lookEveryMs: 3_600_000 });
  workers.push(worker);
  return worker;
}
/** Looks every quarter of an hour. */
async function looks(worker: Worker, count: number): Promise<void> {
  for (let look = 0; look < count; look += 1) {
    await worker.look();
    later(HOUR / 4);
  }
}
const told = (): Promise<Awaited<ReturnType<typeof deliveriesOf>>> => deliveriesOf(app, world.organizationId);
const scores = (): unknown[] =>
  receiver.received.map(({ body }) => (body.data['after'] as { homeScore: number } | null)?.homeScore);

interface Webhook {
  state: string;
  failingSince: string | null;
  gaveUpAt: string | null;
  formerSecretUntil: string | null;
  waitingCount: number;
  version: number;
}
async function webhook(): Promise<Webhook> {
  const { data } = await app.graphql<{ webhooks: Webhook[] }>(
    '{ webhooks { state failingSince gaveUpAt formerSecretUntil waitingCount version } }',
    {},
    { as: world.owner },
  );
  return data!.webhooks[0]!;
}

/** As a receiver checks it: see docs/webhooks.md. */
function isSignedBy(secret: string, { headers, text }: Received): boolean {
  const [time, ...sums] = String(headers['courtbook-signature']).split(',');
  const sum = createHmac('sha256', secret)
    .update(`${time!.slice(2)}.${text}`)
    .digest('hex');
  return sums.includes(`v1=${sum}`);
}

test('an organization with much to tell does not keep the others waiting', async () => {
  await makeWebhook(app, world.owner, receiver.url);
  await setScore(app, world, 70, 60);
  const other = await createWebhookWorld(app, receiver.url);
  await setScore(app, other, 1, 0);
  const claims: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const [claimed] = await claimDue(app.database.dataSource, 1, clock());
    claims.push(claimed!.organizationId);
  }
  expect(claims).toEqual([world.organizationId, other.organizationId, world.organizationId]);
});

describe('what happened is delivered', () => {
  test('signed, with what visitors see of the game', async () => {
    await setScore(app, world, 70, 60);
    await start().look();
    const [received] = receiver.received;
    expect(received!.body).toEqual({
      id: (await told())[0]!.eventId,
      type: 'game.final',
      occurredAt: expect.any(String) as unknown,
      organization: {
        id: String(world.organizationId),
        slug: expect.any(String) as unknown,
        name: expect.any(String) as unknown,
      },
      data: {
        gameId: String(world.gameId),
        before: null,
        after: { homeScore: 70, awayScore: 60, isForfeit: false },
        game: expect.objectContaining({
          id: String(world.gameId),
          homeScore: 70,
          homeTeam: { id: String(world.homeTeamId), name: expect.any(String) as unknown },
        }) as unknown,
      },
    });
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'courtbook-event': 'game.final',
      'courtbook-event-id': received!.body.id,
    });
    expect(isSignedBy(world.secret, received!)).toBe(true);
    expect(isSignedBy('whsec_other', received!)).toBe(false);
    expect(await told()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });

  test('at once by the message, without a look', async () => {
    start();
    await setScore(app, world, 70, 60);
    await expect.poll(() => scores()).toEqual([70]);
  });

  test('with rosters as the organization shows names in public', async () => {
    await app.manager.query("UPDATE organizations SET player_names = 'initials' WHERE id = $1", [world.organizationId]);
    await app.manager.query("UPDATE roster_entries SET position = 'PG' WHERE organization_id = $1 AND player_id = $2", [
      world.organizationId,
      world.home[0],
    ]);
    await app.graphql('{ organization { id } }'); // the server has noticed
    await start().look();
    const { data } = receiver.received[0]!.body;
    expect(data).toMatchObject({
      added: [],
      removed: [],
      changed: [String(world.home[0])],
      team: { id: String(world.homeTeamId) },
    });
    expect(JSON.stringify(data)).not.toContain('Hans');
    expect(data['roster']).toHaveLength(world.home.length);
  });

  test('also of what is gone meanwhile', async () => {
    await setScore(app, world, 70, 60);
    await app.manager.query('DELETE FROM games WHERE organization_id = $1', [world.organizationId]);
    await start().look();
    expect(receiver.received[0]!.body.data).toMatchObject({ gameId: String(world.gameId), game: null });
  });
});

describe('what fails', () => {
  test('is tried again with growing delays, and keeps back what happened to the same game after it, and nothing else', async () => {
    // The clock stands still between two looks, however long they take.
    later(60_000);
    const worker = start();
    receiver.answer = ({ body }) => ({ status: body.type.startsWith('game.') ? 500 : 204, text: 'broken' });
    await setScore(app, world, 70, 60);
    await setScore(app, world, 71, 60);
    await app.manager.query("UPDATE roster_entries SET position = 'PG' WHERE organization_id = $1 AND player_id = $2", [
      world.organizationId,
      world.home[0],
    ]);
    await worker.look();
    expect(receiver.received.map(({ body }) => body.type).sort()).toEqual(['game.final', 'roster.changed']);
    for (const [wait, count] of [
      [10_000, 2],
      [10_000, 3],
      [30_000, 3],
      [60_000, 4],
    ] as const) {
      later(wait);
      await worker.look();
      expect(receiver.received).toHaveLength(count);
    }
    receiver.answer = () => ({ status: 200 });
    later(5 * 60_000);
    await worker.look();
    expect(scores().filter((score) => score !== undefined)).toEqual([70, 70, 70, 70, 71]);
    expect(
      new Set(receiver.received.filter(({ body }) => body.type === 'game.final').map(({ body }) => body.id)).size,
    ).toBe(1);
  });

  test('for three days is given up; the webhook is switched off, and goes on where it was once it is on again', async () => {
    const worker = start();
    receiver.answer = () => ({ status: 503 });
    await setScore(app, world, 70, 60);
    await worker.look();
    expect(await webhook()).toMatchObject({ state: 'FAILING', gaveUpAt: null, waitingCount: 1 });
    await looks(worker, 71 * 4);
    await setScore(app, world, 71, 60);
    expect(await webhook()).toMatchObject({ state: 'FAILING', waitingCount: 2 });
    await looks(worker, 6 * 4);
    expect(await told()).toMatchObject([{ state: 'given_up', attempts: 13 }, { state: 'waiting' }]);
    expect(await webhook()).toMatchObject({
      state: 'GAVE_UP',
      gaveUpAt: expect.any(String) as unknown,
      waitingCount: 1,
    });
    const tries = receiver.received.length;
    await setScore(app, world, 72, 60); // of which nobody is told
    later(HOUR);
    await worker.look();
    expect(receiver.received).toHaveLength(tries);
    receiver.answer = () => ({ status: 200 });
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int) { updateWebhook(id: $id, input: { isOn: true, expectedVersion: $version }) { id } }',
      { id: world.webhookId, version: (await webhook()).version },
      { as: world.owner },
    );
    expect(errors).toBeUndefined();
    await worker.look();
    expect(scores().slice(tries)).toEqual([71]);
    expect(await webhook()).toMatchObject({ state: 'WORKING', gaveUpAt: null, failingSince: null, waitingCount: 0 });
  });

  test('is sent at once again when somebody says so, or when something else has arrived after a long time', async () => {
    const worker = start();
    receiver.answer = () => ({ status: 500 });
    await setScore(app, world, 70, 60);
    await looks(worker, 2 * 4);
    const resend = async (): Promise<void> => {
      const { errors } = await app.graphql(
        'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { state } }',
        { id: String((await told())[0]!.id) },
        { as: world.owner },
      );
      expect(errors).toBeUndefined();
      await worker.look();
    };
    const tries = receiver.received.length;
    await resend();
    expect(receiver.received).toHaveLength(tries + 1);
    receiver.answer = () => ({ status: 200 });
    await app.graphql(
      'mutation ($id: ID!) { testWebhook(id: $id) { id } }',
      { id: world.webhookId },
      { as: world.owner },
    );
    await worker.look();
    expect(receiver.received.slice(tries + 1).map(({ body }) => body.type)).toEqual(['test', 'game.final']);
    await resend();
    expect(
      receiver.received.map(({ body }) => body.id).filter((id) => id === receiver.received[0]!.body.id),
    ).toHaveLength(tries + 3);
    expect((await told())[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  test('what waits for something earlier of its game is sent at once together with that, in order', async () => {
    const worker = start();
    receiver.answer = () => ({ status: 410 });
    await setScore(app, world, 70, 60);
    await setScore(app, world, 71, 60);
    await looks(worker, 10); // the next attempt is hours away
    receiver.answer = () => ({ status: 200 });
    const before = receiver.received.length;
    await app.graphql(
      'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { state } }',
      { id: String((await told())[1]!.id) },
      { as: world.owner },
    );
    await worker.look();
    await worker.look();
    expect(receiver.received.slice(before).map(({ body }) => body.type)).toEqual([
      'game.final',
      'game.score_corrected',
    ]);
  });

  test.each<[what: string, error: Error, after: { attempts: number; failure: string | null; tries: number[] }]>([
    [
      'since nothing can be made of it is tried ever less often, as what is refused there',
      new Error('a fault'),
      { attempts: 1, failure: expect.stringContaining('on our side') as string, tries: [1, 2, 2, 3] },
    ],
    [
      'since the database cannot be asked counts as no attempt',
      Object.assign(new Error('too many clients'), { code: '53300' }),
      { attempts: 0, failure: null, tries: [1, 2, 3, 4] },
    ],
  ])('%s', async (_what, error, { attempts, failure, tries }) => {
    await setScore(app, world, 70, 60);
    await setScore(app, world, 71, 60);
    const execute = vi
      .spyOn(app.app.parts.services.graph, 'execute')
      .mockImplementation(() => Promise.resolve({ errors: [new GraphQLError('', { originalError: error })] }));
    const worker = start();
    await worker.look();
    expect(await told()).toMatchObject([
      { state: 'waiting', attempts },
      { state: 'waiting', attempts: 0 },
    ]);
    const noted = await app.manager.query<{ failure: string }[]>(
      'SELECT failure FROM webhook_attempts WHERE organization_id = $1',
      [world.organizationId],
    );
    expect(noted.map((row) => row.failure)).toEqual(failure === null ? [] : [failure]);
    for (const count of tries) {
      expect(execute).toHaveBeenCalledTimes(count);
      later(31_000);
      await worker.look();
    }
    execute.mockRestore();
    later(HOUR);
    await worker.look();
    expect(scores()).toEqual([70, 71]);
  });

  test('of a test is not tried again, and says nothing of the webhook', async () => {
    const worker = start();
    receiver.answer = () => ({ status: 500 });
    await app.graphql(
      'mutation ($id: ID!) { testWebhook(id: $id) { id } }',
      { id: world.webhookId },
      { as: world.owner },
    );
    await worker.look();
    expect(await told()).toMatchObject([{ kind: 'test', state: 'given_up', attempts: 1 }]);
    expect(await webhook()).toMatchObject({ state: 'WORKING' });
  });
});

test('what came of an attempt is written down also where somebody changes the webhook and what waits for it meanwhile', async () => {
  await setScore(app, world, 70, 60);
  const [claimed] = await claimDue(app.database.dataSource, 1, clock());
  const moment = clock();
  await overtaken(
    app.database.pool,
    // As whoever gives it another address: first the webhook, then all that waits.
    (other) => other.query('SELECT FROM webhooks WHERE id = $1 FOR UPDATE', [claimed!.webhookId]),
    () =>
      settle(
        app.database.dataSource,
        claimed!,
        { durationMs: 1, status: 500, failure: 'It answered 500.', answer: '' },
        { startedAt: moment, now: moment, retryIn: HOUR },
      ),
    (other) => other.query('UPDATE webhook_deliveries SET tried_since = NULL WHERE id = $1', [claimed!.id]),
  );
  expect(await told()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  expect((await webhook()).state).toBe('FAILING');
});

test('of two owners who rotate at once the second is told, and the secret that receivers know signs on', async () => {
  const { version } = await webhook();
  const call = (what: string) =>
    app.graphql(
      `mutation ($id: ID!, $version: Int) { done: ${what}(id: $id, expectedVersion: $version) { __typename } }`,
      { id: world.webhookId, version },
      { as: world.owner },
    );
  expect((await call('rotateWebhookSecret')).errors).toBeUndefined();
  for (const late of ['rotateWebhookSecret', 'endFormerWebhookSecret']) {
    const { errors } = await call(late);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(errors?.[0]?.message).toContain('has been changed meanwhile');
    expect(JSON.stringify(errors)).not.toContain('whsec_');
  }
  await app.graphql(
    'mutation ($id: ID!) { testWebhook(id: $id) { id } }',
    { id: world.webhookId },
    { as: world.owner },
  );
  await start().look();
  expect(isSignedBy(world.secret, receiver.received.at(-1)!)).toBe(true);
});

test('while a secret is rotated both sign, for a day or until somebody ends it; no answer tells a secret twice', async () => {
  const worker = start();
  const rotate = async (): Promise<string> => {
    const { data } = await app.graphql<{ rotated: { secret: string } }>(
      'mutation ($id: ID!) { rotated: rotateWebhookSecret(id: $id) { secret webhook { formerSecretUntil } } }',
      { id: world.webhookId },
      { as: world.owner },
    );
    return data!.rotated.secret;
  };
  const sent = async (): Promise<Received> => {
    await app.graphql(
      'mutation ($id: ID!) { testWebhook(id: $id) { id } }',
      { id: world.webhookId },
      { as: world.owner },
    );
    await worker.look();
    return receiver.received.at(-1)!;
  };
  const second = await rotate();
  const both = await sent();
  expect([world.secret, second].map((secret) => isSignedBy(secret, both))).toEqual([true, true]);
  expect((await webhook()).formerSecretUntil).not.toBeNull();
  later(25 * HOUR);
  const nextDay = await sent();
  expect([world.secret, second].map((secret) => isSignedBy(secret, nextDay))).toEqual([false, true]);
  expect((await webhook()).formerSecretUntil).toBeNull();
  const third = await rotate();
  await app.graphql(
    'mutation ($id: ID!) { endFormerWebhookSecret(id: $id) { id } }',
    { id: world.webhookId },
    { as: world.owner },
  );
  const last = await sent();
  expect([second, third].map((secret) => isSignedBy(secret, last))).toEqual([false, true]);
  const trail = JSON.stringify(await app.manager.query('SELECT * FROM audit_entries'));
  const table = JSON.stringify(await app.manager.query('SELECT * FROM webhooks'));
  for (const secret of [world.secret, second, third])
    for (const text of [trail, table]) expect(text).not.toContain(secret.slice(6));
});

describe('several processes', () => {
  test('deliver everything once, and what happened to one game in order', async () => {
    const [first, second, third] = [start(), start(), start()];
    receiver.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      return { status: 200 };
    };
    const expected = Array.from({ length: 12 }, (_none, index) => 50 + index);
    for (const score of expected) await setScore(app, world, score, 40);
    await Promise.all([first.look(), second.look(), third.look()]);
    await expect.poll(async () => (await told()).every(({ state }) => state === 'delivered')).toBe(true);
    expect(scores()).toEqual(expected);
  });

  test('take over what one has begun and left: at once when it stops, after half a minute when it dies', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      receiver.answer = async () => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        return { status: 200 };
      };
    });
    const stopped = start();
    await setScore(app, world, 70, 60);
    await asked;
    await stopped.stop();
    receiver.answer = () => ({ status: 200 });
    const worker = start();
    await worker.look();
    expect(scores()).toEqual([70, 70]);
    await setScore(app, world, 71, 60);
    answer();
    await worker.look();
    await worker.stop();
    // One that died holds what it had claimed.
    await setScore(app, world, 72, 60);
    await app.manager.query("UPDATE webhook_deliveries SET leased_until = $1 WHERE state = 'waiting'", [
      new Date(clock().getTime() + 30_000),
    ]);
    const next = start();
    await next.look();
    expect(scores().slice(2)).toEqual([71]);
    later(30_000);
    await next.look();
    expect(scores().slice(2)).toEqual([71, 72]);
  });
});

test('each webhook has its share: one that hangs keeps no other waiting', async () => {
  const slow = await startReceiver();
  slow.answer = () => ({});
  await makeWebhook(app, world.owner, slow.url, ['roster.changed']);
  await app.manager.query("UPDATE roster_entries SET position = 'C' WHERE organization_id = $1", [
    world.organizationId,
  ]);
  start();
  await expect.poll(() => receiver.received.length).toBe(2);
  await slow.close();
});
