import type { Logger } from 'pino';
import type { AnswerCache } from './answer-cache.js';
import type { Services } from './context.js';
import type { Metrics } from './metrics.js';

/** What a running application consists of, for its doors. */
export interface AppParts {
  services: Services;
  answers: AnswerCache;
  metrics: Metrics;
  log: Logger;
}
