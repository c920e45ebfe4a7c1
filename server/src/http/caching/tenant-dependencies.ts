import type { LivePart } from '../../database/live-tables.js';
import type { TenantKey, TenantVersions } from '../../database/tenant-versions.js';
import { KeptRows } from './kept-rows.js';

/** What of the versions an answer's life depends on. */
export type VersionsView = Pick<TenantVersions, 'healthy' | 'count' | 'of' | 'ofLive'>;

/** A clock that only goes forward, in milliseconds. */
export type Clock = () => number;

/** How long an answer may be used after its making began, whatever has changed in live tables since. */
export const LIVE_GRACE_MS = 1_000;
/** Parts of one tenant that are noted one by one. */
const MOST_PARTS = 200;

/**
 * The tenants that an answer was read from, each with the version it had before its first read; the platform from the
 * beginning on; and the live rows that it was read from, in the same way. An answer is good as long as none of them has
 * another version, and for no longer than was said while reading.
 *
 * An answer that is made anew because live rows alone have changed reads everything else from what its last making
 * read.
 */
export class TenantDependencies extends Set<number> {
  private readonly noted = new Map<TenantKey, number>();
  private readonly live = new Map<number, Map<LivePart, number>>();
  private readonly versions: VersionsView;
  private readonly now: Clock;
  private readonly began: number;
  private goodUntil = Infinity;
  /** The count of all changes at which nothing of this had changed. */
  private unchangedAt = -1;
  private kept: KeptRows | null = null;
  /** What the same answer depended on when it was made last, until the first read. */
  private last: TenantDependencies | null;

  /** @param last what the same answer depended on when it was made last */
  constructor(versions: VersionsView, now: Clock = () => performance.now(), last: TenantDependencies | null = null) {
    super();
    this.versions = versions;
    this.now = now;
    this.began = now();
    this.last = last?.isMadeAnewForLiveAlone ? last : null;
    this.noted.set('platform', versions.of('platform'));
  }

  /**
   * Null at the first making (most answers are made once), and from when on anything settled has changed: what is read
   * then may be kept for others, too.
   */
  get settledRows(): KeptRows | null {
    return this.kept && this.versions.healthy && this.isUnchangedOutsideLive ? this.kept : null;
  }

  /** Roughly what is kept for the next making, in bytes. */
  get keptBytes(): number {
    return this.kept?.bytes ?? 0;
  }

  /** To be called when the answer has been made: nothing of its last making is held any longer. */
  end(): void {
    this.last = null;
    this.kept?.end();
  }

  override add(organizationId: number): this {
    this.begin();
    if (!this.has(organizationId)) this.noted.set(organizationId, this.versions.of(organizationId));
    return super.add(organizationId);
  }

  /** At the first read: of several messages about one change the others have mostly come by then. */
  private begin(): void {
    const { last } = this;
    this.last = null;
    if (!last?.isMadeAnewForLiveAlone) return;
    // Whatever was read then was read under the versions of then.
    for (const [key, version] of last.noted) this.noted.set(key, version);
    for (const organizationId of last) super.add(organizationId);
    this.goodUntil = Math.min(this.goodUntil, last.goodUntil);
    this.kept = new KeptRows(last.kept);
  }

  /** Notes live rows of a tenant, before they are read. */
  addLive(organizationId: number, parts: readonly LivePart[]): void {
    this.add(organizationId);
    const noted = this.live.get(organizationId) ?? new Map<LivePart, number>();
    this.live.set(organizationId, noted);
    for (const part of noted.size + parts.length > MOST_PARTS ? (['any'] as const) : parts)
      if (!noted.has(part)) noted.set(part, this.versions.ofLive(organizationId, part));
  }

  /** Says that what was read is right for so many milliseconds only: it depends on the day. */
  expireIn(milliseconds: number): void {
    this.goodUntil = Math.min(this.goodUntil, Date.now() + milliseconds);
  }

  /** Whether nothing that was read so far has changed since. */
  get unchanged(): boolean {
    return this.isUnchangedOutsideLive && this.isLiveUnchanged;
  }

  /**
   * As `unchanged`; live rows alone may have changed while the making of the answer is not longer ago than the grace.
   */
  isUsable(graceMs: number): boolean {
    const { count } = this.versions;
    // Most answers are asked for many times between two changes.
    if (this.unchangedAt === count) return Date.now() < this.goodUntil;
    if (!this.isUnchangedOutsideLive) return false;
    if (!this.isLiveUnchanged) return this.now() - this.began < graceMs;
    this.unchangedAt = count;
    return true;
  }

  /** Whether the same answer may be made anew from the settled rows of this making. */
  get isMadeAnewForLiveAlone(): boolean {
    return this.live.size > 0 && this.isUnchangedOutsideLive;
  }

  private get isUnchangedOutsideLive(): boolean {
    if (Date.now() >= this.goodUntil) return false;
    for (const [key, version] of this.noted) if (this.versions.of(key) !== version) return false;
    return true;
  }

  private get isLiveUnchanged(): boolean {
    for (const [organizationId, parts] of this.live)
      for (const [part, version] of parts) if (this.versions.ofLive(organizationId, part) !== version) return false;
    return true;
  }
}
