import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ReadingLimits } from './http-limits.js';

/** An answer on its way. */
export interface Watched {
  readonly res: ServerResponse;
  /** Where it stands in the list. */
  place: number;
  /** By when it has to be fetched, as `performance.now()` counts; Infinity while it is being made. */
  until: number;
  /** Of what is sent while it is made: how much of it has been counted, in bytes of its connection. */
  counted: number;
}

/**
 * Cuts the connections of callers who take an answer slower than any network would: each holds its answer in memory.
 */
export class SlowReaders {
  /**
   * Answers that have not been fetched, in no order. A Map that gains and loses an entry with every request is laid out
   * anew all the time.
   */
  private readonly open: Watched[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly limits: ReadingLimits) {
    this.timer = setInterval(() => this.look(performance.now()), limits.lookEveryMs);
    this.timer.unref();
  }

  /** From now on, until `forget`. */
  watch(res: ServerResponse): Watched {
    const watched: Watched = { res, place: this.open.length, until: Infinity, counted: 0 };
    this.open.push(watched);
    return watched;
  }

  /** Leaves an answer that does not end by itself to whoever makes it. */
  release(res: ServerResponse): void {
    const watched = this.open.findLast((one) => one.res === res);
    if (watched) watched.until = Number.MAX_VALUE;
  }

  /** Whether an answer has begun to go out on a connection, so that nothing else can be said there. */
  isAnswering(socket: Socket): boolean {
    return this.open.some(({ res }) => res.socket === socket && res.headersSent);
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** To be called when an answer's connection is done with it. The last one takes the place of one that has gone. */
  forget({ place }: Watched): void {
    const last = this.open.pop()!;
    if (last.place === place) return;
    this.open[place] = last;
    last.place = place;
  }

  private look(now: number): void {
    for (const watched of this.open) {
      const { res } = watched;
      if (res.headersSent && watched.until !== Number.MAX_VALUE) this.allow(watched, now);
      // The log tells by the error that the answer did not arrive.
      if (now > watched.until) res.destroy(new Error('the caller takes its answer too slowly'));
    }
  }

  private allow(watched: Watched, now: number): void {
    const { leastMs, perKilobyteMs } = this.limits;
    const { res } = watched;
    const sent = res.socket?.bytesWritten ?? 0;
    if (watched.until === Infinity) {
      // Streamed files announce their length; what announces none waits here as a whole, or is sent while it is made.
      const bytes = Math.max(Number(res.getHeader('content-length') ?? 0), res.writableLength);
      Object.assign(watched, { until: now + leastMs + (bytes / 1_000) * perKilobyteMs, counted: sent });
    } else if (!res.hasHeader('content-length')) {
      watched.until += ((sent - watched.counted) / 1_000) * perKilobyteMs;
      watched.counted = sent;
      // Who has taken all that was made so far waits for whoever makes it, as for a budget that is filled again.
      if (res.writableLength === 0) watched.until = Math.max(watched.until, now + leastMs);
    }
  }
}
