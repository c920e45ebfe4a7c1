/**
 * The server that browser tests talk to: the built product with demo data in a directory of its own, on E2E_PORT.
 * Removes everything when it is told to end. Playwright starts it.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

const port = process.env.E2E_PORT ?? '4100';
// Tests look for mails by the port: support/mails.ts
const dataDir = await mkdtemp(join(tmpdir(), `courtbook-e2e-${port}-`));
await chmod(dataDir, 0o755); // so that the database's account can enter it when this runs as root
const { DATABASE_URL: _own, ...inherited } = process.env;
const child = spawn(process.execPath, ['--enable-source-maps', `${root}server/dist/main.js`], {
  cwd: root,
  env: {
    ...inherited,
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    ADMIN_PASSWORD: process.env.E2E_PASSWORD ?? 'correct-horse-battery',
    // A busy machine is no reason to refuse anything.
    RATE_LIMIT: '0',
    RATE_LIMIT_OWN: '0',
    // All browsers of a run share one address.
    LIVE_OPERATIONS_PER_ADDRESS: '10000',
    // Receivers and push services of tests run on this machine.
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    PUSH_PRIVATE_HOSTS: '127.0.0.1',
    DATABASE_CONNECT_TIMEOUT: '60',
    DATABASE_STATEMENT_TIMEOUT: '120',
    DATABASE_LOCK_TIMEOUT: '120',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));
child.once('close', async (status) => {
  await rm(dataDir, { recursive: true, force: true });
  process.exit(status ?? 1);
});
