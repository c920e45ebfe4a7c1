import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { wrongDatabase } from '../wrong-places.js';
import { checkServer } from './check-server.js';
import { createDataSource } from './data-source.js';
import { ensureEmbedded } from './embedded.js';
import { migrate } from './migrate.js';
import { createPool } from './pool.js';
import { useStatementNames } from './prepared.js';

/** A replica that is slower than this counts as down: the primary has the answer. */
const REPLICA_PATIENCE_MS = 5_000;

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

/**
 * Opens the configured database the same way for the server and for every command: starts or joins the embedded PostgreSQL when no
 * DATABASE_URL is given, runs missing migrations, connects.
 * @param onError told of idle connections that broke
 * @throws ConfigError naming the variable when a database of one's own cannot be reached, refuses or is not fit
 */
export async function openDatabase(
  config: Config,
  onError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  useStatementNames(config.preparedStatements);
  const embedded = config.databaseUrl === null ? await ensureEmbedded({ dataDir: config.dataDir }) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const directUrl = config.databaseDirectUrl ?? url;
  try {
    const direct = named(directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', directUrl);
    if (embedded === null) await checkServer(directUrl).catch(direct);
    await migrate(directUrl).catch(direct);
    const dataSource = await createDataSource({ url, onError }).initialize().catch(named('DATABASE_URL', url));
    const pool = createPool({ url, onError });
    const replica =
      config.databaseReplicaUrl === null
        ? null
        : createPool({ url: config.databaseReplicaUrl, patienceMs: REPLICA_PATIENCE_MS, onError });
    const close = async (): Promise<void> => {
      await Promise.allSettled([pool.end(), replica?.end(), dataSource.destroy()]);
      await embedded?.stop();
    };
    return { dataSource, pool, replica, directUrl, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Turns a failure to connect into one that names the variable. */
function named(variable: string, url: string): (error: unknown) => never {
  return (error) => {
    throw wrongDatabase(error, variable, url);
  };
}
