import type { RequestContext } from '../../context/request-context.js';
import { tooMany } from '../../lib/errors.js';
import { FairQueue } from '../../lib/fair-queue.js';
import { requireAdmin } from '../../lib/policy.js';

/**
 * Reading files takes a core: an organization's previews, of seasons and of rosters, wait for each other, and keep no
 * other organization's waiting.
 */
const turns = new FairQueue<number>({
  most: 3,
  mostOfOne: 1,
  mostWaiting: 4,
  refusal: () => tooMany('Several files of this organization are being read. Try again in a minute.', 60),
});

/**
 * Previews an import when it is the caller's organization's turn. @throws 401, 403 and 400 as `requireAdmin`; 429 when
 * too many wait
 */
export async function previewInTurn<Preview>(ctx: RequestContext, preview: () => Promise<Preview>): Promise<Preview> {
  return turns.run(requireAdmin(ctx), preview);
}
