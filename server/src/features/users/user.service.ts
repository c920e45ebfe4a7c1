import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId, tryId } from '../../lib/ids.js';
import { isAdminOf, requireActor, requireAdmin, requireRole } from '../../lib/policy.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { mayEditUser } from './user-policy.service.js';
import { allUsers, userById, usersOf, type UserRow } from './user.loaders.js';

/** A user as the caller may see it. */
export interface VisibleUser extends Omit<UserRow, 'mustChangePassword'> {
  editable: boolean;
}

/** Which users to list. */
export interface UserListWish {
  organizationId?: string | null;
  everywhere?: boolean | null;
}

/**
 * Users by name: of the organization acted for; for super administrators also of any one, or of all.
 * @throws 401; 404 for another organization; 403 when somebody else asks for all
 */
export async function listUsers(
  ctx: RequestContext,
  { organizationId, everywhere }: UserListWish,
): Promise<VisibleUser[]> {
  if (everywhere) {
    requireRole(ctx, 'super_admin');
    return visible(ctx, await allUsers(ctx));
  }
  if (organizationId === null || organizationId === undefined)
    return visible(ctx, await usersOf(ctx, requireAdmin(ctx)));
  requireActor(ctx);
  const id = parseId(organizationId, 'Organization');
  if (!isAdminOf(ctx, id) || !(await organizationById(ctx, id))) throw notFound('Organization');
  return visible(ctx, await usersOf(ctx, id));
}

/** The users of an organization, for the callers who administer it; nobody for others. */
export async function usersOfOrganization(ctx: RequestContext, organizationId: number): Promise<VisibleUser[]> {
  return isAdminOf(ctx, organizationId) ? visible(ctx, await usersOf(ctx, organizationId)) : [];
}

/** A user of the caller's organization (of any, for super administrators); null for a missing one. */
export async function findUser(ctx: RequestContext, id: string | number): Promise<VisibleUser | null> {
  const actor = requireActor(ctx);
  const userId = tryId(id);
  const user = userId === null ? null : await userById(ctx).load(userId);
  if (!user || (actor.role !== 'super_admin' && user.organizationId !== actor.organizationId)) return null;
  return seenBy(ctx, user);
}

/** As `findUser`. @throws 404 */
export async function getUser(ctx: RequestContext, id: number): Promise<VisibleUser> {
  const user = await findUser(ctx, id);
  if (!user) throw notFound('User');
  return user;
}

function visible(ctx: RequestContext, users: UserRow[]): Promise<VisibleUser[]> {
  return Promise.all(users.map((user) => seenBy(ctx, user)));
}

async function seenBy(
  ctx: RequestContext,
  { mustChangePassword: _mustChangePassword, ...user }: UserRow,
): Promise<VisibleUser> {
  const editable = await mayEditUser(ctx, user);
  return { ...user, email: editable ? user.email : null, editable };
}
