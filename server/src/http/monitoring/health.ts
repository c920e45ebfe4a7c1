import { Router } from 'express';
import { run, statement } from '../../database/prepared.js';
import { originOf } from '../security/origin.js';
import type { AppParts } from '../app-parts.js';

/** Answers only when the database is reachable and migrated. */
const READY = statement<[ready: number]>('ready', 'SELECT 1 FROM organizations UNION ALL SELECT 1 LIMIT 1');
const PATIENCE_MS = 2_000;

/**
 * `/healthz` (the process is alive), `/readyz` (it can do its work), and on the platform's own host `/metrics`, unless
 * it has a port of its own.
 * @param isClosing true from the moment that the application shall end: it is then no longer ready
 */
export function healthRoutes({ services, metrics }: AppParts, isClosing: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = !isClosing() && (await within(PATIENCE_MS, run(services.pool, READY, [])));
    res
      .set('cache-control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready' });
  });
  router.get('/metrics', async (req, res, next) => {
    const { metricsPort, platformHost, trustProxy } = services.config;
    // Organizations' hosts are for visitors: what all of them do is nobody's business there.
    if (metricsPort !== null || originOf(req, trustProxy).host !== platformHost) return next();
    res
      .set('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
  return router;
}

/** Whether the work succeeds in time. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
