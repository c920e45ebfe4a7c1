/**
 * A backup is one gzipped tar: `manifest.json` first, then the rows of each table as PostgreSQL's COPY writes them, cut
 * into pieces `tables/NAME/NUMBER`, then the uploaded files as `uploads/KEY`, and `end.json` last, without which it is
 * not whole.
 */
export const ARCHIVE_FORMAT = 'courtbook-backup-1';

export const MANIFEST = 'manifest.json';
export const END = 'end.json';

/** The first entry: what is needed before anything is read. */
export interface Manifest {
  readonly format: typeof ARCHIVE_FORMAT;
  /** ISO time. */
  readonly createdAt: string;
  /** Names of the migrations that made the tables, in order. */
  readonly migrations: readonly string[];
  /** Columns of each table, in the order of its rows; generated ones are left out. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Media type of each uploaded file, by its storage key. */
  readonly uploads: Readonly<Record<string, string>>;
}

/** The last entry: what has to have come by then. */
export interface ArchiveEnd {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly uploads: number;
  /** Keys of files that rows speak of and the store did not have. */
  readonly missing: readonly string[];
  /** Last value of each sequence; null for one that was never used. */
  readonly sequences: Readonly<Record<string, number | null>>;
}

/** What a backup or a restore went through. */
export interface ArchiveSummary {
  readonly tables: number;
  readonly rows: number;
  readonly uploads: number;
  readonly missing: readonly string[];
}

export function summaryOf({ rows, uploads, missing }: ArchiveEnd): ArchiveSummary {
  const counts = Object.values(rows);
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0), uploads, missing };
}

/** A summary as a sentence. */
export function describeArchive({ tables, rows, uploads, missing }: ArchiveSummary): string {
  const lost = missing.length > 0 ? ` Files that were already missing: ${missing.join(', ')}.` : '';
  return `${rows} rows of ${tables} tables and ${uploads} uploaded files.${lost}`;
}

/** A table or column name for use in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
