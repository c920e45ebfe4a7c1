import type { PoolClient } from 'pg';
import type { Write } from '../audit/write.service.js';
import type { ParsedSeason } from './reading/parsed-season.js';
import type { ProblemList } from './reporting/problem.js';

/** One import at work in its transaction: what every step of it needs. */
export interface ImportScope {
  readonly write: Write;
  /** The transaction's own connection, for COPY. */
  readonly client: PoolClient;
  readonly season: ParsedSeason;
  readonly seasonId: number;
  /** Where rows are noted that were edited or deleted since and stay as they are. */
  readonly kept: ProblemList;
  /** Where that is noted which only the database shows to be wrong; the import then ends without a change. */
  readonly problems: ProblemList;
  readonly signal: AbortSignal | undefined;
}

/** What is done with a row of a file. */
export type RowChangeKind = 'added' | 'changed' | 'same' | 'kept';

/**
 * Decides between what a file says and what the row is now, as digests. An edit made since the import is never
 * overwritten; a row that nobody touched follows the file.
 * @param isUntouched whether the row is what an import made of it
 */
export function changeKindOf(file: string, now: string, isUntouched: boolean): RowChangeKind {
  if (file === now) return 'same';
  return isUntouched ? 'changed' : 'kept';
}
