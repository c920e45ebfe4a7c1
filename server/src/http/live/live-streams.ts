import type { IncomingMessage, ServerResponse } from 'node:http';
import { organizationIn } from '../../features/tenancy/tenancy.service.js';
import { AppError } from '../../lib/errors.js';
import { budgetOwner, Charge } from '../budgets/charge.js';
import { isOwnOperation } from '../budgets/own-operations.js';
import type { AppParts } from '../app-parts.js';
import { requestIdOf } from '../request-id.js';
import { retryAfter } from '../retry-after.js';
import { originOf } from '../security/origin.js';
import { OPEN_HEADERS } from '../../lib/open-headers.js';
import { DATA_HEADERS, TRANSPORT_SECURITY } from '../security/security-headers.js';
import { EVENT_STREAM, EventStream } from './event-stream.js';
import { Knowledge, nextEvent } from './live-event.js';
import type { LiveCaller, LiveCallers } from './live-callers.js';
import { errorsOf } from './live-errors.js';
import type { LiveOperations, Operation } from './live-operations.js';
import type { LiveTimes } from './live-times.js';
import type { RequestParameters, Subscription } from './subscription-request.js';

/** Browsers come back after so long, each at a time of its own: all at once they would be a crowd. */
const COME_BACK_MS = { least: 1_000, most: 3_000 };

/**
 * The subscriptions of a process that are answered as server-sent events (GraphQL over SSE, distinct connections). They
 * take no notice of cookies, so pages of any origin may read them: names of players leave as visitors see them.
 */
export class LiveStreams {
  private readonly streams = new Set<EventStream>();
  private heart: NodeJS.Timeout | null = null;

  constructor(
    private readonly parts: AppParts,
    private readonly operations: LiveOperations,
    private readonly callers: LiveCallers,
    private readonly times: LiveTimes,
  ) {}

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
    const refuse = (error: AppError): void => {
      res
        .writeHead(error.status, {
          ...head,
          'content-type': 'application/json; charset=utf-8',
          ...retryAfter(error.details),
        })
        .end(this.wordsOf(error, requestId));
    };
    const refusal = this.callers.refusal(address);
    if (refusal) return refuse(refusal);
    const stream = new EventStream(res, this.times.patienceMs);
    const caller = this.enter(stream, res, address);
    // Where the metrics look for it, and what a stream has that ends before it has begun.
    res.setHeaders(new Map(Object.entries({ ...head, 'content-type': EVENT_STREAM })));
    let operation: Operation | null = null;
    let wrong = '';
    try {
      operation = await this.operations.read(await read(), { host, names: organizationIn(search), session: null });
    } catch (error) {
      wrong = this.wordsOf(error, requestId);
    }
    if (res.writableEnded || res.destroyed) return;
    const crowd = operation && this.callers.crowdOf(caller, operation.key);
    if (crowd) return refuse(crowd);
    const charge = new Charge(this.parts.limits, budgetOwner({ signedIn: null, scorekeeper: null }, { address }));
    const poor = await refusalOf(charge, operation?.subscription);
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
    for (const stream of this.streams) stream.end();
  }

  private enter(stream: EventStream, res: ServerResponse, address: string): LiveCaller {
    const caller = this.callers.enter(address);
    this.streams.add(stream);
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
    for (const stream of this.streams) stream.beat();
    this.operations.look();
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
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    vary: 'Accept',
    'x-request-id': requestId,
    ...(secure && { 'strict-transport-security': TRANSPORT_SECURITY }),
  };
}
