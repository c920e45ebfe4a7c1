import type { TenantKey, TenantVersions } from '../database/tenant-versions.js';
import type { RequestContext } from '../context/request-context.js';
import { perRequest } from './memo.js';
import type { PromiseOrValue } from './promise-or-value.js';
import { trackDependency } from './track-dependency.js';

interface Entry<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
  /** Once it is there. */
  settled: Value | undefined;
  /** Since its turn to go came last. */
  used: boolean;
}

/**
 * Configuration that this process keeps until its tenant changes. Nothing from live tables: their changes do not end
 * its life.
 */
export interface VersionCache<Value> {
  /**
   * The kept value, at once, or what `load` gives. Its version is noted before loading, so that a change meanwhile is
   * not missed. While changes cannot be noticed (listener down) it is loaded once per request; and once per context
   * that reads within a transaction, since what that sees may be taken back.
   * @param tenant whose change ends its life; 'platform' for what belongs to no organization
   */
  get(ctx: RequestContext, tenant: TenantKey, key: string, load: () => Promise<Value>): PromiseOrValue<Value>;
}

/**
 * Makes a cache at module level; each application of the process has its own part of it.
 * @param limit most values kept; those go that were not used for a whole round
 */
export function versionCache<Value>(limit = 1_000): VersionCache<Value> {
  const parts = new WeakMap<TenantVersions, Map<string, Entry<Value>>>();
  const perRequestPart = (): Map<string, Entry<Value>> => new Map();
  // Nearly always the same one; a process has one application.
  let last: { readonly versions: TenantVersions; readonly part: Map<string, Entry<Value>> } | undefined;

  const partOf = (ctx: RequestContext): Map<string, Entry<Value>> => {
    const { versions } = ctx.services;
    if (ctx.transaction || !versions.healthy) return perRequest(ctx, perRequestPart);
    if (last?.versions === versions) return last.part;
    const part = parts.get(versions) ?? new Map<string, Entry<Value>>();
    parts.set(versions, part);
    last = { versions, part };
    return part;
  };

  const keptOf = (ctx: RequestContext, tenant: TenantKey, name: string): Entry<Value> | undefined => {
    if (tenant !== 'platform') trackDependency(ctx, tenant);
    const kept = partOf(ctx).get(name);
    if (kept?.version !== ctx.services.versions.of(tenant)) return undefined;
    kept.used = true;
    return kept;
  };

  return {
    get(ctx, tenant, key, load) {
      const name = `${tenant}:${key}`;
      const kept = keptOf(ctx, tenant, name);
      if (kept !== undefined) return kept.settled === undefined ? kept.value : kept.settled;
      const part = partOf(ctx);
      const version = ctx.services.versions.of(tenant);
      const entry: Entry<Value> = { version, value: load(), settled: undefined, used: true };
      part.delete(name); // and in again at the end
      part.set(name, entry);
      entry.value.then(
        (value) => (entry.settled = value),
        () => part.get(name) === entry && part.delete(name),
      );
      makeRoom(part, limit);
      return entry.value;
    },
  };
}

/**
 * Nothing is put in another place when it is used, which happens several times a request: only when its turn to go
 * comes.
 */
function makeRoom<Value>(part: Map<string, Entry<Value>>, limit: number): void {
  for (const [name, entry] of part) {
    if (part.size <= limit) return;
    part.delete(name);
    if (!entry.used) continue;
    entry.used = false;
    part.set(name, entry);
  }
}
