import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { Budgets } from './http/budgets/budgets.js';
import { policiesOf } from './http/budgets/policy.js';
import { boxScoreShortcut } from './features/box-scores/box-score.shortcut.js';
import { noteRequest } from './http/monitoring/access-log.js';
import { ResponseCache, type ResponseCacheLimits } from './http/caching/response-cache.js';
import { startApollo } from './http/graphql/apollo.js';
import { answerClientErrors } from './http/security/client-errors.js';
import { compileGraph } from './http/graphql/execution/compiled-graph.js';
import { repeatSkewedReads } from './http/graphql/execution/repeat-skewed-reads.js';
import type { Services } from './context/request-context.js';
import { refuseEarly } from './http/security/early-refusal.js';
import { expressApp, type RouterFactory } from './http/express-app.js';
import { graphqlEndpoint } from './http/graphql/graphql-endpoint.js';
import { stopSimulations } from './test-organizations/simulate-game.js';
import { HTTP_LIMITS, type HttpLimits, serverOptions } from './http/security/http-limits.js';
import { closeIdleConnections } from './http/security/idle-connections.js';
import { KeyRing } from './http/keys/key-ring.js';
import { KeyUsage } from './http/keys/key-usage.js';
import { startLive } from './http/live/live.js';
import type { LiveTimes } from './http/live/live-times.js';
import { Metrics } from './http/monitoring/metrics.js';
import type { AppParts } from './http/app-parts.js';
import { proxyWarning } from './http/security/proxy-warning.js';
import { readTarget } from './http/read-target.js';
import { requestIdOf } from './http/request-id.js';
import { SlowReaders } from './http/security/slow-readers.js';
import { createLog } from './lib/log.js';
import { graphSchema } from './schema.js';
import { subscribers } from './subscribers.js';

/** What an application is started with. */
export interface AppDeps extends Omit<Services, 'graph' | 'now' | 'subscribers'> {
  /** Default: the system's clock. */
  now?: () => Date;
  /** Default: to standard output, at LOG_LEVEL. */
  log?: Logger;
  /** Default: those of the cache itself; with `maxAnswerBytes: 0` nothing is kept. */
  answerCache?: ResponseCacheLimits;
  /** How long callers may take; default: those of the product. */
  httpLimits?: HttpLimits;
  /** How streams of events behave; default: as those of the product. */
  live?: LiveTimes;
  /** The parts of the site beside GraphQL, in the order in which they are asked. */
  routers?: readonly RouterFactory[];
}

/** A running application. */
export interface App {
  readonly parts: AppParts;
  readonly server: Server;
  /** Listens; the port that it got comes back. */
  listen(port: number, host: string): Promise<number>;
  /** Takes no more requests, ends the ones under way, then lets go. The pools stay the caller's. */
  close(): Promise<void>;
}

/** Requests under way at `close` get this long. */
const CLOSE_PATIENCE_MS = 10_000;

/** Puts the application together. It does not listen yet. */
export async function createApp({
  routers = [],
  log,
  answerCache,
  httpLimits = HTTP_LIMITS,
  live: liveTimes,
  now = () => new Date(),
  ...deps
}: AppDeps): Promise<App> {
  const schema = graphSchema();
  const graph = repeatSkewedReads(compileGraph(schema, boxScoreShortcut(schema)));
  const services: Services = { ...deps, now, subscribers, graph };
  const responses = new ResponseCache(services.versions, answerCache);
  const appLog = log ?? createLog(services.config.logLevel);
  const budgets = new Budgets(services.pool, appLog);
  const parts: AppParts = {
    services,
    responses,
    metrics: new Metrics(responses, services.replica),
    log: appLog,
    limits: { budgets, policies: policiesOf(services.config) },
    keys: new KeyRing(services.pool, services.versions, now),
    usage: new KeyUsage(services.pool, now, appLog),
  };
  const apollo = await startApollo(services.graph, parts.log);
  let closing = false;
  const express = expressApp(parts, apollo, routers, () => closing);
  const live = startLive(parts, liveTimes);
  const graphql = graphqlEndpoint(parts, apollo, (req, res, search, read) => {
    slowReaders.release(res);
    return live.streams.answer(req, res, search, read);
  });
  const answerGraph = (req: IncomingMessage, res: ServerResponse): void => {
    try {
      void graphql(req, res)?.catch((error: unknown) => res.destroy(error as Error));
    } catch (error) {
      res.destroy(error as Error);
    }
  };
  const warnOfProxy = proxyWarning(parts.log, services.config.trustProxy);

  const slowReaders = new SlowReaders(httpLimits.reading);
  const server = createServer(serverOptions(httpLimits), (req, res) => {
    const wrong = readTarget(req);
    const path = pathOf(req.url);
    const began = performance.now();
    const watched = slowReaders.watch(res);
    res.on('close', () => {
      slowReaders.forget(watched);
      noteRequest(parts, req, res, path, performance.now() - began);
    });
    warnOfProxy(req);
    if (closing) res.setHeader('connection', 'close');
    if (wrong !== null) {
      refuseEarly(res, {
        code: 'BAD_USER_INPUT',
        message: wrong,
        requestId: requestIdOf(req, services.config.trustProxy),
      });
      return;
    }
    const isGraph = path === '/graphql' || path === '/graphql/';
    const quick = isGraph && !req.headers['content-type']?.startsWith('multipart/');
    // A tick later, when a body that came in one piece with its head has been read.
    if (quick) process.nextTick(answerGraph, req, res);
    else express(req, res);
  });

  live.sockets.listen(server);
  answerClientErrors(server, slowReaders, parts.log);
  closeIdleConnections(server);

  return {
    parts,
    server,
    listen: (port, host) => listenOn(server, port, host),
    async close() {
      closing = true;
      live.close();
      await stopSimulations(services);
      slowReaders.end();
      await closeServer(server);
      await apollo.stop();
      await budgets.close();
      await parts.usage.flush();
    },
  };
}

/** The path of a request's address, without its query. */
function pathOf(url = '/'): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Begins to listen; the port that it got comes back. */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
    // A connection on which something is still being answered ends within a second or two of its answer.
    server.keepAliveTimeout = 1;
  });
}
