import { runIdempotent } from '../../features/idempotency/idempotency.service.js';
import type { CacheableResponse } from '../response.js';
import type { RequestContext } from '../../context/request-context.js';

/**
 * Makes an answer once per Idempotency-Key: a retried write gets the first one's answer.
 * @param key the header
 * @param request what makes two calls the same: transport, address, body
 */
export async function idempotentResponse(
  ctx: RequestContext,
  key: string | string[] | undefined,
  request: readonly string[],
  run: () => Promise<CacheableResponse>,
): Promise<CacheableResponse> {
  let cacheable = false;
  const made = await runIdempotent(ctx, key, request, async () => {
    const produced = await run();
    ({ cacheable } = produced);
    return produced.answer;
  });
  return { answer: made, cacheable };
}
