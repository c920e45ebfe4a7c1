import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.js';

/** A configuration whose secret is known. */
export type ConfigWithSecret = Config & { readonly sessionSecret: string };

/**
 * Completes the configuration with the secret kept in DATA_DIR, which is made at the first start; SESSION_SECRET goes
 * first.
 */
export async function withSessionSecret(config: Config): Promise<ConfigWithSecret> {
  return { ...config, sessionSecret: config.sessionSecret ?? (await keptSecret(config.dataDir)) };
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session.secret');
  await mkdir(dataDir, { recursive: true });
  // Written aside and linked into place: of two processes that start at once one wins, and nobody reads half a secret.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
