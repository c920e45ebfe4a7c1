import { notFound } from './errors.js';

/**
 * A positive integer id from what a caller sent. Anything else answers like a missing row, since ids are opaque to
 * callers. `entityLabel` is the field's term for the 404.
 */
export function parseId(value: string | number, entityLabel: string): number {
  const text = String(value);
  const id = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0;
  if (id === 0 || id > 2_147_483_647) throw notFound(entityLabel);
  return id;
}

/** As `parseId`, for several: each once, ascending, so that rows are locked in one order. */
export function distinctIds(values: readonly (string | number)[], entityLabel: string): number[] {
  return [...new Set(values.map((value) => parseId(value, entityLabel)))].toSorted((a, b) => a - b);
}

/** As `parseId`, for lookups that answer null instead of throwing. */
export function tryId(value: string | number): number | null {
  const text = String(value);
  const id = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}

/**
 * A filter's id: absent, or an integer; what is no id becomes 0, which no row has, so that it answers like a missing
 * row.
 */
export function filterId(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : (tryId(value) ?? 0);
}
