import 'reflect-metadata';
import { type Logger, pino } from 'pino';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { ConfigError } from './config-reader.js';
import { withSessionSecret } from './config-secret.js';
import { listenForTenantChanges } from './database/notifications.js';
import { openDatabase, type OpenDatabase } from './database/open.js';
import { Replica } from './database/replica.js';
import type { TenantVersions } from './database/tenant-versions.js';
import { describeFilled, fillEmptyDatabase } from './demo/fill-empty-database.js';
import { mounts } from './mounts.js';
import { startSweeping } from './sweeps.js';
import { stopOnSignal, stopSteps } from './stop-on-signal.js';
import { wrongAddress } from './wrong-places.js';

/** What has been opened so far, in the order in which it has to be closed. */
const opened: (() => Promise<void>)[] = [];

/** Reads the environment, opens the database, listens; told to end, closes all of it in reverse. */
async function start(): Promise<void> {
  const config = await withSessionSecret(readConfig());
  const log = pino({ level: config.logLevel });
  stopOnSignal(log, opened);
  // The driver's errors carry the whole connection with its statements, which is no line for a log.
  const onError = ({ message }: Error): void => log.warn({ reason: message }, 'a database connection broke');
  const database = await openDatabase(config, onError);
  opened.unshift(() => database.close());
  const listener = await listenForTenantChanges({ url: database.directUrl, onError });
  opened.unshift(() => listener.close());
  const { pool, dataSource } = database;
  const replica = useReplica(database, listener.versions, log);
  opened.unshift(async () => replica?.close());
  const app = await createApp({
    config,
    pool,
    dataSource,
    ...(replica && { replica }),
    versions: listener.versions,
    log,
    mounts,
  });
  opened.unshift(() => app.close());
  const filled = await fillEmptyDatabase(app.parts.services);
  if (filled !== null) console.log(describeFilled(filled));
  opened.unshift(startSweeping(app.parts.services, log));
  const port = await app.listen(config.port, config.host).catch((error: unknown) => {
    throw wrongAddress(error, config.host, config.port);
  });
  console.log(`Courtbook is ready: http://${config.platformHost}:${port}/`);
}

/** The replica, when one is given. Whether it can be read from it finds out by itself, now and later. */
function useReplica(
  { pool: primary, replica: pool }: OpenDatabase,
  versions: TenantVersions,
  log: Logger,
): Replica | null {
  if (pool === null) return null;
  const onDown = ({ message }: Error): void =>
    log.warn({ reason: message }, 'the replica is not read from: the primary answers everything');
  return new Replica({
    primary,
    pool,
    versions,
    onDown,
    onUp: () => log.info('visitors are answered from the replica'),
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  await stopSteps(opened, console.error);
  process.exit(1);
}
