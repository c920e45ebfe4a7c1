import { invalidInput } from './errors.js';

/** The values a list is sorted by, last the id: where a page ends and the next begins. */
export type SortKey = readonly (string | number | null)[];

/** What one part of a sort key may be; each may also be null. `date` is YYYY-MM-DD. */
export type KeyPart = 'integer' | 'number' | 'text' | 'date';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The opaque form of a sort key. */
export function encodeCursor(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * The sort key in a cursor.
 * @param shape what each part has to be, so that nothing else reaches the database
 * @throws 400 for `after` when it is not a cursor of such a list
 */
export function decodeCursor(cursor: string, shape: readonly KeyPart[]): SortKey {
  const key = parse(cursor);
  if (!Array.isArray(key) || key.length !== shape.length || !key.every((value, index) => fits(value, shape[index]!))) {
    throw invalidInput({ field: 'after', message: 'after is not a cursor of this list.' });
  }
  return key as SortKey;
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
