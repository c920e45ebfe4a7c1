import { createHash } from 'node:crypto';
import { invalidInput } from './errors.js';

/** The values a list is sorted by, last the id: where a page ends and the next begins. */
export type SortKey = readonly (string | number | null)[];

/** What one part of a sort key may be; each may also be null. `date` is YYYY-MM-DD. */
export type KeyPart = 'integer' | 'number' | 'text' | 'date';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A list that is read in pages. */
export interface PagedList {
  /** What each part of its sort key has to be, so that nothing else reaches the database. */
  shape: readonly KeyPart[];
  /** What tells it from any other: its kind, its tenant, its conditions and direction as they were understood. */
  identity: readonly unknown[];
}

/** The mark that all cursors of a list carry. What is null or absent in the identity counts for nothing. */
export function markOf({ identity }: PagedList): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(identity)))
    .digest('base64url')
    .slice(0, 12);
}

/** The opaque form of a sort key of the list with the mark. */
export function encodeCursor(mark: string, key: SortKey): string {
  return Buffer.from(JSON.stringify([mark, ...key])).toString('base64url');
}

/**
 * The sort key in a cursor.
 * @throws 400 for `after` when it is no cursor, or one of another list, filter or direction
 */
export function decodeCursor(cursor: string, list: PagedList): SortKey {
  const found = parse(cursor);
  if (!Array.isArray(found) || typeof found[0] !== 'string')
    throw invalidInput({ field: 'after', message: 'after is not a cursor of this list.' });
  const [mark, ...key] = found as [string, ...unknown[]];
  if (mark !== markOf(list)) {
    throw invalidInput({
      field: 'after',
      message: 'after is a cursor of another list, filter or order; ask for the first page without it.',
    });
  }
  if (key.length !== list.shape.length || !key.every((value, index) => fits(value, list.shape[index]!))) {
    throw invalidInput({ field: 'after', message: 'after is not a cursor of this list.' });
  }
  return key as SortKey;
}

/** A value in which the order of fields and those that say nothing make no difference. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, canonical(each)]),
  );
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function fits(value: unknown, part: KeyPart): boolean {
  if (value === null) return true;
  if (part === 'integer') return Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
  if (part === 'number') return typeof value === 'number';
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return (
    part === 'text' ||
    (DATE.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value))
  );
}
