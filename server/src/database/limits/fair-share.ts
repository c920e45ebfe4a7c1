import { DatabaseBusyError } from './busy.js';

interface Waiter {
  start(): void;
  timer: NodeJS.Timeout;
}

/**
 * Shares the connections of a pool among tenants: each may hold at most half of those that the others do not hold,
 * rounded up. So however many statements of one tenant are stuck, the next tenant finds connections, and the one after
 * that. Who finds none waits for a while, the tenants in turn.
 */
export class FairShare {
  private readonly held = new Map<number, number>();
  private readonly waiting = new Map<number, Waiter[]>();
  private total = 0;

  /**
   * @param size connections of the pool
   * @param waitMs how long one is waited for; 0: without limit
   */
  constructor(
    private readonly size: number,
    private readonly waitMs: number,
  ) {}

  /**
   * Runs work that needs one connection.
   * @param tenant an organization's id, 0 for the platform
   * @throws DatabaseBusyError when the tenant gets none in time
   */
  async run<Result>(tenant: number, work: () => Promise<Result>): Promise<Result> {
    if (this.mayStart(tenant)) this.take(tenant);
    else await this.turn(tenant);
    try {
      return await work();
    } finally {
      this.release(tenant);
    }
  }

  private mayStart(tenant: number): boolean {
    const own = this.held.get(tenant) ?? 0;
    return this.total < this.size && own < Math.ceil((this.size - (this.total - own)) / 2);
  }

  private take(tenant: number): void {
    this.total += 1;
    this.held.set(tenant, (this.held.get(tenant) ?? 0) + 1);
  }

  private turn(tenant: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(tenant) ?? [];
      this.waiting.set(tenant, queue);
      const waiter: Waiter = { start: resolve, timer: setTimeout(() => giveUp(), this.waitMs || 2 ** 31 - 1) };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(waiter), 1);
        if (queue.length === 0) this.waiting.delete(tenant);
        reject(new DatabaseBusyError());
      };
      queue.push(waiter);
    });
  }

  private release(tenant: number): void {
    const left = this.held.get(tenant)! - 1;
    if (left === 0) this.held.delete(tenant);
    else this.held.set(tenant, left);
    this.total -= 1;
    if (this.waiting.size > 0) this.wake();
  }

  /** Starts whoever may; a tenant that was started goes to the end of the line. */
  private wake(): void {
    for (const [tenant, queue] of this.waiting) {
      if (this.total >= this.size) return;
      if (!this.mayStart(tenant)) continue;
      const waiter = queue.shift()!;
      this.waiting.delete(tenant);
      if (queue.length > 0) this.waiting.set(tenant, queue);
      clearTimeout(waiter.timer);
      this.take(tenant);
      waiter.start();
    }
  }
}
