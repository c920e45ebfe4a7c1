import type { RequestContext } from '../../context/request-context.js';
import { forbidden, notFound } from '../../lib/errors.js';
import { refuseOthersTenant, requireActor } from '../../lib/policy.js';
import { ownersManageStaff } from '../organizations/organization.loaders.js';

/** As much of a user as the policy needs. */
export interface UserLike {
  organizationId: number | null;
  role: string;
}

/**
 * Whether the caller may edit, delete and see the e-mail of such a user: super administrators, and owners whose
 * organization lets them manage its staff.
 */
export async function mayEditUser(ctx: RequestContext, user: UserLike): Promise<boolean> {
  const { actor } = ctx;
  if (!actor) return false;
  if (actor.role === 'super_admin') return true;
  return user.role === 'staff' && user.organizationId !== null && (await managesStaffOf(ctx, user.organizationId));
}

/**
 * The caller may manage users at all.
 * @param organizationId whose users; null: any organization's
 * @throws 401, 403; 404 when the call names a tenant that is not the caller's
 */
export async function requireUserManager(ctx: RequestContext, organizationId: number | null): Promise<void> {
  const actor = requireActor(ctx);
  refuseOthersTenant(ctx);
  if (actor.role === 'super_admin') return;
  if (actor.organizationId === null || !(await managesStaffOf(ctx, actor.organizationId))) throw forbidden();
  if (organizationId !== null && organizationId !== actor.organizationId) throw notFound('Organization');
}

/**
 * The caller may edit this user. @throws 404 for another organization's, 403 for who stands above the caller's rights
 */
export async function requireEditableUser(ctx: RequestContext, user: UserLike): Promise<void> {
  const actor = requireActor(ctx);
  if (actor.role !== 'super_admin' && user.organizationId !== actor.organizationId) throw notFound('User');
  if (!(await mayEditUser(ctx, user))) throw forbidden();
}

async function managesStaffOf(ctx: RequestContext, organizationId: number): Promise<boolean> {
  const { actor } = ctx;
  return (
    actor?.role === 'org_owner' && actor.organizationId === organizationId && ownersManageStaff(ctx, organizationId)
  );
}
