import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { PLATFORM, type Write } from '../audit/write.service.js';
import { UserEntity } from './user.entity.js';
import { requireEditableUser, requireUserManager } from './user-policy.service.js';

/**
 * A user whom the caller may change. A write locks the user, and checks again: see `lockEditableUser`.
 * @throws as `requireUserManager` and `requireEditableUser`; 404 for a missing one
 */
export async function editableUser(ctx: RequestContext, id: string | number): Promise<UserEntity> {
  await requireUserManager(ctx, null);
  const userId = parseId(id, 'User');
  const user = await ctx.services.dataSource.manager.findOneBy(UserEntity, { id: userId });
  if (!user) throw notFound('User');
  await requireEditableUser(ctx, user);
  return user;
}

/**
 * `editableUser` as the user is now, locked until the write ends.
 * @throws as `editableUser` and `refuseMoved`
 */
export async function lockEditableUser(tx: Write, id: number): Promise<UserEntity> {
  const user = await lockUser(tx, id);
  await requireEditableUser(tx.ctx, user);
  refuseMoved(tx, user);
  return user;
}

/** A user, locked until the write ends. @throws 404 */
export async function lockUser(tx: Write, id: number): Promise<UserEntity> {
  const user = await tx.manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw notFound('User');
  return user;
}

/**
 * The write is of the organization that the user was in before it began: its trail, and what can be undone.
 * @throws 409 for a locked user who has been attached to another one since
 */
export function refuseMoved(tx: Write, { organizationId, username }: UserEntity): void {
  if ((organizationId ?? PLATFORM) === tx.organizationId) return;
  throw conflict(`${username} has been attached to another organization meanwhile. Please look at the user again.`);
}
