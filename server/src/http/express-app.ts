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
import type { RequestContext } from './context.js';
import { describeFailure } from './failure.js';
import { serveGraphiql } from './graphiql.js';
import { healthRoutes } from './health.js';
import { multipartDoor } from './multipart-door.js';
import { originOf } from './origin.js';
import type { AppParts } from './parts.js';
import { requestIdOf } from './request-id.js';
import { pageSecurityPolicy, TRANSPORT_SECURITY } from './security-headers.js';

/** A part of the site that another module brings: REST, uploads, pages. */
export type Mount = (parts: AppParts) => Router | RequestHandler;

/** Everything but the quick way to `/graphql`. Mounts come in their order; what none of them answers is 404. */
export function expressApp(
  parts: AppParts,
  apollo: ApolloServer<RequestContext>,
  mounts: readonly Mount[],
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
  app.use(healthRoutes(parts, isClosing));
  app.post('/graphql', multipartDoor(parts, apollo));
  app.get('/graphiql', serveGraphiql);
  for (const mount of mounts) app.use(mount(parts));
  app.use((_req: Request, res: Response) => {
    res.status(404).json({ code: 'NOT_FOUND', message: 'Not found.' });
  });
  app.use((error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const { status, ...body } = describeFailure(error, requestIdOf(req, trustProxy), parts.log);
    res.status(status).json(body);
  });
  return app;
}
