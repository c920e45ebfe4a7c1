import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireActor } from '../../lib/policy.js';
import { keepOrganization } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
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

/**
 * The organization of the write plays a sport until the write ends: a sport is taken away by whoever holds the
 * organization, and has looked for seasons of it by then. @throws 422
 */
export async function keepSport(tx: Write, sportId: number): Promise<void> {
  await keepOrganization(tx, tx.organizationId);
  const played = (await tx.manager.query(
    'SELECT FROM organization_sports WHERE organization_id = $1 AND sport_id = $2',
    [tx.organizationId, sportId],
  )) as unknown[];
  if (played.length === 0) throw unprocessable('This organization does not play this sport any more.');
}
