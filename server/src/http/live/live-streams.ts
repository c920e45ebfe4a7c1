import type { IncomingMessage, ServerResponse } from 'node:http';
import { organizationIn } from '../../features/tenancy/tenancy.service.js';
import { AppError } from '../../lib/errors.js';
import { NOBODY } from '../caller.js';
import { admitKey } from '../keys/admit-key.js';
import { challenge } from '../keys/challenge.js';
import type { KnownKey } from '../keys/key-ring.js';
import { keyShownBy } from '../keys/shown-key.js';
import { budgetOwner, Charge } from '../budgets/charge.js';
import { isOwnOperation } from '../budgets/own-operations.js';
import type { AppParts } from '../app-parts.js';
import { describeFailure } from '../failure.js';
import { requestIdOf } from '../request-id.js';
import { retryAfter } from '../retry-after.js';
import { originOf } from '../security/origin.js';
import { EXPOSED_HEADERS, OPEN_HEADERS } from '../../lib/open-headers.js';
import { DATA_HEADERS, TRANSPORT_SECURITY } from '../security/security-headers.js';
import { EVENT_STREAM, EventStream } from './event-stream.js';
import { Knowledge, nextEvent } from './live-event.js';
import type { LiveCaller, LiveCallers } from './live-callers.js';
import { endedKeys, viewpointOfKey } from './live-keys.js';
import { errorsOf } from './live-errors.js';
import type { LiveOperations, Operation } from './live-operations.js';
import type { LiveTimes } from './live-times.js';
import type { RequestParameters, Subscription } from './subscription-request.js';

/** Browsers come back after so long, each at a time of its own: all at once they would be a crowd. */
const COME_BACK_MS = { least: 1_000, most: 3_000 };

/**
 * The subscriptions of a process that are answered as server-sent events (GraphQL over SSE, distinct connections). They
 * take no notice of cookies, so pages of any origin may read them: names of players leave as visitors see them, or as
 * the key does that the request shows.
 */
export class LiveStreams {
  /** Each with the key that was shown for it. */
  private readonly streams = new Map<EventStream, KnownKey | null>();
  private readonly stopListening: () => void;
  private heart: NodeJS.Timeout | null = null;

  constructor(
    private readonly parts: AppParts,
    private readonly operations: LiveOperations,
    private readonly callers: LiveCallers,
    private readonly times: LiveTimes,
  ) {
    this.stopListening = parts.services.versions.onSessionsEnded(() => void this.endKeys());
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
    const { trustProxy } = this.parts.services.config;
    const { address, host, secure } = originOf(req, trustProxy);
    const requestId = requestIdOf(req, trustProxy);
    const head = headersOf(requestId, secure);
    const shown = keyShownBy(req);
    const refuse = (error: AppError): void => {
      res
        .writeHead(error.status, {
          ...head,
          'content-type': 'application/json; charset=utf-8',
          ...retryAfter(error.details),
          ...challenge(shown, error),
        })
        .end(this.wordsOf(error, requestId));
    };
    const key = await this.keyOf(shown, { address, sender: req.headers.origin });
    if (res.destroyed) return;
    if (key instanceof AppError) return refuse(key);
    const refusal = this.callers.refusal(address);
    if (refusal) return refuse(refusal);
    const stream = new EventStream(res, this.times.patienceMs);
    const caller = this.enter(stream, res, { address, key });
    // Where the metrics look for it, and what a stream has that ends before it has begun.
    res.setHeaders(new Map(Object.entries({ ...head, 'content-type': EVENT_STREAM })));
    let operation: Operation | null = null;
    let wrong = '';
    try {
      const names = organizationIn(search);
      const viewpoint = key === null ? { host, names, session: null } : viewpointOfKey(key, host, names);
      operation = await this.operations.read(await read(), viewpoint);
    } catch (error) {
      wrong = this.wordsOf(error, requestId);
    }
    if (res.writableEnded || res.destroyed) return;
    const crowd = operation && this.callers.crowdOf(caller, operation.key);
    if (crowd) return refuse(crowd);
    const charge = new Charge(this.parts.limits, budgetOwner({ ...NOBODY, key }, { address }));
    const poor = await refusalOf(charge, operation?.subscription);
    if (key !== null) this.parts.usage.count(key.identity, poor !== null || operation === null);
    for (const [name, value] of pairsOf(charge.fields())) res.setHeader(name, value);
    if (res.writableEnded || res.destroyed) return;
    if (poor) return refuse(poor);
    res.writeHead(200, { connection: 'close' });
    res.write(`retry: ${comeBackMs()}\n\n`);
    if (operation) this.follow(stream, res, operation, caller, req.headers['last-event-id']);
    else {
      stream.send({ number: 1, id: '', before: null, whole: nextEvent(wrong), patch: null });
      stream.complete();
    }
  }

  /** Ends all streams. */
  close(): void {
    this.stopListening();
    for (const stream of this.streams.keys()) stream.end();
  }

  /** The key that is shown, or why it does not do; null for none. */
  private async keyOf(
    shown: string | null,
    from: { address: string; sender: string | undefined },
  ): Promise<KnownKey | AppError | null> {
    if (shown === null) return null;
    try {
      return await admitKey(this.parts, shown, from);
    } catch (error) {
      const { code, message, details } = describeFailure(error, 'live', this.parts.log);
      return new AppError(code, message, { ...(details && { details }) });
    }
  }

  /** Ends what is followed by keys that are over, or may something else by now. */
  private async endKeys(): Promise<void> {
    const keyed = [...this.streams].flatMap(([stream, key]) => (key === null ? [] : [{ stream, key }]));
    if (keyed.length === 0) return;
    try {
      const ended = await endedKeys(
        this.parts.keys,
        keyed.map(({ key }) => key),
      );
      for (const { stream, key } of keyed) if (ended.has(key)) stream.end();
    } catch (error) {
      describeFailure(error, 'live', this.parts.log); // the next beat asks again
    }
  }

  private enter(
    stream: EventStream,
    res: ServerResponse,
    { address, key }: { address: string; key: KnownKey | null },
  ): LiveCaller {
    const caller = this.callers.enter(address);
    this.streams.set(stream, key);
    this.heart ??= setInterval(() => this.beat(), this.times.beatMs);
    res.once('close', () => {
      this.streams.delete(stream);
      this.callers.leave(caller);
      if (this.streams.size > 0 || this.heart === null) return;
      clearInterval(this.heart);
      this.heart = null;
    });
    return caller;
  }

  private beat(): void {
    for (const stream of this.streams.keys()) stream.beat();
    this.operations.look();
    void this.endKeys();
  }

  private follow(
    stream: EventStream,
    res: ServerResponse,
    operation: Operation,
    caller: LiveCaller,
    lastEventId: string | string[] | undefined,
  ): void {
    const { takesPatches, resumedId } = operation.subscription;
    stream.knowledge = new Knowledge(takesPatches, typeof lastEventId === 'string' ? lastEventId : resumedId);
    const leave = this.callers.follow(caller, operation.key);
    const stop = this.operations.follow(operation, {
      send: (event) => stream.send(event),
      complete: () => stream.complete(),
    });
    res.once('close', () => {
      leave();
      stop();
    });
  }

  private wordsOf(error: unknown, requestId: string): string {
    return JSON.stringify({ errors: errorsOf(error, requestId, this.parts.log) });
  }
}

/** Why the caller's budget does not do for an operation, or null; what is no operation costs 1. */
async function refusalOf(charge: Charge, subscription: Subscription | undefined): Promise<AppError | null> {
  try {
    await charge.take(
      subscription?.estimated ?? 1,
      subscription !== undefined && isOwnOperation(subscription.document),
    );
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function pairsOf(fields: readonly string[]): [name: string, value: string][] {
  return fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]!]] : []));
}

function comeBackMs(): number {
  const { least, most } = COME_BACK_MS;
  return Math.round(least + Math.random() * (most - least));
}

/** No proxy may keep, change or hold back a stream. */
function headersOf(requestId: string, secure: boolean): Record<string, string> {
  return {
    ...DATA_HEADERS,
    ...OPEN_HEADERS,
    ...EXPOSED_HEADERS,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    vary: 'Accept',
    'x-request-id': requestId,
    ...(secure && { 'strict-transport-security': TRANSPORT_SECURITY }),
  };
}
