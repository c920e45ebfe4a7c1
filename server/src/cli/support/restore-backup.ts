import type { Client } from 'pg';
import { migrate } from '../../database/migrate.js';
import type { UploadStore } from '../../uploads/upload-store.js';
import { type ArchiveEnd, type ArchiveSummary, type Manifest, quoted, summaryOf } from './archive.js';
import { CommandError } from './command.js';
import { dropForeignKeys } from './foreign-keys.js';
import { readArchive } from './read-archive.js';
import { prepareSchema } from './restore-schema.js';
import { readTables } from './schema-facts.js';
import { TableLoader } from './table-loader.js';

/** What to restore, and where to. */
export interface RestoreInput {
  readonly file: string;
  /** A direct connection to the client's database. */
  readonly url: string;
  readonly store: UploadStore;
  /** Replaces what the database holds; otherwise it has to be empty. */
  readonly force: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Puts everything back as it was, all or nothing: one transaction, checked against the archive's own count before it
 * ends. Uploaded files are stored ahead of their rows, as ever; should the restore fail, the store's own cleaning takes
 * them away.
 * @throws CommandError when the archive is not whole, fits another version, or the database is not empty
 */
export async function restoreBackup(client: Client, input: RestoreInput): Promise<ArchiveSummary> {
  const restore = new Restore(client, input);
  try {
    await readArchive(input.file, restore, input.signal);
  } catch (error) {
    await restore.abort();
    throw error;
  }
  await migrate(input.url);
  await client.query('ANALYZE');
  return restore.summary();
}

class Restore {
  private readonly loader: TableLoader;
  private manifest: Manifest | null = null;
  private addForeignKeys: () => Promise<void> = async () => undefined;
  private end: ArchiveEnd | null = null;
  private uploads = 0;

  constructor(
    private readonly client: Client,
    private readonly input: RestoreInput,
  ) {
    this.loader = new TableLoader(client);
  }

  async begin(manifest: Manifest): Promise<void> {
    this.manifest = manifest;
    await prepareSchema(this.client, this.input.url, manifest.migrations);
    const tables = Object.keys(await readTables(this.client));
    await this.client.query('BEGIN');
    await this.client.query("SET LOCAL lock_timeout = '30s'");
    await this.client.query("SET LOCAL courtbook.keeps_history = 'off'"); // the backup has it
    await this.client.query("SET LOCAL courtbook.keeps_box_scores = 'off'"); // and the rows that follow from its games
    await this.client.query("SET LOCAL courtbook.tells_webhooks = 'off'"); // and what is still to be told
    await this.client.query("SET LOCAL courtbook.notes_changes = 'off'"); // no copy can go on from what was told before
    if (!this.input.force) await this.refuseRows(tables);
    // Tenants that are about to vanish have nobody else to announce it.
    await this.client.query("SELECT pg_notify('tenant_changed', id::text) FROM organizations");
    await this.client.query("SELECT pg_notify('tenant_changed', 'platform')");
    this.addForeignKeys = await dropForeignKeys(this.client);
    await this.client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  }

  async rows(table: string, piece: Buffer): Promise<void> {
    const columns = this.manifest?.tables[table];
    if (columns === undefined)
      throw new CommandError(`The backup has rows of a table that it does not name: ${JSON.stringify(table)}.`);
    await this.loader.add(table, columns, piece);
  }

  async upload(key: string, content: Buffer): Promise<void> {
    await this.loader.finish();
    const mime = this.manifest?.uploads[key];
    if (mime === undefined)
      throw new CommandError(`The backup has a file that it does not name: ${JSON.stringify(key)}.`);
    await this.input.store.put(key, content, mime);
    this.uploads += 1;
  }

  async finish(end: ArchiveEnd): Promise<void> {
    await this.loader.finish();
    this.checkCounts(end);
    await this.addForeignKeys();
    for (const [name, value] of Object.entries(end.sequences)) {
      if (value !== null) await this.client.query('SELECT setval($1::regclass, $2)', [quoted(name), value]);
    }
    // A backup of an older version gets the table, and a beginning, by its migration.
    if (this.manifest?.tables['changes']) await this.client.query('SELECT begin_changes_anew()');
    await this.client.query('COMMIT');
    this.end = end;
  }

  async abort(): Promise<void> {
    await this.loader.abort();
    await this.client.query('ROLLBACK');
  }

  summary(): ArchiveSummary {
    if (this.end === null) throw new Error('the restore has not ended');
    return summaryOf(this.end);
  }

  private async refuseRows(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const { rows } = await this.client.query<{ filled: boolean }>(
        `SELECT EXISTS (SELECT FROM ${quoted(table)}) AS filled`,
      );
      if (rows[0]?.filled)
        throw new CommandError('The database is not empty. With --force the backup replaces everything in it.');
    }
  }

  private checkCounts({ rows, uploads }: ArchiveEnd): void {
    const wrong = Object.entries(rows).filter(([table, count]) => (this.loader.loaded.get(table) ?? 0) !== count);
    if (wrong.length > 0)
      throw new CommandError(
        `The backup is damaged: the number of rows differs in ${wrong.map(([table]) => table).join(', ')}.`,
      );
    if (this.uploads !== uploads)
      throw new CommandError(
        `The backup is damaged: it should have ${uploads} uploaded files and has ${this.uploads}.`,
      );
  }
}
