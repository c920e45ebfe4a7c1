import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireActor } from '../../lib/policy.js';
import { sportsOf } from '../organizations/organization.loaders.js';
import { sportIdsOfUser } from '../users/user.loaders.js';

/**
 * The sport of a season that the caller creates: the caller's only one; for a super administrator, and for an API key,
 * the organization's, or `wanted` where it plays several.
 * @throws 422 when there is not exactly one, or when `wanted` is another
 */
export async function sportOfNewSeason(
  ctx: RequestContext,
  organizationId: number,
  wanted: string | null | undefined,
): Promise<number> {
  const { id: userId, role } = requireActor(ctx);
  const isAny = role === 'super_admin' || userId === null;
  const sports = isAny ? await sportsOf(ctx, organizationId) : [];
  const ids = isAny ? sports.map(({ id }) => id) : await sportIdsOfUser(ctx).load(userId);
  const [only, ...others] = ids;
  if (only === undefined || (others.length > 0 && !isAny)) throw unprocessable('No sport assigned to this user.');
  if (wanted == null && others.length > 0)
    throw unprocessable('This organization plays several sports: choose one.', { choices: sports });
  const id = wanted == null ? only : ids.find((sportId) => sportId === tryId(wanted));
  if (id === undefined) throw unprocessable('No such sport is assigned.', isAny ? { choices: sports } : undefined);
  return id;
}
