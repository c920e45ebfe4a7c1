import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type DatabaseLimits, DEFAULT_LIMITS } from './limits/limits.js';
import { setLimits } from './limits/write-limits.js';
import { migrationsDirectory } from './migrations-directory.js';

/** Any number that no other program uses as advisory lock in the same database. */
const MIGRATION_LOCK = 4_021_977;
/**
 * Whoever waits for a whole table holds up everybody who comes after: a table that is in use for longer stops the
 * start.
 */
const LOCK_MS = 30_000;
const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/;

/**
 * Brings a database up to the newest migration: all missing ones in one transaction, in the order of their numbers. A
 * second process that does the same at once waits for the first and then finds nothing to do.
 * @param url a direct connection (no transaction pooling)
 * @param limits a statement may take as long as the long ones
 * @returns the names of the migrations that were run now
 * @throws when a file is misnamed or its SQL fails; the database is then as before
 */
export async function migrate(
  url: string,
  directory = migrationsDirectory(),
  limits = DEFAULT_LIMITS,
): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize: 2, // one holds the lock, the other one works
    connectTimeoutMS: limits.connectMs,
    migrations: await readMigrations(directory, limits),
    migrationsTableName: 'migrations',
    installExtensions: false,
    applicationName: 'courtbook migrations',
  });
  await dataSource.initialize();
  try {
    return await dataSource.transaction(async (lock) => {
      await setLimits(lock, {
        statementMs: limits.longStatementMs,
        lockMs: limits.longStatementMs,
        idleInTransactionMs: 0,
      });
      await lock.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      return (await dataSource.runMigrations({ transaction: 'all' })).map(({ name }) =>
        name.slice(0, -TIMESTAMP_DIGITS),
      );
    });
  } finally {
    await dataSource.destroy();
  }
}

/** TypeORM takes the last 13 characters of a migration's name for its time, and runs in that order. */
const TIMESTAMP_DIGITS = 13;

async function readMigrations(directory: string, limits: DatabaseLimits): Promise<(new () => MigrationInterface)[]> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    files.map(async (file) => {
      const [, number, title] = FILE_NAME.exec(file) ?? [];
      if (number === undefined) throw new Error(`migrations/${file}: a migration is named NNNN-what-it-does.sql`);
      if (numbers.has(number)) throw new Error(`migrations/${file}: the number ${number} is taken`);
      numbers.add(number);
      return sqlMigration(`${number}-${title}`, Number(number), await readFile(join(directory, file), 'utf8'), limits);
    }),
  );
}

function sqlMigration(
  title: string,
  number: number,
  sql: string,
  { longStatementMs }: DatabaseLimits,
): new () => MigrationInterface {
  return class {
    readonly name = title + String(number).padStart(TIMESTAMP_DIGITS, '0');

    async up(queryRunner: QueryRunner): Promise<void> {
      await setLimits(queryRunner, { statementMs: longStatementMs, lockMs: LOCK_MS, idleInTransactionMs: 0 });
      await queryRunner.query(sql);
    }

    async down(): Promise<void> {
      throw new Error('migrations go forward only: restore a backup instead');
    }
  };
}
