import type { TenantKey, TenantVersions } from '../database/tenant-versions.js';

/** Does the work, then waits until this process has been told of a change of the tenant. */
export async function untilNoticed<Result>(versions: TenantVersions, tenant: TenantKey, work: () => Promise<Result>): Promise<Result> {
  let noticed!: () => void;
  const change = new Promise<void>((resolve) => (noticed = resolve));
  const off = versions.onChange((key) => {
    if (key === tenant || key === 'all') noticed();
  });
  try {
    const result = await work();
    await change;
    return result;
  } finally {
    off();
  }
}
