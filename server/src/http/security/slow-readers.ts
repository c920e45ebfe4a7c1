import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ReadingLimits } from './http-limits.js';

/**
 * Cuts the connections of callers who take an answer slower than any network would: each holds its answer in memory.
 */
export class SlowReaders {
  /** Answers that have not been fetched, with the time by which they have to be; Infinity while they are being made. */
  private readonly open = new Map<ServerResponse, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly limits: ReadingLimits) {
    this.timer = setInterval(() => this.look(performance.now()), limits.lookEveryMs);
    this.timer.unref();
  }

  watch(res: ServerResponse): void {
    this.open.set(res, Infinity);
    res.once('close', () => this.open.delete(res));
  }

  /** Leaves an answer that does not end by itself to whoever makes it. */
  release(res: ServerResponse): void {
    if (this.open.has(res)) this.open.set(res, Number.MAX_VALUE);
  }

  /** Whether an answer has begun to go out on a connection, so that nothing else can be said there. */
  isAnswering(socket: Socket): boolean {
    for (const res of this.open.keys()) if (res.socket === socket && res.headersSent) return true;
    return false;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private look(now: number): void {
    const { leastMs, perKilobyteMs } = this.limits;
    for (const [res, until] of this.open) {
      // The log tells by the error that the answer did not arrive.
      if (now > until) res.destroy(new Error('the caller takes its answer too slowly'));
      if (!res.headersSent || until !== Infinity) continue;
      // Streamed files announce their length; everything else waits here as a whole.
      const bytes = Math.max(Number(res.getHeader('content-length') ?? 0), res.writableLength);
      this.open.set(res, now + leastMs + (bytes / 1_000) * perKilobyteMs);
    }
  }
}
