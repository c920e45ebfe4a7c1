import { doOnce } from '../features/idempotency/idempotency.service.js';
import type { Produced } from './answer.js';
import type { RequestContext } from './context.js';

/**
 * Makes an answer once per Idempotency-Key: a retried write gets the first one's answer.
 * @param key the header
 * @param request what makes two calls the same: door, address, body
 */
export async function produceOnce(
  ctx: RequestContext,
  key: string | string[] | undefined,
  request: readonly string[],
  run: () => Promise<Produced>,
): Promise<Produced> {
  let keep = false;
  const made = await doOnce(ctx, key, request, async () => {
    const produced = await run();
    ({ keep } = produced);
    return produced.answer;
  });
  return { answer: made, keep };
}
