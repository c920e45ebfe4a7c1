import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from './features/auth/session.service.js';
import { sweep } from './sweeps.js';
import { startTestApp, type TestApp } from './testing/app.js';
import { createUser } from './testing/factories.js';

let app: TestApp;
let dataDir: string;
let now = new Date();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-sweeps-'));
  app = await startTestApp({ ownDatabase: true, config: { dataDir }, now: () => now });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('what is over goes; a sweep that fails keeps no other from running', async () => {
  const user = await createUser(app.manager, null);
  await createSession(await app.context(), user.id, null);
  await app.manager.query(
    `INSERT INTO idempotency_entries (organization_id, actor_id, key, request_hash, status, created_at) VALUES (0, $1, 'k', 'h', 200, $2)`,
    [user.id, now],
  );
  const told: string[] = [];
  const log = {
    info: (_facts: unknown, message?: string) => told.push(message ?? ''),
    warn: (_facts: unknown, message?: string) => told.push(message ?? ''),
  } as never;
  await sweep(app.app.parts.services, log);
  expect(told).toEqual([]);
  now = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);
  await app.manager.query('ALTER TABLE sessions RENAME COLUMN last_seen_at TO gone');
  await sweep(app.app.parts.services, log);
  expect(told).toEqual(['could not sweep sessions', 'swept idempotency keys']);
  await app.manager.query('ALTER TABLE sessions RENAME COLUMN gone TO last_seen_at');
  await sweep(app.app.parts.services, log);
  expect(told.slice(2)).toEqual(['swept sessions']);
});
