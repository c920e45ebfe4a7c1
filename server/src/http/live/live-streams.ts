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
import { EVENT_STREAM, EventStream } from './event-stream.js';
import { Hub, type LiveAnswer } from './hub.js';
import { type LiveEvent, nextEvent } from './live-event.js';
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
/** Bytes of the longest answer that is followed: each operation keeps its last one. */
const LONGEST_ANSWER = 1_000_000;
/** Browsers come back after so long, each at a time of its own: all at once they would be a crowd. */
const COME_BACK_MS = { least: 1_000, most: 3_000 };
/** Operations that nobody follows any longer and that keep answer and pace for whoever comes back at once. */
const MOST_LEFT = 50;
/** Seconds that whoever is refused is told to wait. */
const LATER = 60;

/** What one address has open. */
interface Caller {
  streams: number;
  /** How many of them follow which operation. */
  operations: Map<string, number>;
}

/** What may be followed by many: a subscription to one organization's host. */
interface Operation {
  key: string;
  subscription: Subscription;
  host: string | null;
  names: TenantNames;
}

const TOO_LONG = new AppError(
  'QUERY_TOO_EXPENSIVE',
  `An answer that is followed has at most ${LONGEST_ANSWER} bytes. Ask for smaller pages, or for less of it.`,
);

/**
 * The subscriptions of a process that are answered as server-sent events (GraphQL over SSE, distinct connections). They
 * take no notice of cookies, so pages of any origin may read them: names of players leave as visitors see them.
 */
export class LiveStreams {
  readonly counts = { executions: 0, events: 0 };
  private readonly hubs = new Map<string, Hub>();
  /** Those without listeners, each with what forgets it. */
  private readonly left = new Map<string, NodeJS.Timeout>();
  private readonly streams = new Set<EventStream>();
  private readonly byNetwork = new Map<string, Caller>();
  private readonly documents = new DocumentStore(200);
  private readonly turns = new Turns(MOST_AT_ONCE);
  private readonly stopListening: readonly (() => void)[];
  private heart: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly parts: AppParts,
    private readonly times: LiveTimes = LIVE_TIMES,
  ) {
    const { versions } = parts.services;
    this.stopListening = [versions.onChange(() => this.look()), versions.onLiveChange(() => this.look())];
  }

  /** Streams that are open. */
  get size(): number {
    return this.streams.size;
  }

  /** Different operations that somebody follows. */
  get operations(): number {
    return this.hubs.size - this.left.size;
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
    const refuse = (error: AppError): void => {
      res
        .writeHead(error.status, {
          ...head,
          'content-type': 'application/json; charset=utf-8',
          ...retryAfter(error.details),
        })
        .end(this.wordsOf(error, requestId));
    };
    if (refusal) return refuse(refusal);
    const stream = new EventStream(res, this.times.patienceMs);
    const caller = this.enter(stream, res, network);
    // Where the metrics look for it, and what a stream has that ends before it has begun.
    res.setHeaders(new Map(Object.entries({ ...head, 'content-type': EVENT_STREAM })));
    let operation: Operation | null = null;
    let wrong = '';
    try {
      const subscription = await readSubscription(services.graph.schema, this.documents, await read());
      operation = operationOf(subscription, origin, organizationIn(search));
    } catch (error) {
      wrong = this.wordsOf(error, requestId);
    }
    if (res.writableEnded || res.destroyed) return;
    const crowd = operation && this.crowdOf(caller, operation.key);
    if (crowd) return refuse(crowd);
    res.writeHead(200, { connection: 'close' });
    res.write(`retry: ${comeBackMs()}\n\n`);
    if (operation) this.follow(stream, res, operation, caller);
    else {
      stream.send({ number: 1, whole: nextEvent(wrong), patch: null });
      stream.complete();
    }
  }

  /** Ends all streams; whoever still comes is sent elsewhere. */
  close(): void {
    this.isClosed = true;
    for (const stop of this.stopListening) stop();
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
    return (this.byNetwork.get(network)?.streams ?? 0) < liveStreamsPerAddress
      ? null
      : tooMany(`At most ${liveStreamsPerAddress} streams of events are open at once from one address.`, LATER);
  }

  /** Why a further operation is refused, or null. */
  private crowdOf({ operations }: Caller, key: string): AppError | null {
    const { liveOperationsPerAddress } = this.parts.services.config;
    return operations.has(key) || operations.size < liveOperationsPerAddress
      ? null
      : tooMany(`At most ${liveOperationsPerAddress} operations are followed at once from one address.`, LATER);
  }

  private enter(stream: EventStream, res: ServerResponse, network: string): Caller {
    const caller = this.byNetwork.get(network) ?? { streams: 0, operations: new Map<string, number>() };
    this.byNetwork.set(network, caller);
    this.streams.add(stream);
    caller.streams += 1;
    this.heart ??= setInterval(() => this.beat(), this.times.beatMs);
    res.once('close', () => {
      this.streams.delete(stream);
      caller.streams -= 1;
      if (caller.streams === 0) this.byNetwork.delete(network);
      if (this.streams.size > 0 || this.heart === null) return;
      clearInterval(this.heart);
      this.heart = null;
    });
    return caller;
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat();
    this.look();
  }

  private follow(stream: EventStream, res: ServerResponse, operation: Operation, { operations }: Caller): void {
    const { key } = operation;
    const hub = this.hubs.get(key) ?? this.hubOf(operation);
    operations.set(key, (operations.get(key) ?? 0) + 1);
    clearTimeout(this.left.get(key));
    this.left.delete(key);
    stream.takesPatches = operation.subscription.takesPatches;
    const listener = {
      takesPatches: stream.takesPatches,
      send: (event: LiveEvent): void => {
        this.counts.events += 1;
        stream.send(event);
      },
      complete: (): void => stream.complete(),
    };
    res.once('close', () => {
      const others = operations.get(key)! - 1;
      if (others > 0) operations.set(key, others);
      else operations.delete(key);
      hub.remove(listener);
      if (hub.size === 0) this.leave(key);
    });
    hub.add(listener);
  }

  private leave(key: string): void {
    this.left.set(key, setTimeout(() => this.forget(key), this.times.paceMs).unref());
    if (this.left.size > MOST_LEFT) this.forget(this.left.keys().next().value!);
  }

  private forget(key: string): void {
    clearTimeout(this.left.get(key));
    this.left.delete(key);
    this.hubs.delete(key);
  }

  private hubOf(operation: Operation): Hub {
    const { versions } = this.parts.services;
    const { paceMs, retryMs } = this.times;
    const hub = new Hub({
      versions,
      paceMs,
      retryMs,
      execute: (dependencies, withdrawal) => this.turns.take(() => this.execute(operation, dependencies), withdrawal),
    });
    this.hubs.set(operation.key, hub);
    return hub;
  }

  /** As a visitor's query is. An answer with errors has no id of a request: it is many's. */
  private async execute(
    { subscription: { document, variables, operationName }, host, names }: Operation,
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
      const text = JSON.stringify(answer);
      return Buffer.byteLength(text) > LONGEST_ANSWER
        ? { text: this.wordsOf(TOO_LONG, 'live'), isLast: true }
        : { text, isLast: !isExecuted };
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

function operationOf(subscription: Subscription, { host }: Origin, names: TenantNames): Operation {
  return { key: JSON.stringify([host, names.organization ?? null, subscription.key]), subscription, host, names };
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
