import { type CacheableResponse, EncodedResponse } from '../response.js';
import type { Encoding } from '../encoding.js';
import { type Clock, LIVE_GRACE_MS, TenantDependencies, type VersionsView } from './tenant-dependencies.js';

/** How much may be cached, and for how long. */
export interface ResponseCacheLimits {
  /** Bytes of all keys and bodies, encoded forms and kept rows included; default 64 MiB. */
  maxBytes?: number;
  /** Bytes of one body; default 1 MiB. */
  maxAnswerBytes?: number;
  /** Milliseconds after its making began that an answer may be used though live rows have changed; default 1,000. */
  graceMs?: number;
  /** Default: the process' own. */
  clock?: Clock;
}

/** Makes an answer; what it reads it notes in `dependencies`, before reading. */
export type Produce = (dependencies: TenantDependencies) => Promise<CacheableResponse>;

interface Cached {
  response: EncodedResponse;
  dependencies: TenantDependencies;
  bytes: number;
  /** Since its turn to go came last. */
  used: boolean;
}

interface InFlightRequest {
  readonly key: string;
  /** Where it stands in the list. */
  place: number;
  dependencies: TenantDependencies;
  answer: Promise<EncodedResponse>;
}

/** Roughly what an entry costs beside its key and bodies. */
const OVERHEAD_BYTES = 512;

/**
 * Answers for callers who are not signed in, cached in memory as long as no tenant that they were read from changes.
 * What changes in live tables alone may be missing from an answer for a second. Ahead of all transports, and knowing
 * nothing of what is in an answer. While changes cannot be noticed nothing is cached, found or shared.
 */
export class ResponseCache {
  readonly counts = { hits: 0, misses: 0, shared: 0 };
  private readonly cached = new Map<string, Cached>();
  /**
   * In no order. A list, since a Map that gains and loses an entry with every answer is laid out anew all the time, and
   * each old layout keeps the answers of its time.
   */
  private readonly inFlight: InFlightRequest[] = [];
  private readonly maxBytes: number;
  private readonly maxAnswerBytes: number;
  private readonly graceMs: number;
  private readonly clock: Clock;
  private total = 0;

  constructor(
    private readonly versions: VersionsView,
    {
      maxBytes = 64 * 1024 * 1024,
      maxAnswerBytes = 1024 * 1024,
      graceMs = LIVE_GRACE_MS,
      clock = () => performance.now(),
    }: ResponseCacheLimits = {},
  ) {
    this.graceMs = graceMs;
    this.clock = clock;
    this.maxBytes = maxBytes;
    this.maxAnswerBytes = maxAnswerBytes;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.total;
  }

  /** Answers in memory. */
  get size(): number {
    return this.cached.size;
  }

  /** The cached answer, if it is still good. `key` tells apart everything that an answer depends on. */
  find(key: string): EncodedResponse | null {
    const entry = this.cached.get(key);
    if (!entry || !this.versions.healthy) return null;
    if (!entry.dependencies.isUsable(this.graceMs)) {
      // Whoever makes it anew reads what is settled from its last making.
      if (!entry.dependencies.isMadeAnewForLiveAlone) this.drop(key, entry);
      return null;
    }
    entry.used = true;
    this.counts.hits += 1;
    return entry.response;
  }

  /**
   * A new answer, when `find` has found none. Callers who ask for the same at the same time wait for one answer, unless
   * something that it has read already has changed since: then it may be old, and the later caller gets a new one.
   */
  make(key: string, produce: Produce): Promise<EncodedResponse> {
    const shared = this.inFlight.find((one) => one.key === key && one.dependencies.isUsable(this.graceMs));
    if (shared && this.versions.healthy) {
      this.counts.shared += 1;
      return shared.answer;
    }
    this.counts.misses += 1;
    return this.produceShared(key, produce);
  }

  /** The body in an encoding, its size counted. */
  body(key: string, response: EncodedResponse, encoding: Encoding | null): Promise<Buffer> | Buffer {
    return response.body(encoding, (bytes) => {
      const entry = this.cached.get(key);
      if (entry?.response === response) this.grow(entry, bytes);
    });
  }

  private async produceShared(key: string, produce: Produce): Promise<EncodedResponse> {
    const healthyBefore = this.versions.healthy;
    const last = healthyBefore ? this.cached.get(key)?.dependencies : null;
    const dependencies = new TenantDependencies(this.versions, this.clock, last);
    const answer = produce(dependencies).then(({ answer: made, cacheable, priced }) => {
      dependencies.end();
      const response = new EncodedResponse(made, priced);
      if (cacheable && healthyBefore && this.versions.healthy && dependencies.isUsable(this.graceMs))
        this.store(key, response, dependencies);
      return response;
    });
    if (!healthyBefore) return answer;
    const request: InFlightRequest = { key, place: this.inFlight.length, dependencies, answer };
    this.inFlight.push(request);
    try {
      return await answer;
    } finally {
      this.land(request);
    }
  }

  /** The last one takes the place of one that is made. */
  private land({ place }: InFlightRequest): void {
    const last = this.inFlight.pop()!;
    if (last.place === place) return;
    this.inFlight[place] = last;
    last.place = place;
  }

  private store(key: string, response: EncodedResponse, dependencies: TenantDependencies): void {
    const { body } = response.answer;
    if (body.length > this.maxAnswerBytes) return;
    const old = this.cached.get(key);
    if (old) this.drop(key, old);
    const entry: Cached = { response, dependencies, bytes: 0, used: false };
    this.cached.set(key, entry);
    this.grow(entry, response.bytes + 2 * key.length + OVERHEAD_BYTES + dependencies.keptBytes);
  }

  private grow(entry: Cached, bytes: number): void {
    entry.bytes += bytes;
    this.total += bytes;
    // The oldest go first, but one that was asked for since its last turn gets another one (the clock algorithm),
    // and the new one goes after all others.
    for (const [key, oldest] of this.cached) {
      if (this.total <= this.maxBytes) return;
      this.drop(key, oldest);
      if (oldest === entry ? this.cached.size > 0 : oldest.used) this.giveTurn(key, oldest);
    }
  }

  private giveTurn(key: string, entry: Cached): void {
    entry.used = false;
    this.cached.set(key, entry);
    this.total += entry.bytes;
  }

  private drop(key: string, entry: Cached): void {
    this.cached.delete(key);
    this.total -= entry.bytes;
  }
}
