import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { boxScoreShortcut } from './features/box-scores/box-score.shortcut.js';
import { observe } from './http/access-log.js';
import { AnswerCache, type AnswerCacheLimits } from './http/answer-cache.js';
import { startApollo } from './http/apollo.js';
import { compileGraph } from './http/compiled-graph.js';
import type { Services } from './http/context.js';
import { expressApp, type Mount } from './http/express-app.js';
import { graphqlDoor } from './http/graphql-door.js';
import { Metrics } from './http/metrics.js';
import type { AppParts } from './http/parts.js';
import { graphSchema } from './schema.js';

/** What an application is started with. */
export interface AppDeps extends Omit<Services, 'graph' | 'now'> {
  /** Default: the system's clock. */
  now?: () => Date;
  /** Default: to standard output, at LOG_LEVEL. */
  log?: Logger;
  /** Default: those of the cache itself; with `maxAnswerBytes: 0` nothing is kept. */
  answerCache?: AnswerCacheLimits;
  /** The parts of the site beside GraphQL, in the order in which they are asked. */
  mounts?: readonly Mount[];
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
  mounts = [],
  log,
  answerCache,
  now = () => new Date(),
  ...deps
}: AppDeps): Promise<App> {
  const schema = graphSchema();
  const services: Services = { ...deps, now, graph: compileGraph(schema, boxScoreShortcut(schema)) };
  const answers = new AnswerCache(services.versions, answerCache);
  const parts: AppParts = {
    services,
    answers,
    metrics: new Metrics(answers, services.replica),
    log: log ?? pino({ level: services.config.logLevel }),
  };
  const apollo = await startApollo(services.graph, parts.log);
  let closing = false;
  const express = expressApp(parts, apollo, mounts, () => closing);
  const graphql = graphqlDoor(parts, apollo);

  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?', 1)[0]!;
    observe(parts, req, res, path);
    if (closing) res.setHeader('connection', 'close');
    const quick = path === '/graphql' && !req.headers['content-type']?.startsWith('multipart/');
    if (quick) void graphql(req, res).catch((error: unknown) => res.destroy(error as Error));
    else express(req, res);
  });

  return {
    parts,
    server,
    listen: (port, host) => listen(server, port, host),
    async close() {
      closing = true;
      await closeServer(server);
      await apollo.stop();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
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
  });
}
