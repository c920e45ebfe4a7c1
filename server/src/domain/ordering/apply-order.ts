import type { Id } from './id.js';

/** A bulk reorder that names every item exactly once, or what is wrong with it. */
export type AppliedOrder<T extends Id> =
  | { readonly ok: true; readonly positions: readonly { readonly id: T; readonly position: number }[] }
  | {
      readonly ok: false;
      /** Items that exist and were left out. */
      readonly missing: readonly T[];
      /** Ids that are not in the list that is being ordered. */
      readonly unknown: readonly T[];
      /** Ids named more than once, each reported once. */
      readonly repeated: readonly T[];
    };

/**
 * Checks a bulk reorder against the items that exist and turns it into positions from 0.
 * The full list is required, so that two reorders at once end in one of the two orders and never in a mixture.
 */
export function applyOrder<T extends Id>(currentIds: readonly T[], orderedIds: readonly T[]): AppliedOrder<T> {
  const current = new Set(currentIds);
  const named = new Set<T>();
  const unknown = new Set<T>();
  const repeated = new Set<T>();
  for (const id of orderedIds) {
    if (named.has(id)) repeated.add(id);
    if (!current.has(id)) unknown.add(id);
    named.add(id);
  }
  const missing = currentIds.filter((id) => !named.has(id));
  if (missing.length + unknown.size + repeated.size > 0) {
    return { ok: false, missing, unknown: [...unknown], repeated: [...repeated] };
  }
  return { ok: true, positions: orderedIds.map((id, position) => ({ id, position })) };
}
