import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireActor } from '../../lib/policy.js';
import { sportsOf } from '../organizations/organization.loaders.js';
import { sportIdsOfUser } from '../users/user.loaders.js';

/**
 * The sport of a season that the caller creates: the caller's only one; for a super administrator the organization's,
 * or `wanted` where it plays several.
 * @throws 422 when there is not exactly one, or when `wanted` is another
 */
export async function sportOfNewSeason(
  ctx: RequestContext,
  organizationId: number,
  wanted: string | null | undefined,
): Promise<number> {
  const actor = requireActor(ctx);
  const isSuper = actor.role === 'super_admin';
  const sports = isSuper ? await sportsOf(ctx, organizationId) : [];
  const ids = isSuper ? sports.map(({ id }) => id) : await sportIdsOfUser(ctx).load(actor.id);
  const [only, ...others] = ids;
  if (only === undefined || (others.length > 0 && !isSuper)) throw unprocessable('No sport assigned to this user.');
  if (wanted == null && others.length > 0)
    throw unprocessable('This organization plays several sports: choose one.', { choices: sports });
  const id = wanted == null ? only : ids.find((sportId) => sportId === tryId(wanted));
  if (id === undefined) throw unprocessable('No such sport is assigned.', isSuper ? { choices: sports } : undefined);
  return id;
}
