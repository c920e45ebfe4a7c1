import type { TenantKey, TenantVersions } from '../../database/tenant-versions.js';

/** What of the versions an answer's life depends on. */
export type VersionsView = Pick<TenantVersions, 'healthy' | 'of'>;

/**
 * The tenants that an answer was read from, each with the version it had before its first read; the platform from the
 * beginning on. An answer is good as long as none of them has another version, and for no longer than was said while
 * reading.
 */
export class TenantDependencies extends Set<number> {
  private readonly noted = new Map<TenantKey, number>();
  private readonly versions: VersionsView;
  private goodUntil = Infinity;

  constructor(versions: VersionsView) {
    super();
    this.versions = versions;
    this.noted.set('platform', versions.of('platform'));
  }

  override add(organizationId: number): this {
    if (!this.has(organizationId)) this.noted.set(organizationId, this.versions.of(organizationId));
    return super.add(organizationId);
  }

  /** Says that what was read is right for so many milliseconds only: it depends on the day. */
  expireIn(milliseconds: number): void {
    this.goodUntil = Math.min(this.goodUntil, Date.now() + milliseconds);
  }

  /** Whether nothing that was read so far has changed since. */
  get unchanged(): boolean {
    if (Date.now() >= this.goodUntil) return false;
    for (const [key, version] of this.noted) if (this.versions.of(key) !== version) return false;
    return true;
  }
}
