import type { Logger } from 'pino';
import type { RequestLimits } from './budgets/charge.js';
import type { ResponseCache } from './caching/response-cache.js';
import type { KeyRing } from './keys/key-ring.js';
import type { KeyUsage } from './keys/key-usage.js';
import type { Services } from '../context/request-context.js';
import type { Metrics } from './monitoring/metrics.js';

/** What a running application consists of, for its transports. */
export interface AppParts {
  services: Services;
  responses: ResponseCache;
  metrics: Metrics;
  log: Logger;
  limits: RequestLimits;
  keys: KeyRing;
  usage: KeyUsage;
}
