import DataLoader from 'dataloader';
import { groupBy } from './group-by.js';

/** Where a row of a tenant is found: ids alone never say whose row it is. */
export interface TenantKey {
  organizationId: number;
  id: number;
}

/** Finds rows by key; null for a missing row and for another tenant's alike. */
export type TenantLoader<Value> = DataLoader<TenantKey, Value | null, string>;

/** Finds the rows that belong to a key; an empty list when there are none. */
export type TenantListLoader<Value> = DataLoader<TenantKey, Value[], string>;

/**
 * A loader of single rows.
 * @param read reads one organization's rows with the given ids in one statement; in any order, missing ones left out
 * @param keyOf the id under which a row was asked for
 */
export function loadOne<Value>(
  read: (organizationId: number, ids: number[]) => Promise<Value[]>,
  keyOf: (value: Value) => number,
): TenantLoader<Value> {
  return tenantLoader<Value | null>(async (organizationId, ids) => {
    const found = new Map((await read(organizationId, ids)).map((value) => [keyOf(value), value]));
    return (id) => found.get(id) ?? null;
  });
}

/**
 * A loader of the rows that belong to something, in the order in which they were read.
 * @param read reads what belongs to any of the ids, of one organization, in one statement
 * @param ownerOf the id that a row belongs to
 */
export function loadLists<Value>(
  read: (organizationId: number, ids: number[]) => Promise<Value[]>,
  ownerOf: (value: Value) => number,
): TenantListLoader<Value> {
  return tenantLoader<Value[]>(async (organizationId, ids) => {
    const lists = groupBy(await read(organizationId, ids), ownerOf);
    return (id) => lists.get(id) ?? [];
  });
}

/**
 * The rows of an organization with these ids, in their order; those that are not there are left out.
 * @throws what reading any of them threw: a read that failed is no missing row
 */
export async function loadPresent<Value extends object>(
  loader: TenantLoader<Value>,
  organizationId: number,
  ids: readonly number[],
): Promise<Value[]> {
  const found = await Promise.all(ids.map((id) => loader.load({ organizationId, id })));
  return found.filter((value) => value !== null);
}

/** Loads keys of any organizations, each organization's in one call (normally there is only one). */
export function tenantLoader<Value>(
  load: (organizationId: number, ids: number[]) => Promise<(id: number) => Value>,
): DataLoader<TenantKey, Value, string> {
  return new DataLoader<TenantKey, Value, string>(
    async (keys) => {
      const keysOf = groupBy(keys, ({ organizationId }) => organizationId);
      const answers = new Map(
        await Promise.all(
          [...keysOf].map(
            async ([organizationId, own]) =>
              [
                organizationId,
                await load(
                  organizationId,
                  own.map(({ id }) => id),
                ),
              ] as const,
          ),
        ),
      );
      return keys.map(({ organizationId, id }) => answers.get(organizationId)!(id));
    },
    { cacheKeyFn: ({ organizationId, id }) => `${organizationId}:${id}` },
  );
}
