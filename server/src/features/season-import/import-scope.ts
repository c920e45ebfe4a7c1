import type { PoolClient } from 'pg';
import type { Write } from '../audit/write.service.js';
import type { ParsedSeason } from './parsed-season.js';
import type { ProblemList } from './problem.js';

/** One import at work in its transaction: what every step of it needs. */
export interface ImportScope {
  readonly write: Write;
  /** The transaction's own connection, for COPY. */
  readonly client: PoolClient;
  readonly season: ParsedSeason;
  readonly seasonId: number;
  /** Where rows are noted that were edited since and stay as they are. */
  readonly kept: ProblemList;
  /** Where that is noted which only the database shows to be wrong; the import then ends without a change. */
  readonly problems: ProblemList;
  readonly signal: AbortSignal | undefined;
}

/** What is done with a row of a file. */
export type RowFate = 'added' | 'changed' | 'same' | 'kept';

/**
 * Decides between what a file says, what the row was when it was imported, and what it is now, all as digests. An edit made since is never
 * overwritten; a row that nobody touched follows the file.
 * @param imported null for a row that was not imported
 */
export function fateOf(file: string, imported: string | null, now: string): RowFate {
  if (file === now) return 'same';
  return imported === now ? 'changed' : 'kept';
}
