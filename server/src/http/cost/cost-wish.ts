import type { IncomingMessage } from 'node:http';

/** The header by which a call asks what it costs: `include` beside its answer, `dry-run` in place of it. */
export const COST_HEADER = 'query-cost';

/** What a call wants to know of its cost. */
export type CostWish = 'include' | 'dry-run';

/** Whether a call asks what it costs; null for those that do not. */
export function costWishOf({ headers }: IncomingMessage): CostWish | null {
  const wish = headers[COST_HEADER];
  return wish === 'include' || wish === 'dry-run' ? wish : null;
}
