import { createContext } from '../../context/create-context.js';
import { readSession } from '../../features/auth/session.service.js';
import { readScorekeeper } from '../../features/scorekeepers/scorekeeper-session.service.js';
import type { TenantNames } from '../../features/tenancy/tenancy.service.js';
import { AppError, unauthenticated } from '../../lib/errors.js';
import type { AppParts } from '../app-parts.js';
import type { TenantDependencies } from '../caching/tenant-dependencies.js';
import { describeFailure } from '../failure.js';
import { DocumentStore } from '../graphql/execution/document-store.js';
import { unavailableAmong } from '../graphql/execution/execute.js';
import { formatExecutionErrors } from '../graphql/graphql-errors.js';
import type { KnownKey } from '../keys/key-ring.js';
import { Hub, type Listener, type LiveAnswer } from './hub.js';
import type { LiveEvent } from './live-event.js';
import { viewpointOfVisitors } from './live-keys.js';
import { errorsOf } from './live-errors.js';
import type { LiveTimes } from './live-times.js';
import { readSubscription, type RequestParameters, type Subscription } from './subscription-request.js';
import { Turns } from './turns.js';

/** Operations that are executed at once, in a process: visitors who ask have their turns in between. */
const MOST_AT_ONCE = 8;
/** Bytes of the longest answer that is followed: each operation keeps its last one. */
const LONGEST_ANSWER = 1_000_000;
/** Operations that nobody follows any longer and that keep answer and pace for whoever comes back at once. */
const MOST_LEFT = 50;

/** From where, and as whom, an operation is followed. */
export interface Viewpoint {
  host: string | null;
  names: TenantNames;
  /** Whose session sees it; null for what visitors see. */
  session: LiveSession | null;
}

/** A session of a user, or of somebody who has opened a scorekeeper's link; or a key that sees more than visitors. */
export type LiveSession = { id: number } & (
  | {
      kind: 'user' | 'scorekeeper';
      /** Its cookie's value. */
      token: string;
    }
  | {
      kind: 'key';
      /** What is stored of it. */
      token: string;
      key: KnownKey;
    }
);

/** What may be followed by many: a subscription from one viewpoint. */
export interface Operation {
  key: string;
  subscription: Subscription;
  viewpoint: Viewpoint;
}

const TOO_LONG = new AppError(
  'QUERY_TOO_EXPENSIVE',
  `An answer that is followed has at most ${LONGEST_ANSWER} bytes. Ask for smaller pages, or for less of it.`,
);

/** The operations that are followed in this process, each by all who follow the same. */
export class LiveOperations {
  readonly counts = { executions: 0, events: 0 };
  private readonly hubs = new Map<string, Hub>();
  /** Those without listeners, each with what forgets it. */
  private readonly left = new Map<string, NodeJS.Timeout>();
  private readonly documents = new DocumentStore(200);
  private readonly turns = new Turns(MOST_AT_ONCE);
  private readonly stopListening: readonly (() => void)[];

  constructor(
    private readonly parts: AppParts,
    private readonly times: LiveTimes,
  ) {
    const { versions } = parts.services;
    this.stopListening = [versions.onChange(() => this.look()), versions.onLiveChange(() => this.look())];
  }

  /** Different operations that somebody follows. */
  get size(): number {
    return this.hubs.size - this.left.size;
  }

  /** What a request subscribes to. @throws as `readSubscription` does */
  async read(parameters: RequestParameters, own: Viewpoint): Promise<Operation> {
    const subscription = await readSubscription(this.parts.services.graph.schema, this.documents, parameters);
    const viewpoint = subscription.asVisitor ? viewpointOfVisitors(own) : own;
    const { host, names, session } = viewpoint;
    const key = JSON.stringify([host, names.organization ?? null, session?.token ?? null, subscription.key]);
    return { key, subscription, viewpoint };
  }

  /** Tells a listener what is now, if that is known, and then whatever is new. @returns ends that */
  follow(operation: Operation, follower: Pick<Listener, 'send' | 'complete'>): () => void {
    const { key, subscription } = operation;
    const hub = this.hubs.get(key) ?? this.hubOf(operation);
    clearTimeout(this.left.get(key));
    this.left.delete(key);
    const listener: Listener = {
      takesPatches: subscription.takesPatches,
      send: (event: LiveEvent): void => {
        this.counts.events += 1;
        follower.send(event);
      },
      complete: () => follower.complete(),
    };
    hub.add(listener);
    return () => {
      hub.remove(listener);
      if (hub.size === 0 && this.hubs.get(key) === hub) this.leave(key);
    };
  }

  /** To be called now and then: answers about today end with the day. */
  look(): void {
    for (const hub of this.hubs.values()) hub.look();
  }

  /** Nothing is executed any longer because something has changed. */
  close(): void {
    for (const stop of this.stopListening) stop();
  }

  private leave(key: string): void {
    clearTimeout(this.left.get(key));
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
      remembers: operation.viewpoint.session === null,
      execute: (dependencies, withdrawal) => this.turns.take(() => this.execute(operation, dependencies), withdrawal),
    });
    this.hubs.set(operation.key, hub);
    return hub;
  }

  /** As a query is. An answer with errors has no id of a request: it is many's. */
  private async execute(
    { subscription: { document, variables, operationName }, viewpoint: { host, names, session } }: Operation,
    dependencies: TenantDependencies,
  ): Promise<LiveAnswer> {
    const { services, keys, log, metrics } = this.parts;
    this.counts.executions += 1;
    try {
      const signedIn = session?.kind === 'user' ? await readSession(services, session.token) : null;
      const scorekeeper = session?.kind === 'scorekeeper' ? await readScorekeeper(services, session.token) : null;
      const key = session?.kind === 'key' ? await keys.again(session.key) : null;
      if (session && !signedIn && !scorekeeper && keys.refusalOf(key) !== null)
        return refused(unauthenticated(), this.parts);
      const ctx = await createContext(services, {
        transport: 'graphql',
        requestId: 'live',
        origin: { host, address: '' },
        names,
        signedIn,
        scorekeeper,
        apiKey: key?.identity ?? null,
        dependencies,
        mayReadReplica: session === null,
      });
      const { data, errors, extensions } = await services.graph.execute(ctx, document, variables, operationName);
      metrics.countStatements(ctx.statements.length);
      const isExecuted = data !== undefined;
      const unavailable = unavailableAmong(errors);
      if (unavailable) throw unavailable;
      const formatted = errors && formatExecutionErrors(errors, isExecuted, 'live', log);
      const answer = {
        ...(isExecuted && { data }),
        ...(formatted && { errors: formatted }),
        ...(extensions && { extensions }),
      };
      const text = JSON.stringify(answer);
      return Buffer.byteLength(text) > LONGEST_ANSWER ? refused(TOO_LONG, this.parts) : { text, isLast: !isExecuted };
    } catch (error) {
      describeFailure(error, 'live', log);
      throw error;
    }
  }
}

function refused(error: AppError, { log }: AppParts): LiveAnswer {
  return { text: JSON.stringify({ errors: errorsOf(error, 'live', log) }), isLast: true };
}
