import type { Pool } from 'pg';
import type { TenantKey, TenantVersions } from '../database/tenant-versions.js';

/** Does the work, then waits until this process has been told of a change of the tenant, also of live rows alone. */
export async function untilNoticed<Result>(
  versions: TenantVersions,
  tenant: TenantKey,
  work: () => Promise<Result>,
): Promise<Result> {
  let noticed!: () => void;
  const change = new Promise<void>((resolve) => (noticed = resolve));
  const stops = [
    versions.onChange((key) => {
      if (key === tenant || key === 'all') noticed();
    }),
    versions.onLiveChange((organizationId) => {
      if (organizationId === tenant) noticed();
    }),
  ];
  try {
    const result = await work();
    await change;
    return result;
  } finally {
    for (const stop of stops) stop();
  }
}

let last = 0;

/**
 * Waits until this process has been told of everything that was committed before: PostgreSQL delivers messages in the
 * order of their commits, so one of our own, under the number of no tenant, comes after them.
 */
export async function allNoticed(versions: TenantVersions, pool: Pool): Promise<void> {
  if (!versions.healthy) return;
  const mark = (last -= 1);
  await untilNoticed(versions, mark, () => pool.query("SELECT pg_notify('tenant_changed', $1)", [String(mark)]));
}
