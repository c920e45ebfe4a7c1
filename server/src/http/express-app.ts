import type { ApolloServer } from '@apollo/server';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import helmet from 'helmet';
import type { RequestContext } from '../context/request-context.js';
import { describeFailure } from './failure.js';
import { healthRoutes } from './monitoring/health.js';
import { multipartEndpoint } from './graphql/multipart-endpoint.js';
import { originOf } from './security/origin.js';
import type { AppParts } from './app-parts.js';
import { refuse } from './refuse.js';
import { grantFiles } from './security/other-origins.js';
import { requestIdOf } from './request-id.js';
import { pageSecurityPolicy, TRANSPORT_SECURITY } from './security/security-headers.js';
import { serveSchema } from './graphql/serve-schema.js';

/** A part of the site that another module brings: REST, uploads, pages. */
export type RouterFactory = (parts: AppParts) => Router | RequestHandler;

/** Everything but the quick way to `/graphql`. Routers come in their order; what none of them answers is 404. */
export function expressApp(
  parts: AppParts,
  apollo: ApolloServer<RequestContext>,
  routers: readonly RouterFactory[],
  isClosing: () => boolean,
): Express {
  const { trustProxy } = parts.services.config;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // answers bring their own
  app.set('trust proxy', trustProxy);
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  );
  app.use((req: Request, res: Response, next: NextFunction) => {
    res.set('content-security-policy', pageSecurityPolicy()).set('x-request-id', requestIdOf(req, trustProxy));
    if (originOf(req, trustProxy).secure) res.set('strict-transport-security', TRANSPORT_SECURITY);
    next();
  });
  app.use(grantFiles);
  app.use(healthRoutes(parts, isClosing));
  app.post('/graphql', multipartEndpoint(parts, apollo));
  app.get('/schema.graphql', serveSchema(parts.services.graph.schema));
  for (const makeRouter of routers) app.use(makeRouter(parts));
  app.use((_req: Request, res: Response) => {
    refuse(res, 'NOT_FOUND', 'Not found.');
  });
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const { status, ...body } = describeFailure(error, requestIdOf(req, trustProxy), parts.log);
    // Express itself would print the error.
    if (res.headersSent) res.destroy();
    else res.status(status).json(body);
  });
  return app;
}
