import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { UserEntity } from './user.entity.js';
import { requireEditableUser, requireUserManager } from './user-policy.service.js';

/**
 * A user whom the caller may change. A write checks the policy again on the locked row.
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
