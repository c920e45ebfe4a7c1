import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createWebhookWorld,
  deliveriesOf,
  makeWebhook,
  setScore,
  type WebhookWorld,
} from '../../testing/webhook-world.js';
import { sweepWebhookDeliveries } from './webhook-deliveries.service.js';

const DAY = 24 * 60 * 60 * 1000;
let later = 0;
let app: TestApp;
let world: WebhookWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, now: () => new Date(Date.now() + later) });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createWebhookWorld(app);
});

const ask = <Data = Record<string, unknown>>(query: string, variables: Record<string, unknown> = {}) =>
  app.graphql<Data>(query, variables, { as: world.owner });
const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { url events } } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { state version } }';

test('an address has to be one of the public network, and an event has to be chosen', async () => {
  for (const url of [
    '',
    'hooks',
    'http://hooks.example.org/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
  ]) {
    const { errors } = await ask(CREATE, { input: { url, events: ['GAME_FINAL'] } });
    expect([url, errors?.[0]?.extensions]).toMatchObject([url, { code: 'BAD_USER_INPUT', errors: [{ field: 'url' }] }]);
  }
  const none = await ask(CREATE, { input: { url: 'https://hooks.example.org/', events: [] } });
  expect(none.errors?.[0]?.extensions.errors).toMatchObject([{ field: 'events' }]);
  const { data } = await ask(CREATE, {
    input: { url: ' https://HOOKS.example.org/a ', events: ['ROSTER_CHANGED', 'GAME_FINAL', 'GAME_FINAL'] },
  });
  expect(data).toEqual({
    createWebhook: { webhook: { url: 'https://hooks.example.org/a', events: ['GAME_FINAL', 'ROSTER_CHANGED'] } },
  });
});

test('the trail says where a webhook goes, and not what its address has to open something', async () => {
  const { webhookId: id } = await makeWebhook(app, world.owner, 'https://hooks.example.org/in?code=first');
  await ask(UPDATE, { id, input: { url: 'https://hooks.example.org/in?code=second', expectedVersion: 1 } });
  const trail = await app.manager.query<{ action: string; changes: Record<string, unknown> }[]>(
    `SELECT action, changes FROM audit_entries WHERE organization_id = $1 AND entity_type = 'webhook' AND entity_id = $2 ORDER BY id`,
    [world.organizationId, id],
  );
  const address = 'https://hooks.example.org/in';
  expect(trail.map(({ action, changes }) => [action, changes['url']])).toEqual([
    ['webhook.create', [null, address]],
    ['webhook.update', [address, address]],
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/first|second/);
});

test('an organization has at most twenty', async () => {
  for (let count = 1; count < 20; count += 1) await makeWebhook(app, world.owner, 'https://hooks.example.org/');
  const { errors } = await ask(CREATE, { input: { url: 'https://hooks.example.org/', events: ['GAME_FINAL'] } });
  expect(errors?.[0]?.extensions.code).toBe('UNPROCESSABLE');
});

test('of two who change one at once the second is told; switched off, it is told of nothing and sends nothing', async () => {
  const id = world.webhookId;
  await setScore(app, world, 70, 60);
  const off = await ask(UPDATE, { id, input: { isOn: false, expectedVersion: 1 } });
  expect(off.data).toEqual({ updateWebhook: { state: 'OFF', version: 2 } });
  const late = await ask(UPDATE, { id, input: { url: 'https://other.example.org/', expectedVersion: 1 } });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await setScore(app, world, 71, 60);
  const deliveries = await deliveriesOf(app, world.organizationId);
  expect(deliveries).toHaveLength(1);
  const { errors } = await ask('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }', {
    id: String(deliveries[0]!.id),
  });
  expect(errors?.[0]?.extensions.code).toBe('UNPROCESSABLE');
});

test('a deleted one returns with its log, its secrets, and what waited', async () => {
  await setScore(app, world, 70, 60);
  const stored = async (): Promise<unknown> =>
    app.manager.query(
      'SELECT * FROM webhooks w JOIN webhook_deliveries d ON d.webhook_id = w.id WHERE w.organization_id = $1',
      [world.organizationId],
    );
  const before = await stored();
  const { data } = await ask<{ gone: { undoId: string } }>(
    'mutation ($id: ID!) { gone: deleteWebhook(id: $id) { undoId } }',
    { id: world.webhookId },
  );
  expect(await stored()).toEqual([]);
  const staff = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { id } }',
    { id: data!.gone.undoId },
    { as: world.ann },
  );
  expect(staff.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await ask('mutation ($id: ID!) { undo(id: $id) { id } }', { id: data!.gone.undoId })).errors).toBeUndefined();
  expect(await stored()).toEqual(before);
});

test('the log is read page by page and by state, with what each is about; what is done goes after 30 days', async () => {
  await setScore(app, world, 70, 60);
  for (let count = 0; count < 3; count += 1) await setScore(app, world, 71 + count, 60);
  await app.manager.query(
    "UPDATE webhook_deliveries SET state = 'delivered', ended_at = $2 WHERE organization_id = $1 AND kind = 'game.final'",
    [world.organizationId, new Date()],
  );
  const LOG = `query ($id: ID!, $state: WebhookDeliveryState, $after: String) { log: webhookDeliveries(webhookId: $id, state: $state, first: 2, after: $after) {
    nodes { kind state gameId label } totalCount pageInfo { hasNextPage endCursor } } }`;
  interface Log {
    log: {
      nodes: { kind: string; state: string; gameId: string; label: string }[];
      totalCount: number;
      pageInfo: { endCursor: string };
    };
  }
  const first = (await ask<Log>(LOG, { id: world.webhookId })).data!.log;
  expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
  expect(first.nodes[0]).toEqual({
    kind: 'SCORE_CORRECTED',
    state: 'WAITING',
    gameId: String(world.gameId),
    label: expect.stringContaining(' vs ') as unknown,
  });
  const second = (await ask<Log>(LOG, { id: world.webhookId, after: first.pageInfo.endCursor })).data!.log;
  expect(second.nodes.map(({ kind }) => kind)).toEqual(['SCORE_CORRECTED', 'GAME_FINAL']);
  const done = (await ask<Log>(LOG, { id: world.webhookId, state: 'DELIVERED' })).data!.log;
  expect(done).toMatchObject({ totalCount: 1, nodes: [{ kind: 'GAME_FINAL' }] });
  later = 29 * DAY;
  await sweepWebhookDeliveries(app.app.parts.services);
  expect(await deliveriesOf(app, world.organizationId)).toHaveLength(4);
  later = 31 * DAY;
  await sweepWebhookDeliveries(app.app.parts.services);
  expect(await deliveriesOf(app, world.organizationId)).toHaveLength(3);
  later = 0;
});
