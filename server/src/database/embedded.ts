import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { unprivilegedAccount } from './embedded/account.js';
import { type Binaries, findBinaries } from './embedded/binaries.js';
import { ensureCluster, passwordOf, SUPERUSER } from './embedded/cluster.js';
import { locate } from './embedded/location.js';
import { participate } from './embedded/participants.js';
import { processStart } from './embedded/processes.js';
import { logLength, startFailure } from './embedded/start-failure.js';
import { watch, type WatchEvents } from './embedded/watch.js';
import {
  findPostmaster,
  hastenStop,
  type Postmaster,
  socketDirectory,
  startPostmaster,
  type StartOptions,
  stopPostmaster,
} from './embedded/postmaster.js';

const DATABASE = 'courtbook';
const START_LIMIT_MS = 60_000;

/** A running embedded PostgreSQL that this process may use until it calls `stop`. */
export interface EmbeddedDatabase {
  /** Connection string of the product's own database, superuser and password included. */
  readonly url: string;
  /** The same by the server's Unix socket, where it has one: a statement takes less on its way than by TCP. */
  readonly localUrl: string;
  readonly port: number;
  /** Process number of the server. */
  readonly pid: number;
  /** False when the server was already up. */
  readonly startedByUs: boolean;
  /** Ends this process's use. The last process to end its use stops the server; the others leave it running. */
  stop(): Promise<void>;
}

/** Where the embedded database lives and how careful it is. */
export interface EmbeddedOptions {
  /** DATA_DIR: the cluster goes into its folder `postgres`. */
  readonly dataDir: string;
  /** Default true. False only for throw-away data: faster, and lost when the machine goes down. */
  readonly fsync?: boolean;
  /** With them the server is watched, and started again on its port when it ends by itself. */
  readonly events?: WatchEvents;
}

/**
 * Makes sure that the embedded PostgreSQL runs: joins the server that is up on this data directory (also one that
 * outlived a killed process), or makes the cluster when there is none and starts it.
 * @throws UnusableClusterError saying why it cannot; with the end of the server's log when it does not come up
 */
export async function ensureEmbedded({ dataDir, fsync = true, events }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = unprivilegedAccount();
  const { home, cluster, participants, log } = locate(dataDir, account);
  const participation = await participate(participants);
  let endWatch = async (): Promise<void> => undefined;
  const stop = once(async () => {
    await endWatch();
    await participation.leave(() => stopRunning(cluster));
  });
  try {
    const start = async (port?: number): Promise<Postmaster | null> => {
      const binaries: Binaries = await findBinaries(home, account);
      await ensureCluster(cluster, binaries.initdb, account, fsync);
      return startPostmaster({
        program: binaries.postgres,
        cluster,
        account,
        log,
        fsync,
        ...(port !== undefined && { port }),
      } satisfies StartOptions);
    };
    const { postmaster, startedByUs } = await joinOrStart(cluster, log, start);
    const server = `postgres://${SUPERUSER}:${await passwordOf(cluster)}@127.0.0.1:${postmaster.port}`;
    await ensureDatabase(server);
    const { port, pid } = postmaster;
    if (events)
      endWatch = watchServer(
        cluster,
        postmaster,
        async () => (await joinOrStart(cluster, log, () => start(port))).postmaster,
        events,
      );
    const url = `${server}/${DATABASE}`;
    const directory = socketDirectory(cluster, postmaster);
    const localUrl = directory === null ? url : `${url}?host=${encodeURIComponent(directory)}`;
    return { url, localUrl, port, pid, startedByUs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether a server is up on this data directory, so that `ensureEmbedded` would join it. */
export async function isEmbeddedUp(dataDir: string): Promise<boolean> {
  return (await findPostmaster(locate(dataDir, unprivilegedAccount()).cluster))?.ready === true;
}

async function joinOrStart(
  cluster: string,
  log: string,
  start: () => Promise<Postmaster | null>,
): Promise<{ postmaster: Postmaster; startedByUs: boolean }> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const running = await findPostmaster(cluster);
    if (running?.ready) return { postmaster: running, startedByUs: false };
    if (running === null) {
      const before = await logLength(log);
      const started = await start();
      if (started !== null) return { postmaster: started, startedByUs: true };
      const failure = (await findPostmaster(cluster)) === null ? await startFailure(cluster, log, before) : null;
      if (failure !== null) throw failure;
    }
    await delay(50); // it is starting or stopping, or its orphans are about to end: look again
  }
  const report = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n');
  throw new Error(`the embedded PostgreSQL does not start. The end of ${log}:\n${report}`);
}

/**
 * Several processes may share the server, and watch it: the first to notice starts it, on the port that all of them
 * know.
 * @param restart starts it, or finds the one that another process has started
 */
function watchServer(
  cluster: string,
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  events: WatchEvents,
): () => Promise<void> {
  let { pid } = first;
  let start = processStart(pid);
  return watch({
    ...events,
    async isRunning() {
      if (start === null || processStart(pid) !== start) return false;
      await hastenStop(cluster, pid);
      return true;
    },
    async restart() {
      const again = await restart();
      if (again.port !== first.port)
        throw new Error(`it runs on port ${again.port} now, and not on ${first.port} any more`);
      ({ pid } = again);
      start = processStart(pid);
    },
  });
}

async function stopRunning(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running !== null) await stopPostmaster(running);
}

async function ensureDatabase(server: string): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`).catch(ignoreDuplicate);
  } finally {
    await client.end();
  }
}

/** Two processes may come to create the database at once; either error says that the other one has. */
function ignoreDuplicate(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= action());
}
