import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../lib/log.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame } from '../testing/factories.js';
import { type KilledServers, startKilledServers } from '../testing/killed-servers.js';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.js';
import { createWebhookWorld, deliveriesOf } from '../testing/webhook-world.js';
import { startWebhooks } from './worker.js';

/** How often a server is killed: `WEBHOOK_KILLS=50` for a long run. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 2);
const GAMES = 3;
const SESSION_SECRET = 's'.repeat(32);

let app: TestApp;
let servers: KilledServers;
let receiver: WebhookReceiver;
let now = 0;
beforeAll(async () => {
  receiver = await startReceiver();
  const environment = { SESSION_SECRET, WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' };
  app = await startTestApp({
    ownDatabase: true,
    config: { sessionSecret: SESSION_SECRET, webhookPrivateHosts: ['127.0.0.1'] },
    now: () => new Date(Math.max(now, Date.now())),
  });
  servers = await startKilledServers(app.database.url, 1, environment);
});
afterAll(async () => {
  await servers.close();
  await app.close();
  await receiver.close();
});

const SET_SCORE = `mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { version } }`;

test('a process is killed right after each commit: every change is told, of each game in order', async () => {
  const world = await createWebhookWorld(app, receiver.url);
  const games = await Promise.all(
    Array.from({ length: GAMES }, async () => (await createGame(app.manager, world.organizationId)).id),
  );
  receiver.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30)); // some are under way when it is killed
    return { status: 200 };
  };
  const versions = new Map<number, number>();
  const committed = new Map(games.map((id) => [id, [] as number[]]));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    for (const id of games) {
      const input = { homeScore: 100 + kill, awayScore: 50, expectedVersion: versions.get(id) ?? 1 };
      const { data, errors } = await servers.ask<{ setGameScore: { version: number } }>(
        SET_SCORE,
        { id: String(id), input },
        world.owner,
      );
      expect(errors).toBeUndefined();
      versions.set(id, data!.setGameScore.version);
      committed.get(id)!.push(100 + kill);
    }
    await servers.kill(0);
  }
  // By this process's clock, which is ahead, their claims would be over although they are at it.
  await servers.close();
  // Claims of those that were killed are over by then; another process goes on.
  const worker = startWebhooks(app.app.parts.services, createLog('silent'));
  await expect
    .poll(async () => {
      now = Date.now() + 31_000;
      await worker.look();
      return (await deliveriesOf(app, world.organizationId)).filter(({ state }) => state !== 'delivered');
    })
    .toEqual([]);
  await worker.stop();
  for (const [id, scores] of committed) {
    const told = receiver.received
      .filter(({ body }) => body.data['gameId'] === String(id))
      .map(({ body }) => ({ id: body.id, score: (body.data['after'] as { homeScore: number }).homeScore }));
    // At least once: what was under way when its process was killed comes again, and before what happened after it.
    expect(told.filter(({ id: event }, index) => event !== told[index - 1]?.id).map(({ score }) => score)).toEqual(
      scores,
    );
  }
}, 3_600_000);
