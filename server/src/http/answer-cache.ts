import { type Produced, SendableAnswer } from './answer.js';
import type { Encoding } from './encoding.js';
import { TouchedTenants, type VersionsView } from './touched-tenants.js';

/** How much may be kept. */
export interface AnswerCacheLimits {
  /** Bytes of all keys and bodies, encoded forms included; default 64 MiB. */
  maxBytes?: number;
  /** Bytes of one body; default 1 MiB. */
  maxAnswerBytes?: number;
}

/** Makes an answer; what it reads it notes in `touched`, before reading. */
export type Produce = (touched: TouchedTenants) => Promise<Produced>;

interface Kept {
  sendable: SendableAnswer;
  touched: TouchedTenants;
  bytes: number;
  /** Since its turn to go came last. */
  used: boolean;
}

interface Flight {
  touched: TouchedTenants;
  answer: Promise<SendableAnswer>;
}

/** Roughly what an entry costs beside its key and bodies. */
const OVERHEAD_BYTES = 512;

/**
 * Answers for callers who are not signed in, kept in memory as long as no tenant that they were read from changes.
 * Ahead of all doors, and knowing nothing of what is in an answer. While changes cannot be noticed nothing is kept,
 * found or shared.
 */
export class AnswerCache {
  readonly counts = { hits: 0, misses: 0, shared: 0 };
  private readonly kept = new Map<string, Kept>();
  private readonly flights = new Map<string, Flight>();
  private readonly maxBytes: number;
  private readonly maxAnswerBytes: number;
  private total = 0;

  constructor(
    private readonly versions: VersionsView,
    { maxBytes = 64 * 1024 * 1024, maxAnswerBytes = 1024 * 1024 }: AnswerCacheLimits = {},
  ) {
    this.maxBytes = maxBytes;
    this.maxAnswerBytes = maxAnswerBytes;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.total;
  }

  /** Answers in memory. */
  get size(): number {
    return this.kept.size;
  }

  /** The kept answer, if it is still good. `key` tells apart everything that an answer depends on. */
  find(key: string): SendableAnswer | null {
    const entry = this.kept.get(key);
    if (!entry || !this.versions.healthy) return null;
    if (!entry.touched.unchanged) {
      this.drop(key, entry);
      return null;
    }
    entry.used = true;
    this.counts.hits += 1;
    return entry.sendable;
  }

  /**
   * A new answer, when `find` has found none. Callers who ask for the same at the same time wait for one answer, unless something
   * that it has read already has changed since: then it may be old, and the later caller gets a new one.
   */
  async make(key: string, produce: Produce): Promise<SendableAnswer> {
    const flight = this.flights.get(key);
    if (flight && this.versions.healthy && flight.touched.unchanged) {
      this.counts.shared += 1;
      return flight.answer;
    }
    this.counts.misses += 1;
    return this.fly(key, produce);
  }

  /** The body in an encoding, its size counted. */
  body(key: string, sendable: SendableAnswer, encoding: Encoding | null): Promise<Buffer> | Buffer {
    return sendable.body(encoding, (bytes) => {
      const entry = this.kept.get(key);
      if (entry?.sendable === sendable) this.grow(entry, bytes);
    });
  }

  private async fly(key: string, produce: Produce): Promise<SendableAnswer> {
    const healthyBefore = this.versions.healthy;
    const touched = new TouchedTenants(this.versions);
    const answer = produce(touched).then(({ answer: made, keep }) => {
      const sendable = new SendableAnswer(made);
      if (keep && healthyBefore && this.versions.healthy && touched.unchanged) this.keep(key, sendable, touched);
      return sendable;
    });
    const flight: Flight = { touched, answer };
    if (healthyBefore) this.flights.set(key, flight);
    try {
      return await answer;
    } finally {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    }
  }

  private keep(key: string, sendable: SendableAnswer, touched: TouchedTenants): void {
    const { body } = sendable.answer;
    if (body.length > this.maxAnswerBytes) return;
    const old = this.kept.get(key);
    if (old) this.drop(key, old);
    const entry: Kept = { sendable, touched, bytes: 0, used: false };
    this.kept.set(key, entry);
    this.grow(entry, body.length + 2 * key.length + OVERHEAD_BYTES);
  }

  private grow(entry: Kept, bytes: number): void {
    entry.bytes += bytes;
    this.total += bytes;
    // The oldest go first, but one that was asked for since its last turn gets another one (the clock algorithm),
    // and the new one goes after all others.
    for (const [key, oldest] of this.kept) {
      if (this.total <= this.maxBytes) return;
      this.drop(key, oldest);
      if (oldest === entry ? this.kept.size > 0 : oldest.used) this.giveTurn(key, oldest);
    }
  }

  private giveTurn(key: string, entry: Kept): void {
    entry.used = false;
    this.kept.set(key, entry);
    this.total += entry.bytes;
  }

  private drop(key: string, entry: Kept): void {
    this.kept.delete(key);
    this.total -= entry.bytes;
  }
}
