import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, spawnAs } from './account.js';
import { commandLine, processStart } from './processes.js';

const STOP_LIMIT_MS = 20_000;

/** What a server writes into its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/**
 * The server that runs on a cluster, whoever started it; null when there is none. A lock whose number now belongs to a
 * zombie or to another program is deleted: PostgreSQL itself would take that process for a running server and refuse to
 * start.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lock = join(cluster, 'postmaster.pid');
  const lines = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0)) return null;
  if (!commandLine(pid).includes(cluster)) {
    await rm(lock, { force: true });
    // Its Unix socket has a lock of its own, which PostgreSQL takes as seriously.
    if (Number(lines[3]) > 0) await rm(join(cluster, `${socketName(Number(lines[3]))}.lock`), { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Ends the sessions of a server that somebody has told to stop when its last one ends (what SIGTERM begins): those of a
 * process with a pool never do by themselves, and no new one is let in meanwhile. Does nothing to any other server.
 */
export async function hastenStop(cluster: string, pid: number): Promise<void> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  if (Number(lines[0]) === pid && lines[7]?.trim() === 'stopping') signal(pid, 'SIGINT');
}

/** What the system takes as the path of a Unix socket, in bytes; a longer one is cut off there. */
const LONGEST_SOCKET = 103;

/**
 * The directory of the Unix socket that a server listens on; null where there is none: the path is too long, or a
 * process of an earlier release has started it.
 */
export function socketDirectory(cluster: string, { port }: Pick<Postmaster, 'port'>): string | null {
  const path = join(cluster, socketName(port));
  return Buffer.byteLength(path) <= LONGEST_SOCKET && existsSync(path) ? cluster : null;
}

/** As PostgreSQL names it. */
const socketName = (port: number): string => `.s.PGSQL.${port}`;

/** How a server is started. */
export interface StartOptions {
  readonly program: string;
  readonly cluster: string;
  readonly account: Account | null;
  readonly log: string;
  /** False for throw-away clusters: nothing is forced to disk. */
  readonly fsync: boolean;
  /** Default: any that is free. */
  readonly port?: number;
}

/**
 * Starts a server on a port of 127.0.0.1, and on a Unix socket in the cluster's directory, and waits until it is ready.
 * It leads its own process group, so that a Ctrl-C in the terminal reaches node alone, which first finishes its
 * requests.
 * @returns null when the server gave up (another process was faster, the port was taken meanwhile, orphans of a killed
 * server still hold its memory); its log says why
 */
export async function startPostmaster(options: StartOptions): Promise<Postmaster | null> {
  const port = options.port ?? (await freePort());
  const settings = settingsFor(port, options.fsync, await takesSockets(options.cluster)).flatMap((setting) => [
    '-c',
    setting,
  ]);
  const log = openSync(options.log, 'a');
  const child = spawn(options.program, ['-D', options.cluster, ...settings], {
    ...spawnAs(options.account),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  while (!ended) {
    const found = await findPostmaster(options.cluster);
    if (found?.pid === child.pid && found?.ready) return found;
    await delay(10);
  }
  return null;
}

/**
 * Stops a server, ending its sessions, and waits until it is gone. A server that does not obey in 20 s is stopped
 * without a checkpoint.
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const start = processStart(pid);
  if (start === null) return;
  signal(pid, 'SIGINT');
  const limit = Date.now() + STOP_LIMIT_MS;
  while (processStart(pid) === start) {
    if (Date.now() > limit) {
      signal(pid, 'SIGQUIT');
      return;
    }
    await delay(10);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Whether the system can make a Unix socket in a directory; PostgreSQL ends where it cannot (some network and container
 * volumes).
 */
function takesSockets(directory: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    // Closing takes the file away.
    server.listen(join(directory, `.socket-${process.pid}`), () => server.close(() => resolve(true)));
  });
}

function settingsFor(port: number, fsync: boolean, hasSocket: boolean): string[] {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${hasSocket ? '.' : ''}`, // the cluster's own directory, which nobody else may enter
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off', // the queries are short: compiling them costs more than it saves
    'client_connection_check_interval=5s', // a statement whose process was killed ends
    'log_checkpoints=off',
    'log_min_messages=log', // broken constraints are ordinary answers of the product, not news for the log
  ];
  return fsync ? settings : [...settings, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
