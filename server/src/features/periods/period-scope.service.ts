import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId, tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * The organization whose periods an administrator changes: the own one; for a super administrator who names a user,
 * that user's.
 * @throws 404 for an unknown user, and for one of no organization
 */
export async function organizationOfPeriods(
  ctx: RequestContext,
  userId: string | number | null | undefined,
): Promise<number> {
  if (userId == null || ctx.actor?.role !== 'super_admin') return requireAdmin(ctx);
  const organizationId = await organizationOfUser(ctx, parseId(userId, 'User'));
  if (organizationId === null) throw notFound('User');
  return organizationId;
}

/** The same for reading: everybody else's `userId` counts for nothing, as does an unknown one. */
export async function organizationToRead(
  ctx: RequestContext,
  organizationId: number,
  userId: string | number | null | undefined,
): Promise<number> {
  const id = userId == null || ctx.actor?.role !== 'super_admin' ? null : tryId(userId);
  return (id === null ? null : await organizationOfUser(ctx, id)) ?? organizationId;
}

async function organizationOfUser(ctx: RequestContext, id: number): Promise<number | null> {
  return (await ctx.services.dataSource.manager.findOneBy(UserEntity, { id }))?.organizationId ?? null;
}
