import 'reflect-metadata';
import { pino } from 'pino';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { ConfigError } from './config-reader.js';
import { withSessionSecret } from './config-secret.js';
import { listenForTenantChanges } from './database/notifications.js';
import { openDatabase } from './database/open.js';
import { mounts } from './mounts.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Reads the environment, opens the database, listens, and undoes it in reverse when told to end. */
async function start(): Promise<void> {
  const config = await withSessionSecret(readConfig());
  const log = pino({ level: config.logLevel });
  const onError = (error: Error): void => log.warn(error, 'a database connection broke');
  const { pool, dataSource, directUrl, close: closeDatabase } = await openDatabase(config, onError);
  const listener = await listenForTenantChanges({ url: directUrl, onError });
  const app = await createApp({ config, pool, dataSource, versions: listener.versions, log, mounts });
  stopOnSignal(log, [() => app.close(), () => listener.close(), closeDatabase]);
  const port = await app.listen(config.port, config.host);
  console.log(`Courtbook is ready: http://${config.platformHost}:${port}/`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
