import { parse, print, type DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { type App, type AppDeps, createApp } from '../app.js';
import { type Config, readConfig } from '../config.js';
import { listenForTenantChanges } from '../database/notifications.js';
import type { Replica } from '../database/replica.js';
import type { TenantVersions } from '../database/tenant-versions.js';
import { createSession } from '../features/auth/session.service.js';
import { makeSecret } from '../features/scorekeepers/secrets.js';
import { digestOfSecret } from '../lib/secrets.js';
import { type ContextInput, createContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import { execute } from '../http/graphql/execution/execute.js';
import { createLog } from '../lib/log.js';
import { generationScript } from './generation-script.js';
import { allNoticed } from './changes.js';
import { createApiKeyRow, type TestKey } from './factories/api-keys.js';
import { checkError } from './check-error.js';
import { type ConnectOptions, connectTo, openOwnDatabase, openTestDatabase, type TestDatabase } from './database.js';
import { sendRequest, type TestRequest, type TestResponse } from './http-client.js';

/** Who a test calls as: the headers that a signed-in browser sends. */
export type Caller = Record<string, string>;

/** A GraphQL answer with its HTTP side. */
export interface GraphqlResponse<Data> {
  status: number;
  headers: TestResponse['headers'];
  data: Data | null | undefined;
  errors:
    | {
        message: string;
        path?: (string | number)[];
        extensions: { code: string; errors?: unknown; details?: unknown; requestId?: string };
      }[]
    | undefined;
}

/** What differs from a plain call of a visitor on the platform's host. */
export interface CallOptions {
  as?: Caller;
  host?: string;
  headers?: Record<string, string>;
  /** The id of the organization that the caller's page shows, or 'none': named in the address. */
  organization?: number | string;
}

type Operation<Data, Variables> = string | DocumentNode | TypedDocumentNode<Data, Variables>;

/** The real server on a free port, over the test database. */
export interface TestApp {
  readonly url: string;
  readonly port: number;
  readonly app: App;
  readonly database: TestDatabase;
  readonly manager: EntityManager;
  /** Turned by the real listener. */
  readonly versions: TenantVersions;
  /** Sends any request, once the server has been told of all that the test has written. */
  request(request: TestRequest & CallOptions): Promise<TestResponse>;
  /** Runs an operation by `POST /graphql`. */
  graphql<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
    operation: Operation<Data, Variables>,
    variables?: Variables,
    options?: CallOptions,
  ): Promise<GraphqlResponse<Data>>;
  /** Opens a session for a user without its password. */
  signInAs(user: { id: number; organizationId?: number | null }): Promise<Caller>;
  /** Opens a link for scorekeepers of a game, and makes it first. */
  keepScoreAs(holder: { organizationId: number; gameId: number; name?: string }): Promise<Caller>;
  /** Makes a key of an organization: the header that shows it. */
  showKeyOf(key: TestKey & { organizationId: number }): Promise<Caller>;
  /** A context for calling services directly. */
  context(input?: Partial<ContextInput>): Promise<RequestContext>;
  /**
   * The names of the SQL statements that an operation of a visitor runs, in order, once the server has been told of all
   * that the test has written; throws on errors.
   */
  statementsOf(operation: string | DocumentNode, variables?: Record<string, unknown>): Promise<string[]>;
  close(): Promise<void>;
}

/** What a test may want otherwise. */
export interface TestAppOptions
  extends
    Pick<AppDeps, 'now' | 'routers' | 'httpLimits' | 'live' | 'answerCache' | 'generationScript'>,
    ConnectOptions {
  /**
   * A database of the test's own: for whatever concerns the whole platform, or the cache (others' changes empty it).
   */
  ownDatabase?: boolean;
  /** A migrated database of another server, instead. */
  databaseUrl?: string;
  /** Makes the replica that the server may read from. */
  replica?: (primary: Pool, versions: TenantVersions) => Replica;
  config?: Partial<Config>;
  log?: AppDeps['log'];
}

/**
 * Starts the server. Cached answers are never older than what it was told of, unless the test gives them a grace. Call
 * it in `beforeAll`, and `close` in `afterAll`.
 */
export async function startTestApp({
  ownDatabase = false,
  databaseUrl,
  replica: replicaOf,
  config,
  log = createLog('silent'),
  poolSize,
  limits,
  answerCache,
  ...deps
}: TestAppOptions = {}): Promise<TestApp> {
  const connections: ConnectOptions = { ...(poolSize !== undefined && { poolSize }), ...(limits && { limits }) };
  const database = await (databaseUrl !== undefined
    ? connectTo(databaseUrl, connections)
    : ownDatabase
      ? openOwnDatabase(connections)
      : openTestDatabase(connections));
  const listener = await listenForTenantChanges({ url: database.url });
  const replica = replicaOf?.(database.pool, listener.versions);
  const app = await createApp({
    generationScript,
    ...deps,
    answerCache: { graceMs: 0, ...answerCache },
    // A test about limits sets them.
    config: { ...readConfig({ RATE_LIMIT: '0', RATE_LIMIT_OWN: '0', RATE_LIMIT_KEY: '0' }), ...config },
    dataSource: database.dataSource,
    pool: database.pool,
    versions: listener.versions,
    ...(replica && { replica }),
    log,
  });
  const port = await app.listen(0, '127.0.0.1');
  const { services } = app.parts;
  const context = async (input: Partial<ContextInput> = {}): Promise<RequestContext> =>
    createContext(services, { transport: 'test', requestId: 'test', ...input });
  const request = async ({
    as = {},
    host = 'localhost',
    headers = {},
    ...rest
  }: TestRequest & CallOptions): Promise<TestResponse> => {
    await allNoticed(listener.versions, database.pool);
    return sendRequest(port, { ...rest, headers: { host, ...as, ...headers } });
  };

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    app,
    database,
    manager: database.dataSource.manager,
    versions: listener.versions,
    request,
    context,
    async graphql<Data, Variables extends object>(
      operation: Operation<Data, Variables>,
      variables?: Variables,
      { organization, ...options }: CallOptions = {},
    ) {
      const query = typeof operation === 'string' ? operation : print(operation);
      const headers = { 'content-type': 'application/json', ...options.headers };
      const { text, ...response } = await request({
        ...options,
        method: 'POST',
        path: organization === undefined ? '/graphql' : `/graphql?organization=${organization}`,
        headers,
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = JSON.parse(text) as Pick<GraphqlResponse<Data>, 'data' | 'errors'>;
      for (const { extensions } of errors ?? []) checkError(extensions, response.headers);
      return { status: response.status, headers: response.headers, data, errors };
    },
    async signInAs({ id, organizationId = null }) {
      const { token, csrfToken } = (await createSession(await context(), id, organizationId))!;
      return { cookie: `session=${token}; XSRF-TOKEN=${csrfToken}`, 'x-xsrf-token': csrfToken };
    },
    async keepScoreAs({ organizationId, gameId, name = 'Ana' }) {
      const [secret, token] = [makeSecret(organizationId), makeSecret(organizationId)];
      const now = services.now();
      await database.pool.query(
        `WITH link AS (
           INSERT INTO scorekeeper_links (organization_id, game_id, secret_digest, code_digest, made_by, created_at, ends_at)
           VALUES ($1, $2, $3, $3, 'test', $4, $4::timestamptz + interval '1 day') RETURNING id
         ) INSERT INTO scorekeeper_sessions (organization_id, link_id, token_digest, csrf_token, name, opened_at, last_seen_at)
         SELECT $1, id, $5, 'csrf', $6, $4, $4 FROM link`,
        [organizationId, gameId, digestOfSecret(secret), now, digestOfSecret(token), name],
      );
      return { cookie: `scorekeeper=${token}; XSRF-TOKEN=csrf`, 'x-xsrf-token': 'csrf' };
    },
    async showKeyOf({ organizationId, ...key }) {
      const { secret } = await createApiKeyRow(database.dataSource.manager, organizationId, key);
      return { authorization: `Bearer ${secret}` };
    },
    async statementsOf(operation, variables) {
      if (!ownDatabase) throw new Error('Statements are counted in a database of the test’s own (ownDatabase).');
      // Told in the midst of it, the operation would read once more what it had known at its beginning.
      await allNoticed(listener.versions, database.pool);
      const ctx = await context({ transport: 'graphql' });
      const { errors } = await execute(ctx, typeof operation === 'string' ? parse(operation) : operation, variables);
      if (errors) throw errors[0];
      return ctx.statements;
    },
    async close() {
      await app.close();
      await replica?.close();
      await listener.close();
      await database.close();
    },
  };
}
