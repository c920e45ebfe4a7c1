import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { checkDataDirectory, wrongDatabase, wrongDataDirectory } from '../connection-errors.js';
import { checkServer } from './check-server.js';
import type { WatchEvents } from './embedded/watch.js';
import { createDataSource } from './data-source.js';
import { ensureEmbedded, isEmbeddedUp } from './embedded.js';
import { type DatabaseLimits, DEFAULT_LIMITS } from './limits/limits.js';
import { migrate } from './migrate.js';
import { createPool } from './pool.js';
import { useStatementNames } from './prepared.js';

/** A replica that is slower than this counts as down: the primary has the answer. */
const REPLICA_LIMITS: DatabaseLimits = { ...DEFAULT_LIMITS, connectMs: 5_000, statementMs: 5_000 };

/** The migrated database with its connections. */
export interface OpenDatabase {
  /** For TypeORM's writes. */
  readonly dataSource: DataSource;
  /** For reads by prepared statements. */
  readonly pool: Pool;
  /** The same on DATABASE_REPLICA_URL, whether it can be reached or not; null when none is given. */
  readonly replica: Pool | null;
  /** Past any transaction pooling: for LISTEN. */
  readonly directUrl: string;
  /** Ends all connections and, when nobody else uses it, the embedded server. */
  close(): Promise<void>;
}

/** How a database is opened. */
export interface OpenOptions {
  /** Told of idle connections that broke. */
  readonly onError?: (error: Error) => void;
  /** Every statement of a command may take as long as the long ones of the server, which is the default. */
  readonly kind?: 'server' | 'command';
  /** Told when the own PostgreSQL ends by itself, which is then started again; without them nobody looks. */
  readonly events?: WatchEvents;
}

/**
 * Opens the configured database the same way for the server and for every command: starts or joins the embedded
 * PostgreSQL when no DATABASE_URL is given, runs missing migrations, connects.
 * @throws ConfigError saying why DATA_DIR cannot hold one; naming the variable when a database of one's own cannot be
 *   reached, refuses or is not fit
 */
export async function openDatabase(
  config: Config,
  { onError = () => undefined, kind = 'server', events }: OpenOptions = {},
): Promise<OpenDatabase> {
  useStatementNames(config.preparedStatements);
  // Joining takes no room, and a backup to elsewhere is what one wants of a server whose disk is full.
  const joins = async (): Promise<boolean> => kind === 'command' && (await isEmbeddedUp(config.dataDir));
  if (config.databaseUrl === null) await checkDataDirectory(config.dataDir, joins);
  const embedded = config.databaseUrl === null ? await openEmbedded(config, events) : null;
  const { databasePoolSize: poolSize, databaseReplicaUrl: replicaUrl } = config;
  const limits = kind === 'server' ? config.databaseLimits : forCommands(config.databaseLimits);
  const url = config.databaseUrl ?? embedded?.localUrl ?? '';
  const directUrl = config.databaseDirectUrl ?? url;
  try {
    const direct = named(directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', directUrl);
    if (embedded === null) await checkServer(directUrl, limits).catch(direct);
    await migrate(directUrl, undefined, limits).catch(direct);
    const connections = { url, limits, onError };
    const dataSource = await createDataSource({ ...connections, poolSize })
      .initialize()
      .catch(named('DATABASE_URL', url));
    const pool = createPool({ ...connections, max: poolSize });
    const replica =
      replicaUrl === null
        ? null
        : createPool({ ...connections, url: replicaUrl, max: poolSize, limits: REPLICA_LIMITS });
    const close = async (): Promise<void> => {
      await Promise.allSettled([pool.end(), replica?.end(), dataSource.destroy()]);
      await embedded?.stop();
    };
    return { dataSource, pool, replica, directUrl, close };
  } catch (error) {
    await embedded?.stop();
    throw embedded === null ? error : wrongDataDirectory(error, config.dataDir);
  }
}

async function openEmbedded({ dataDir }: Config, events: WatchEvents | undefined): ReturnType<typeof ensureEmbedded> {
  try {
    return await ensureEmbedded({ dataDir, ...(events && { events }) });
  } catch (error) {
    throw wrongDataDirectory(error, dataDir);
  }
}

/** Nobody waits for a command but who has called it. */
function forCommands(limits: DatabaseLimits): DatabaseLimits {
  const { longStatementMs } = limits;
  return { ...limits, statementMs: longStatementMs, lockMs: longStatementMs, idleInTransactionMs: longStatementMs };
}

/** Turns a failure to connect into one that names the variable. */
function named(variable: string, url: string): (error: unknown) => never {
  return (error) => {
    throw wrongDatabase(error, variable, url);
  };
}
