import { EventEmitter } from 'node:events';
import type { LivePart } from './live-tables.js';

/** An organization's id, or `platform` for what belongs to none: the organizations' list, domains, sports. */
export type TenantKey = number | 'platform';

/** A change of live tables: of a game's rows, and whose they are. */
export interface LiveChange {
  readonly gameId: number;
  readonly playerIds: readonly number[];
}

interface Events {
  changed: [key: TenantKey | 'all'];
  live: [organizationId: number, parts: readonly LivePart[]];
  health: [healthy: boolean];
  sessions: [ids: readonly number[] | 'some'];
  deliveries: [];
  mails: [];
}

/** When each live part of a tenant changed last, counted in changes. */
interface LiveVersions {
  changes: number;
  readonly latest: Map<LivePart, number>;
  /** What parts have that are not in `latest`. */
  others: number;
}

/** Parts of a tenant whose changes are told apart: the games of several evenings, with all their players. */
const MOST_PARTS = 5_000;

/**
 * Numbers that are different after each change, and never come back: one per tenant, and one for each part of its live
 * tables, whose changes leave the tenant's own number as it is. Whoever keeps an answer notes the numbers before
 * reading the data, and may use the answer as long as they are the same and `healthy` is true.
 */
export class TenantVersions {
  private readonly changes = new Map<TenantKey, number>();
  private readonly live = new Map<number, LiveVersions>();
  private readonly events = new EventEmitter<Events>().setMaxListeners(0);
  private generation = 0;
  private listening = false;
  private changeCount = 0;

  /** False while changes made elsewhere cannot be noticed: nothing kept may then be used. */
  get healthy(): boolean {
    return this.listening;
  }

  /** How many changes of anything there have been: while it is the same, so is every version. */
  get count(): number {
    return this.changeCount;
  }

  /** The present version of all that a tenant has outside live tables. */
  of(key: TenantKey): number {
    return this.generation + (this.changes.get(key) ?? 0);
  }

  /** The present version of live rows. Who reads them depends on the tenant's own version, too. */
  ofLive(organizationId: number, part: LivePart): number {
    const live = this.live.get(organizationId);
    if (live === undefined) return 0;
    return part === 'any' ? live.changes : (live.latest.get(part) ?? live.others);
  }

  /**
   * Marks a tenant as changed; a process calls it for its own writes right after their commit, without waiting for the
   * message.
   */
  bump(key: TenantKey): void {
    this.changeCount += 1;
    this.changes.set(key, (this.changes.get(key) ?? 0) + 1);
    this.events.emit('changed', key);
  }

  /** As `bump`, when nothing but live rows of a game has changed. */
  bumpLive(organizationId: number, { gameId, playerIds }: LiveChange): void {
    const live = this.live.get(organizationId) ?? { changes: 0, latest: new Map<LivePart, number>(), others: 0 };
    this.live.set(organizationId, live);
    this.changeCount += 1;
    live.changes += 1;
    const parts: LivePart[] = [`game ${gameId}`, ...playerIds.map((id) => `player ${id}` as const)];
    for (const part of parts) live.latest.set(part, live.changes);
    if (live.latest.size > MOST_PARTS) {
      live.latest.clear();
      live.others = live.changes;
    }
    this.events.emit('live', organizationId, [...parts, 'any']);
  }

  /** Marks everything as changed. */
  bumpAll(): void {
    this.changeCount += 1;
    this.generation += 1;
    this.events.emit('changed', 'all');
  }

  /** Marks sessions as ended: these ones, or such as have to be looked for. */
  endSessions(ids: readonly number[] | 'some'): void {
    this.events.emit('sessions', ids);
  }

  /** Tells that a mail is to be sent. */
  noteMails(): void {
    this.events.emit('mails');
  }

  /** Tells that something is to be delivered to webhooks. */
  noteDeliveries(): void {
    this.events.emit('deliveries');
  }

  setHealthy(healthy: boolean): void {
    if (healthy === this.listening) return;
    this.listening = healthy;
    this.events.emit('health', healthy);
  }

  /**
   * Calls `listener` after each change outside live tables, with 'all' when anything may have changed.
   * @returns ends the calls
   */
  onChange(listener: (key: TenantKey | 'all') => void): () => void {
    this.events.on('changed', listener);
    return () => this.events.off('changed', listener);
  }

  /**
   * Calls `listener` after each change of live tables, with the parts that it concerns; 'any' is one of them.
   * @returns ends the calls
   */
  onLiveChange(listener: (organizationId: number, parts: readonly LivePart[]) => void): () => void {
    this.events.on('live', listener);
    return () => this.events.off('live', listener);
  }

  /**
   * Calls `listener` after sessions have ended, in whatever process.
   * @returns ends the calls
   */
  onSessionsEnded(listener: (ids: readonly number[] | 'some') => void): () => void {
    this.events.on('sessions', listener);
    return () => this.events.off('sessions', listener);
  }

  /**
   * Calls `listener` whenever something new is to be delivered to webhooks, written in whatever process.
   * @returns ends the calls
   */
  onDeliveries(listener: () => void): () => void {
    this.events.on('deliveries', listener);
    return () => this.events.off('deliveries', listener);
  }

  /** Calls `listener` whenever a mail is to be sent, written in whatever process. @returns ends the calls */
  onMails(listener: () => void): () => void {
    this.events.on('mails', listener);
    return () => this.events.off('mails', listener);
  }

  /**
   * Calls `listener` each time that `healthy` turns.
   * @returns ends the calls
   */
  onHealth(listener: (healthy: boolean) => void): () => void {
    this.events.on('health', listener);
    return () => this.events.off('health', listener);
  }
}
