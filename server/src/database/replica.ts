import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LivePart } from './live-tables.js';
import { run, statement } from './prepared.js';
import { ReplicaReader } from './replica-reader.js';
import type { TenantKey, TenantVersions } from './tenant-versions.js';

const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 1_000;

/**
 * How far the primary's log goes. Its inserted end, not its flushed one: with `synchronous_commit = off` a commit is
 * told before it is flushed. Of a log that ends with a page PostgreSQL gives the place where the next entry will stand,
 * behind the header of the next page (24 bytes, 40 in the first page of a file), where a replica comes with that entry
 * alone: its end is the page's.
 */
const POSITION = statement<[position: string]>(
  'replica_position_of_primary',
  `SELECT CASE WHEN at % current_setting('wal_block_size')::int = 24 THEN ends - 24::numeric
     WHEN at % pg_size_bytes(current_setting('wal_segment_size')) = 40 THEN ends - 40::numeric ELSE ends END
   FROM (SELECT ends, ends - '0/0' AS at FROM pg_current_wal_insert_lsn() AS ends) AS log`,
);

/** Whether the replica has carried the log out up to there; null when it is no replica, or one that does not know. */
const REACHED = statement<[reached: boolean | null], [position: string]>(
  'replica_reached',
  'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() >= $1::pg_lsn END',
);

/** While the replica is away, changes pile up: beyond so many, all that there is counts as changed. */
const MOST_MARKS = 10_000;

type Mark = TenantKey | 'all' | `${number} ${LivePart}`;

/** Live rows of an organization. */
export type LiveRows = readonly [organizationId: number, parts: readonly LivePart[]];

/** What a replica is used with. */
export interface ReplicaOptions {
  /** The database itself. */
  readonly primary: Pool;
  /** Its streaming replica: one server, not an address that leads to several. */
  readonly pool: Pool;
  readonly versions: TenantVersions;
  /** Told once each time that the replica stops answering, or turns out to be none. */
  readonly onDown?: (error: Error) => void;
  /** Told when it can be read from: at first, and after each `onDown`. */
  readonly onUp?: () => void;
}

/**
 * Knows what may be read from the replica. From the moment that a tenant's version changes, the tenant is read from the
 * primary, until the replica has carried out at least as much of the log as the primary had written when the change was
 * known. So a replica's answer is never older than the versions that were noted before asking it, and may be kept as
 * the primary's may. After a change of live tables that holds for the statements that read the same rows of them,
 * alone. See ADR 9.
 */
export class Replica {
  /** Statements of visitors' reads, by who answered them. */
  readonly counts = { replica: 0, primary: 0 };
  readonly primary: Pool;
  readonly pool: Pool;
  /**
   * The tenants, and the live rows, whose latest change may be missing there, with a number that is another one for
   * each change.
   */
  private readonly behind = new Map<Mark, number>();
  private readonly ending = new AbortController();
  private readonly stopWatching: readonly (() => void)[];
  private answering = false;
  private told: 'up' | 'down' | null = null;
  private marks = 0;
  private work: Promise<void> | null = null;

  constructor(private readonly options: ReplicaOptions) {
    this.primary = options.primary;
    this.pool = options.pool;
    const { versions } = options;
    this.stopWatching = [
      versions.onChange((key) => this.mark(key)),
      versions.onLiveChange((organizationId, parts) => {
        for (const part of parts) this.mark(`${organizationId} ${part}`);
      }),
    ];
    this.mark('all');
  }

  /** Whether it answers and is a replica. */
  get up(): boolean {
    return this.answering;
  }

  /**
   * Whether it answers and has everything of the platform and these tenants that this process knows to be committed; of
   * live rows, those that are given.
   */
  has(tenants: Iterable<number>, live: LiveRows | null = null): boolean {
    if (!this.answering || !this.options.versions.healthy) return false;
    if (this.behind.size === 0) return true;
    if (this.behind.has('all') || this.behind.has('platform')) return false;
    for (const tenant of tenants) if (this.behind.has(tenant)) return false;
    return live === null || !live[1].some((part) => this.behind.has(`${live[0]} ${part}`));
  }

  /** What one request reads with. `tenants` grows while it is answered; a tenant is in it before its rows are read. */
  reader(tenants: ReadonlySet<number>): ReplicaReader {
    return new ReplicaReader(this, tenants);
  }

  /** Notes that a statement failed there and not on the primary: nothing more is read there until it answers again. */
  fail(error: Error): void {
    this.goDown(error);
    this.mark('all');
  }

  /** Ends the comparing. The pools stay the caller's. */
  async close(): Promise<void> {
    for (const stop of this.stopWatching) stop();
    this.ending.abort();
    this.answering = false;
    await this.work;
  }

  private mark(key: Mark): void {
    const isTooMuch = this.behind.size >= MOST_MARKS && !this.behind.has(key);
    if (isTooMuch) this.behind.clear();
    this.behind.set(isTooMuch ? 'all' : key, (this.marks += 1));
    this.work ??= this.catchUp().finally(() => (this.work = null));
  }

  /** Compares until nothing is behind. */
  private async catchUp(): Promise<void> {
    let pause = SHORTEST_PAUSE_MS;
    let position: string | null = null;
    let marks = new Map<Mark, number>();
    while (this.behind.size > 0 && !this.ending.signal.aborted) {
      try {
        if (position === null) {
          marks = new Map(this.behind);
          position = (await run(this.primary, POSITION, []))[0]![0];
        }
        if (await this.reached(position)) {
          for (const [key, mark] of marks) if (this.behind.get(key) === mark) this.behind.delete(key);
          this.goUp();
          position = null;
          pause = SHORTEST_PAUSE_MS;
          continue;
        }
      } catch (error) {
        this.goDown(error as Error);
      }
      await delay(pause, undefined, { signal: this.ending.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  private async reached(position: string): Promise<boolean> {
    const [[reached] = [null]] = await run(this.pool, REACHED, [position]);
    if (reached === null) throw new Error('the database at DATABASE_REPLICA_URL is no streaming replica');
    return reached;
  }

  private goUp(): void {
    this.answering = true;
    if (this.told !== 'up') this.options.onUp?.();
    this.told = 'up';
  }

  private goDown(error: Error): void {
    this.answering = false;
    if (this.told !== 'down' && !this.ending.signal.aborted) this.options.onDown?.(error);
    this.told = 'down';
  }
}
