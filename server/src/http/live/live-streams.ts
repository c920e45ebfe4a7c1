import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext } from '../../context/create-context.js';
import { unavailability } from '../../database/unavailable.js';
import { organizationIn, type TenantNames } from '../../features/tenancy/tenancy.service.js';
import { AppError, tooMany } from '../../lib/errors.js';
import { networkOf } from '../../lib/network.js';
import type { AppParts } from '../app-parts.js';
import type { TenantDependencies } from '../caching/tenant-dependencies.js';
import { describeFailure } from '../failure.js';
import { DocumentStore } from '../graphql/execution/document-store.js';
import { failureExtensions, formatExecutionErrors, formatProtocolError } from '../graphql/graphql-errors.js';
import { requestIdOf } from '../request-id.js';
import { retryAfter } from '../retry-after.js';
import { originOf, type Origin } from '../security/origin.js';
import { DATA_HEADERS, TRANSPORT_SECURITY } from '../security/security-headers.js';
import { EVENT_STREAM, EventStream, nextEvent } from './event-stream.js';
import { Hub, type LiveAnswer } from './hub.js';
import {
  readSubscription,
  RefusedDocument,
  type RequestParameters,
  type Subscription,
} from './subscription-request.js';
import { Turns } from './turns.js';

/** How streams behave; how many there may be, the configuration says. */
export interface LiveTimes {
  /** From one execution of an operation to the next. */
  paceMs: number;
  /** After the database could not be asked. */
  retryMs: number;
  /** From one sign of life to the next. */
  beatMs: number;
  /** For a listener to fetch what was sent. */
  patienceMs: number;
}

export const LIVE_TIMES: LiveTimes = { paceMs: 500, retryMs: 5_000, beatMs: 15_000, patienceMs: 30_000 };

/** Operations that are executed at once, in a process: visitors who ask have their turns in between. */
const MOST_AT_ONCE = 8;
/** Browsers come back after so long, each at a time of its own: all at once they would be a crowd. */
const COME_BACK_MS = { least: 1_000, most: 3_000 };
/** Seconds that whoever is refused is told to wait. */
const LATER = 60;

/**
 * The subscriptions of a process that are answered as server-sent events (GraphQL over SSE, distinct connections). They
 * take no notice of cookies, so pages of any origin may read them: names of players leave as visitors see them.
 */
export class LiveStreams {
  readonly counts = { executions: 0, events: 0 };
  private readonly hubs = new Map<string, Hub>();
  private readonly streams = new Set<EventStream>();
  private readonly byNetwork = new Map<string, number>();
  private readonly documents = new DocumentStore(200);
  private readonly turns = new Turns(MOST_AT_ONCE);
  private readonly stopListening: () => void;
  private heart: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly parts: AppParts,
    private readonly times: LiveTimes = LIVE_TIMES,
  ) {
    this.stopListening = parts.services.versions.onChange(() => this.look());
  }

  /** Streams that are open. */
  get size(): number {
    return this.streams.size;
  }

  /** Different operations that somebody follows. */
  get operations(): number {
    return this.hubs.size;
  }

  /**
   * Answers a request for a stream of events.
   * @param read gives its parameters; what it throws is said in the stream, like all that is wrong with the operation
   */
  async answer(
    req: IncomingMessage,
    res: ServerResponse,
    search: string,
    read: () => RequestParameters | Promise<RequestParameters>,
  ): Promise<void> {
    const { services } = this.parts;
    const { trustProxy } = services.config;
    const origin = originOf(req, trustProxy);
    const requestId = requestIdOf(req, trustProxy);
    const head = headersOf(requestId, origin.secure);
    const network = networkOf(origin.address);
    const refusal = this.refusal(network);
    if (refusal) {
      const { status, details } = refusal;
      res
        .writeHead(status, { ...head, 'content-type': 'application/json; charset=utf-8', ...retryAfter(details) })
        .end(this.wordsOf(refusal, requestId));
      return;
    }
    const stream = new EventStream(res, this.times.patienceMs);
    const leave = this.enter(stream, network);
    res.once('close', leave);
    res.setHeader('content-type', EVENT_STREAM); // where the metrics look for it
    res.writeHead(200, { ...head, connection: 'close' });
    res.write(`retry: ${comeBackMs()}\n\n`);
    try {
      const subscription = await readSubscription(services.graph.schema, this.documents, await read());
      if (!res.destroyed) this.follow(stream, res, subscription, origin, organizationIn(search));
    } catch (error) {
      stream.send(nextEvent(this.wordsOf(error, requestId)));
      stream.complete();
    }
  }

  /** Ends all streams; whoever still comes is sent elsewhere. */
  close(): void {
    this.isClosed = true;
    this.stopListening();
    for (const stream of this.streams) stream.end();
  }

  private look(): void {
    for (const hub of this.hubs.values()) hub.look();
  }

  /** Why a further stream is refused, or null. */
  private refusal(network: string): AppError | null {
    const { liveStreams, liveStreamsPerAddress } = this.parts.services.config;
    if (this.isClosed || this.streams.size >= liveStreams)
      return new AppError('SERVICE_UNAVAILABLE', 'The server has no room for a further stream of events.', {
        details: { retryAfterSeconds: this.isClosed ? 1 : LATER },
      });
    return (this.byNetwork.get(network) ?? 0) < liveStreamsPerAddress
      ? null
      : tooMany(`At most ${liveStreamsPerAddress} streams of events are open at once from one address.`, LATER);
  }

  /** @returns takes the stream out again */
  private enter(stream: EventStream, network: string): () => void {
    this.streams.add(stream);
    this.byNetwork.set(network, (this.byNetwork.get(network) ?? 0) + 1);
    this.heart ??= setInterval(() => this.beat(), this.times.beatMs);
    return () => {
      this.streams.delete(stream);
      const others = this.byNetwork.get(network)! - 1;
      if (others > 0) this.byNetwork.set(network, others);
      else this.byNetwork.delete(network);
      if (this.streams.size > 0 || this.heart === null) return;
      clearInterval(this.heart);
      this.heart = null;
    };
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat();
    this.look();
  }

  private follow(
    stream: EventStream,
    res: ServerResponse,
    subscription: Subscription,
    origin: Origin,
    names: TenantNames,
  ): void {
    const key = JSON.stringify([origin.host, names.organization ?? null, subscription.key]);
    const hub = this.hubs.get(key) ?? this.hubOf(key, subscription, origin.host, names);
    const listener = {
      send: (event: Buffer): void => {
        this.counts.events += 1;
        stream.send(event);
      },
      complete: (): void => stream.complete(),
    };
    res.once('close', () => {
      hub.remove(listener);
      if (hub.size === 0 && this.hubs.get(key) === hub) this.hubs.delete(key);
    });
    hub.add(listener);
  }

  private hubOf(key: string, subscription: Subscription, host: string | null, names: TenantNames): Hub {
    const { versions } = this.parts.services;
    const { paceMs, retryMs } = this.times;
    const hub = new Hub({
      versions,
      paceMs,
      retryMs,
      execute: (dependencies) => this.turns.take(() => this.execute(subscription, host, names, dependencies)),
    });
    this.hubs.set(key, hub);
    return hub;
  }

  /** As a visitor's query is. An answer with errors has no id of a request: it is many's. */
  private async execute(
    { document, variables, operationName }: Subscription,
    host: string | null,
    names: TenantNames,
    dependencies: TenantDependencies,
  ): Promise<LiveAnswer> {
    const { services, log, metrics } = this.parts;
    this.counts.executions += 1;
    try {
      const ctx = await createContext(services, {
        transport: 'graphql',
        requestId: 'live',
        origin: { host, address: '' },
        names,
        dependencies,
        mayReadReplica: true,
      });
      const { data, errors } = await services.graph.execute(ctx, document, variables, operationName);
      metrics.countStatements(ctx.statements.length);
      const isExecuted = data !== undefined;
      const unavailable = errors?.find(({ originalError }) => unavailability(originalError) !== null);
      if (unavailable) throw unavailable.originalError!;
      const formatted = errors && formatExecutionErrors(errors, isExecuted, 'live', log);
      const answer = { ...(isExecuted && { data }), ...(formatted && { errors: formatted }) };
      return { text: JSON.stringify(answer), isLast: !isExecuted };
    } catch (error) {
      describeFailure(error, 'live', log);
      throw error;
    }
  }

  /** What is wrong with a request, as an answer of the graph. */
  private wordsOf(error: unknown, requestId: string): string {
    const { log } = this.parts;
    if (error instanceof RefusedDocument) {
      const errors = error.errors.map((one) => {
        const { message, locations } = formatProtocolError(one.toJSON(), one, log);
        return { message, ...(locations && { locations }), extensions: { code: error.code, requestId } };
      });
      return JSON.stringify({ errors });
    }
    const failure = describeFailure(error, requestId, log);
    return JSON.stringify({ errors: [{ message: failure.message, extensions: failureExtensions(failure) }] });
  }
}

function comeBackMs(): number {
  const { least, most } = COME_BACK_MS;
  return Math.round(least + Math.random() * (most - least));
}

/** No proxy may keep, change or hold back a stream. */
function headersOf(requestId: string, secure: boolean): Record<string, string> {
  return {
    ...DATA_HEADERS,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after, x-request-id',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    vary: 'Accept',
    'x-request-id': requestId,
    ...(secure && { 'strict-transport-security': TRANSPORT_SECURITY }),
  };
}
