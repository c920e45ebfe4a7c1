import 'reflect-metadata';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type App, createApp, listenOn } from './app.js';
import { type Config, readConfig } from './config.js';
import { ConfigError } from './config-reader.js';
import { withSessionSecret } from './config-secret.js';
import type { WatchEvents } from './database/embedded/watch.js';
import { listenForTenantChanges } from './database/notifications.js';
import { openDatabase, type OpenDatabase } from './database/open.js';
import { Replica } from './database/replica.js';
import type { TenantVersions } from './database/tenant-versions.js';
import { describeFilled, fillEmptyDatabase } from './demo/fill-empty-database.js';
import { endOnSurprise } from './end-on-surprise.js';
import { metricsServer } from './http/monitoring/metrics-server.js';
import { describeError } from './lib/error-facts.js';
import { createLog } from './lib/log.js';
import { routers } from './routers.js';
import { startMails } from './mails/worker.js';
import { pushKeys } from './features/push/push-keys.service.js';
import { startPush } from './push/worker.js';
import { startSweeping } from './sweeps.js';
import { startWebhooks } from './webhooks/worker.js';
import { stopOnSignal, stopSteps } from './stop-on-signal.js';
import { checkDataDirectory, wrongAddress, wrongDataDirectory } from './connection-errors.js';

/** How long what is open may take to close. */
const END_LIMIT_MS = 10_000;

/** What has been opened so far, in the order in which it has to be closed. */
const opened: (() => Promise<void>)[] = [];

/** Reads the environment, opens the database, listens; told to end, closes all of it in reverse. */
async function start(): Promise<void> {
  const read = readConfig();
  if (keepsFiles(read)) await checkDataDirectory(read.dataDir);
  const config = await withSessionSecret(read).catch((error: unknown) => {
    throw wrongDataDirectory(error, read.dataDir);
  });
  const log = createLog(config.logLevel);
  stopOnSignal(log, opened);
  const onError = ({ message }: Error): void => log.warn({ reason: message }, 'a database connection broke');
  const database = await openDatabase(config, { onError, events: ownDatabaseEvents(config, log) });
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
    routers,
  });
  // After the server itself: what is followed ends at once, though a mail may be on its way for some seconds yet.
  const workers: (() => Promise<void>)[] = [];
  opened.unshift(() => stopSteps(workers, (error) => log.error({ err: error }, 'a worker could not be stopped')));
  opened.unshift(() => app.close());
  const filled = await fillEmptyDatabase(app.parts.services);
  if (filled !== null) console.log(describeFilled(filled));
  workers.unshift(startSweeping(app.parts.services, log));
  const webhooks = startWebhooks(app.parts.services, log);
  workers.unshift(() => webhooks.stop());
  const mails = startMails(app.parts.services, log);
  workers.unshift(() => mails.stop());
  await pushKeys(app.parts.services);
  const push = startPush(app.parts.services, log);
  workers.unshift(() => push.stop());
  const port = await app.listen(config.port, config.host).catch((error: unknown) => {
    throw wrongAddress(error, config.host, config.port);
  });
  await listenForMetrics(config, app);
  console.log(`Courtbook is ready: http://${config.platformHost}:${port}/`);
}

/** Whether anything at all is kept in DATA_DIR. */
function keepsFiles({ databaseUrl, s3, sessionSecret }: Config): boolean {
  return databaseUrl === null || s3 === null || sessionSecret === null;
}

/** Serves /metrics on its own port, where there is one. */
async function listenForMetrics({ metricsPort: port, host }: Config, app: App): Promise<void> {
  if (port === null) return;
  const server = metricsServer(app.parts.metrics);
  await listenOn(server, port, host).catch((error: unknown) => {
    throw wrongAddress(error, host, port, 'METRICS_PORT');
  });
  opened.unshift(async () => void server.close());
}

/** What is said and done when the own PostgreSQL ends by itself. */
function ownDatabaseEvents({ dataDir }: Config, log: Logger): WatchEvents {
  return {
    onDown: () => log.error('the own PostgreSQL has ended: it is started again'),
    onNoRoom: () =>
      log.error({ dataDir }, 'the disk of DATA_DIR is full: the own PostgreSQL is started once there is room'),
    onUp: () => log.warn('the own PostgreSQL runs again'),
    onGiveUp: ({ message }) =>
      void end(
        `The own PostgreSQL in ${dataDir} cannot be kept running: ${message}. Its log is ${join(dataDir, 'postgres.log')}.`,
      ),
  };
}

/** The last words of a process that cannot go on. */
async function end(words: string): Promise<never> {
  console.error(words);
  setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
  await stopSteps(opened, (failure) => console.error(describeError(failure)));
  process.exit(1);
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

endOnSurprise();
try {
  await start();
} catch (error) {
  await end(error instanceof ConfigError ? error.message : describeError(error));
}
