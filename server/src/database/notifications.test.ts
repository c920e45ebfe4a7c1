import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database.js';
import { type Relay, startRelay } from '../testing/relay.js';
import { listenForTenantChanges, type TenantListener } from './notifications.js';

let database: TestDatabase;
let listener: TenantListener;
let relay: Relay;

beforeEach(async () => {
  database = await openTestDatabase();
  relay = await startRelay(new URL(inject('databaseUrl')));
  listener = await listenForTenantChanges({ url: relay.url });
});
afterEach(async () => {
  await listener.close();
  await relay.close();
  await database.close();
});

const notify = (payload: string): Promise<unknown> =>
  database.pool.query("SELECT pg_notify('tenant_changed', $1)", [payload]);

test('a message raises the version of its tenant, or of the platform, and no other', async () => {
  const { versions } = listener;
  expect(versions.healthy).toBe(true);
  const before = { seven: versions.of(900_007), eight: versions.of(900_008) };
  await notify('900007');
  await expect.poll(() => versions.of(900_007)).toBeGreaterThan(before.seven);
  expect(versions.of(900_008)).toBe(before.eight);
  const platform = versions.of('platform');
  await notify('platform');
  await expect.poll(() => versions.of('platform')).toBeGreaterThan(platform);
  expect(versions.of(900_008)).toBe(before.eight);
});

test('a message about a game raises the versions of its live rows and of those who are named, and of nothing else', async () => {
  const { versions } = listener;
  const present = (): Record<string, number> => ({
    tenant: versions.of(900_007),
    any: versions.ofLive(900_007, 'any'),
    game: versions.ofLive(900_007, 'game 41'),
    otherGame: versions.ofLive(900_007, 'game 42'),
    player: versions.ofLive(900_007, 'player 5'),
    otherPlayer: versions.ofLive(900_007, 'player 6'),
    otherTenant: versions.ofLive(900_008, 'any'),
  });
  const raisedBy = async (message: string): Promise<string[]> => {
    const before = present();
    await notify(message);
    await expect.poll(() => versions.ofLive(900_007, 'any')).toBeGreaterThan(before['any']!);
    const after = present();
    return Object.keys(before).filter((key) => after[key] !== before[key]);
  };
  expect(await raisedBy('900007:41')).toEqual(['any', 'game']);
  expect(await raisedBy('900007:41:5,7')).toEqual(['any', 'game', 'player']);
  expect(await raisedBy('900007:43:6')).toEqual(['any', 'otherPlayer']);
});

test('an own write is noticed at once, and subscribers hear of every change until they stop', async () => {
  const heard: unknown[] = [];
  const stop = listener.versions.onChange((key) => heard.push(key));
  const before = listener.versions.of(3);
  listener.versions.bump(3);
  expect(listener.versions.of(3)).toBe(before + 1);
  listener.versions.bumpAll();
  stop();
  listener.versions.bump(3);
  expect(heard.filter((key) => key === 3 || key === 'all')).toEqual([3, 'all']);
});

test('when the connection is lost the versions are unhealthy; connected again, everything counts as changed', async () => {
  const { versions } = listener;
  const before = { one: versions.of(1), platform: versions.of('platform') };
  const health: boolean[] = [];
  versions.onHealth((healthy) => health.push(healthy));
  relay.hangUp();
  await expect.poll(() => health).toEqual([false, true]);
  expect(versions.of(1)).toBeGreaterThan(before.one);
  expect(versions.of('platform')).toBeGreaterThan(before.platform);
  const again = versions.of(900_007);
  await notify('900007');
  await expect.poll(() => versions.of(900_007)).toBeGreaterThan(again);
});

test('a database that cannot be reached leaves the versions unhealthy, and closing ends the attempts', async () => {
  const errors: Error[] = [];
  const lost = await listenForTenantChanges({
    url: 'postgres://nobody@127.0.0.1:1/nothing',
    onError: (error) => errors.push(error),
  });
  expect(lost.versions.healthy).toBe(false);
  expect(errors).toHaveLength(1);
  await lost.close();
});

test('a server that stops answering counts as lost, even if the connection stays open', async () => {
  const errors: Error[] = [];
  const mute = await startRelay(new URL(inject('databaseUrl')));
  const quiet = await listenForTenantChanges({ url: mute.url, pulseMs: 50, onError: (error) => errors.push(error) });
  expect(quiet.versions.healthy).toBe(true);
  mute.fallSilent();
  await expect.poll(() => quiet.versions.healthy).toBe(false);
  expect(errors[0]?.message).toMatch('does not answer');
  await quiet.close();
  await mute.close();
});
