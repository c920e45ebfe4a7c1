import type { DocumentNode } from 'graphql';
import type { DataSource, EntityManager } from 'typeorm';
import type { Pool } from 'pg';
import type { Config } from '../config.js';
import type { LivePart } from '../database/live-tables.js';
import type { Queryable } from '../database/prepared.js';
import type { Replica } from '../database/replica.js';
import type { ReplicaReader } from '../database/replica-reader.js';
import type { TenantVersions } from '../database/tenant-versions.js';
import type { Subscribers } from '../features/audit/write-events.service.js';
import type { UndoableCommand, UnmatchedGames } from '../features/audit/write.service.js';
import type { AskedLanguage } from '../domain/languages/language.js';
import type { KeyScope } from '../domain/keys/key-scopes.js';
import type { Graph } from '../http/graphql/execution/graph.js';
import type { AppError } from '../lib/errors.js';

/** A role as stored; anonymous callers have no actor. */
export type Role = 'staff' | 'org_owner' | 'super_admin';

/** The signed-in user, or a program that shows a key, as much of it as policies need. */
export interface Actor {
  /** Null for a key, which is no user. */
  id: number | null;
  username: string;
  role: Role;
  /** The user's own organization; null for a super administrator without one. */
  organizationId: number | null;
}

/** The session that the actor came with. */
export interface Session {
  id: number;
  csrfToken: string;
  /** When it ends, however busy. */
  expiresAt: Date;
  /**
   * The organization acted for: the one that the request names by its id, else that of the switch; null when a super
   * administrator has chosen none.
   */
  organizationId: number | null;
}

/** Somebody without an account who has opened a link: may enter one game of one organization, and nothing else. */
export interface ScorekeeperSession {
  readonly id: number;
  readonly linkId: number;
  readonly organizationId: number;
  readonly gameId: number;
  readonly csrfToken: string;
  /** What the holder typed. */
  readonly name: string;
  readonly endsAt: Date;
}

/** What a request's key says of who asks. */
export interface ApiKeyIdentity {
  readonly id: number;
  /** Which it opens: of a test key, its test organization. */
  readonly organizationId: number;
  /** Which it belongs to, by which it is counted and charged. */
  readonly ownerId: number;
  readonly isTest: boolean;
  readonly name: string;
  /** The user name of who made it. */
  readonly madeBy: string;
  /** With those that they include. */
  readonly scopes: readonly KeyScope[];
}

/** The organization whose data a request is about. The full settings are read through organizations' loaders. */
export interface Tenant {
  id: number;
  slug: string;
  /** IANA name. */
  timeZone: string;
}

/** Where a request entered; only the public GraphQL endpoint has page-size limits. */
export type Transport = 'graphql' | 'rest' | 'page' | 'cli' | 'test';

/** What the application was started with; shared by all requests of a process. */
export interface Services {
  config: Config;
  dataSource: DataSource;
  /** The driver's own pool: loaders' prepared statements go here, past TypeORM. */
  pool: Pool;
  /** Present when there is a replica: visitors' reads may go there. */
  replica?: Replica;
  /** What has changed since when, over all processes; unhealthy while that cannot be known. */
  versions: TenantVersions;
  /** What follows writes in their transactions. */
  subscribers: Subscribers;
  /** The executable schema, for the transports that run operations of their own. */
  graph: Graph;
  /** The compiled script of the thread that generates schedules, where it is not beside the code that starts it. */
  generationScript?: () => Promise<URL>;
  now(): Date;
}

/**
 * Rows that statements gave which read nothing live; only where a response is made anew because live rows have changed.
 */
export interface SettledRows {
  /** What the statement gave when the response was made before, or what `read` gives. */
  of(
    organizationId: number,
    statement: string,
    params: readonly unknown[],
    read: () => Promise<unknown[][]>,
  ): Promise<unknown[][]>;
}

/**
 * Tenants that a response was read from; where it may be cached, also which of their live rows, and for how long at
 * most.
 */
export interface Dependencies extends Set<number> {
  readonly settledRows?: SettledRows | null;
  addLive?(organizationId: number, parts: readonly LivePart[]): void;
  expireIn?(milliseconds: number): void;
}

/** An operation whose values were estimated. */
export interface PricedOperation {
  readonly document: DocumentNode;
  readonly name: string | null;
}

/** What a request costs, as far as it is known. One object per request, whoever copies the context. */
export interface RequestCost {
  /** Values that the answers of its operations could have. */
  estimated: number;
  /** The caller's own operation, once it has been estimated. */
  operation: PricedOperation | null;
  /** Whether the product's own pages ask: they draw on a budget of their own. */
  isOwn: boolean;
  /** Set where the caller's budget refused the operation. */
  refusal: AppError | null;
  /** Charges what is about to be executed to the caller's budget; absent where nothing is charged. @throws 429 */
  readonly charge?: ((values: number, isOwn: boolean, isWrite: boolean) => Promise<void> | undefined) | undefined;
  /** Whether an answer tells of errors, whatever its status. */
  hasErrors: boolean;
  /** Whether nothing is to be executed: the estimate is all that is asked for. */
  readonly isDryRun: boolean;
}

/**
 * Everything a service may know about the request it serves: one explicit argument instead of globals.
 * Made once per request by `createContext`; plain properties only, since Apollo copies it by prototype.
 */
export interface RequestContext {
  services: Services;
  transport: Transport;
  /** The tenant that host, slug, domain or session give when the operation itself names none. */
  tenant: Tenant | null;
  /**
   * Whether the request itself names a tenant, by id, slug or domain; `tenant` is null when there is none of that name.
   */
  tenantNamed: boolean;
  actor: Actor | null;
  /**
   * Who signed in with a temporary password: nobody (`actor` is null) to everything but the change of it, and signing
   * out.
   */
  passwordPending: Actor | null;
  session: Session | null;
  /** Who keeps the score of a game by a link; null for everybody else, and for who is signed in as well. */
  scorekeeper: ScorekeeperSession | null;
  /** The key that the request has shown, where it acts by it; one that may not read as staff has no actor. */
  apiKey: ApiKeyIdentity | null;
  /** Tenants read while answering; the response cache ties its entry to their versions. */
  dependencies: Dependencies;
  /** Names of the SQL statements run for this request, in order: counted by tests, metrics and the cost of a call. */
  statements: string[];
  cost: RequestCost;
  /** Memo for this request's loaders: `perRequest(ctx, make)` in lib/memo.ts. */
  memo: Map<unknown, unknown>;
  /** Mutations of the document that were refused, in their order. One list per request, whoever copies the context. */
  refusals: { readonly mutation: string; readonly error: AppError }[];
  /** What the request has done that can be taken back, in its order. One list per request, as well. */
  undoable: UndoableCommand[];
  /** Games that the request has left without a match of their bracket. One list per request, as well. */
  unmatched: UnmatchedGames[];
  requestId: string;
  /** The caller's address, for rate limits and the list of sessions. */
  address: string;
  /** The host that was asked, as `hostOf` gives it; null when the request names none or there is no request. */
  host: string | null;
  /** What the request says of the language that its caller reads, for mails that it asks for. */
  languageAsked: () => AskedLanguage;
  /** The User-Agent header, for the list of sessions; absent outside HTTP. */
  userAgent?: string | undefined;
  /** Whether a page of another origin asks: it reads as a visitor and writes nothing. */
  isFromElsewhere: boolean;
  /** Cookies that the answer shall set or clear; the transport turns them into headers. */
  outgoingCookies: OutgoingCookie[];
  /** Present when the request may be answered from the replica: a visitor's read, whose answer may be kept. */
  replicaReader?: ReplicaReader | undefined;
  /** Present while a transaction reads what it has written itself: `withinTransaction` in lib. */
  transaction?: Queryable;
  /** Present when the call came with an Idempotency-Key: `write` claims it in its first transaction. */
  idempotentCall?: IdempotentCall;
}

/** The Idempotency-Key of a call. */
export interface IdempotentCall {
  /** Whether a write of this call has been committed. */
  done: boolean;
  /** Whether the answer shows a secret and must not be kept. */
  secret: boolean;
  /** Claims the key within a transaction; throws when another call has it. */
  claim(manager: EntityManager): Promise<void>;
}

/** A cookie to set; without a value, one to clear. Name prefix, Secure and Path are the transport's. */
export interface OutgoingCookie {
  name: 'session' | 'scorekeeper' | 'XSRF-TOKEN';
  value: string | null;
  expiresAt: Date | null;
}
