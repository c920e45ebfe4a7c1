import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.js';
import { withSessionSecret } from './config-secret.js';

test('a secret is made once, kept for its owner alone, and SESSION_SECRET goes before it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-secret-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const config = readConfig({ DATA_DIR: directory });
  const [first, second] = await Promise.all([withSessionSecret(config), withSessionSecret(config)]);
  expect(first.sessionSecret).toHaveLength(43);
  expect(second.sessionSecret).toBe(first.sessionSecret);
  expect((await withSessionSecret(config)).sessionSecret).toBe(first.sessionSecret);
  expect((await stat(join(directory, 'session.secret'))).mode & 0o777).toBe(0o600);
  const given = 'g'.repeat(32);
  expect((await withSessionSecret({ ...config, sessionSecret: given })).sessionSecret).toBe(given);
});
