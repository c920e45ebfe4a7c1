import type { TenantKey, TenantVersions } from '../database/tenant-versions.js';

/** What of the versions an answer's life depends on. */
export type VersionsView = Pick<TenantVersions, 'healthy' | 'of'>;

/**
 * The tenants that an answer was read from, each with the version it had before its first read; the platform from the
 * beginning on. An answer is good as long as none of them has another version.
 */
export class TouchedTenants extends Set<number> {
  private readonly noted = new Map<TenantKey, number>();
  private readonly versions: VersionsView;

  constructor(versions: VersionsView) {
    super();
    this.versions = versions;
    this.noted.set('platform', versions.of('platform'));
  }

  override add(organizationId: number): this {
    if (!this.has(organizationId)) this.noted.set(organizationId, this.versions.of(organizationId));
    return super.add(organizationId);
  }

  /** Whether nothing that was read so far has changed since. */
  get unchanged(): boolean {
    for (const [key, version] of this.noted) if (this.versions.of(key) !== version) return false;
    return true;
  }
}
