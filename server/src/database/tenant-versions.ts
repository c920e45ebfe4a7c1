import { EventEmitter } from 'node:events';

/** An organization's id, or `platform` for what belongs to none: the organizations' list, domains, sports, users. */
export type TenantKey = number | 'platform';

interface Events {
  changed: [key: TenantKey | 'all'];
  health: [healthy: boolean];
}

/**
 * A number per tenant that is different after each change, and never comes back. Whoever keeps an answer notes the
 * number before reading the data, and may use the answer as long as the number is the same and `healthy` is true.
 */
export class TenantVersions {
  private readonly changes = new Map<TenantKey, number>();
  private readonly events = new EventEmitter<Events>().setMaxListeners(0);
  private generation = 0;
  private listening = false;

  /** False while changes made elsewhere cannot be noticed: nothing kept may then be used. */
  get healthy(): boolean {
    return this.listening;
  }

  /** The tenant's present version. */
  of(key: TenantKey): number {
    return this.generation + (this.changes.get(key) ?? 0);
  }

  /**
   * Marks a tenant as changed; a process calls it for its own writes right after their commit, without waiting for the
   * message.
   */
  bump(key: TenantKey): void {
    this.changes.set(key, (this.changes.get(key) ?? 0) + 1);
    this.events.emit('changed', key);
  }

  /** Marks everything as changed. */
  bumpAll(): void {
    this.generation += 1;
    this.events.emit('changed', 'all');
  }

  setHealthy(healthy: boolean): void {
    if (healthy === this.listening) return;
    this.listening = healthy;
    this.events.emit('health', healthy);
  }

  /**
   * Calls `listener` after each change, with 'all' when anything may have changed.
   * @returns ends the calls
   */
  onChange(listener: (key: TenantKey | 'all') => void): () => void {
    this.events.on('changed', listener);
    return () => this.events.off('changed', listener);
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
