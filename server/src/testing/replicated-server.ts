import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ensureEmbedded } from '../database/embedded.js';
import { giveTo, unprivilegedAccount } from '../database/embedded/account.js';
import { findBinaries } from '../database/embedded/binaries.js';
import { locate } from '../database/embedded/location.js';
import { type Postmaster, startPostmaster, stopPostmaster } from '../database/embedded/postmaster.js';
import { migrate } from '../database/migrate.js';
import { guard } from './guard.js';

const copy = promisify(execFile);

/** A server of the test's own with a migrated database, and its streaming replica. */
export interface ReplicatedServer {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Lets the replica take in, but not carry out, what comes from now on. */
  pause(): Promise<void>;
  /** Lets it carry out what it has taken in. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts both. The replica begins as a copy of the running primary, made the way of PostgreSQL's manual for copies by
 * hand.
 */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-replicated-'));
  await chmod(directory, 0o755); // so that the servers' account can enter it
  const primary = await ensureEmbedded({ dataDir: directory });
  let replica: Postmaster | null = null;
  const close = async (): Promise<void> => {
    if (replica !== null) await stopPostmaster(replica);
    await primary.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await migrate(primary.url);
    replica = await startReplica(directory, primary.url);
  } catch (error) {
    await close();
    throw error;
  }
  guard(directory, primary.pid, replica.pid);
  const replicaUrl = new URL(primary.url);
  replicaUrl.port = String(replica.port);
  return {
    primaryUrl: primary.url,
    replicaUrl: replicaUrl.href,
    pause: () => execute(replicaUrl.href, 'SELECT pg_wal_replay_pause()'),
    resume: () => execute(replicaUrl.href, 'SELECT pg_wal_replay_resume()'),
    close,
  };
}

async function startReplica(directory: string, primaryUrl: string): Promise<Postmaster> {
  const account = unprivilegedAccount();
  const { home, cluster } = locate(directory, account);
  const copied = join(home, 'replica');
  const own = async (file: string, text: string): Promise<void> => {
    await writeFile(join(copied, file), text);
    giveTo(account, join(copied, file));
  };
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', fast => true)");
    await copy('cp', ['-a', cluster, copied]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await own('backup_label', rows[0]!.labelfile);
  } finally {
    await client.end();
  }
  await rm(join(copied, 'postmaster.pid'));
  await own('standby.signal', '');
  const { username, password, port } = new URL(primaryUrl);
  await appendFile(
    join(copied, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  const { postgres: program } = await findBinaries(home, account);
  const started = await startPostmaster({
    program,
    cluster: copied,
    account,
    log: join(directory, 'replica.log'),
    fsync: true,
  });
  if (started === null) throw new Error(`the replica does not start; see ${join(directory, 'replica.log')}`);
  return started;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
