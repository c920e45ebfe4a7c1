import type { Actor, RequestContext, Role } from '../http/context.js';
import { AppError, forbidden, unauthenticated } from './errors.js';

/** The signed-in caller. Throws 401 when nobody is. */
export function requireActor(ctx: RequestContext): Actor {
  if (!ctx.actor) throw unauthenticated();
  return ctx.actor;
}

/** Whether the caller may administer this organization's content: its own staff and owners, any super administrator. */
export function isAdminOf(ctx: RequestContext, organizationId: number): boolean {
  const { actor } = ctx;
  return actor !== null && (actor.role === 'super_admin' || actor.organizationId === organizationId);
}

/**
 * The id of the organization that an administrator's call acts for. Staff and owners: their own.
 * A super administrator: the one chosen by switch, slug, domain or host. Throws 401 when nobody is signed in,
 * 400 'organization required' for a super administrator who has chosen none.
 */
export function requireAdmin(ctx: RequestContext): number {
  const actor = requireActor(ctx);
  if (actor.role !== 'super_admin') {
    if (actor.organizationId === null) throw forbidden();
    return actor.organizationId;
  }
  const organizationId = ctx.session?.organizationId ?? ctx.tenant?.id ?? null;
  if (organizationId === null) throw new AppError('BAD_USER_INPUT', 'organization required');
  return organizationId;
}

/** As `requireAdmin`, for what only owners and super administrators may do. Throws 403 for staff. */
export function requireOwner(ctx: RequestContext): number {
  const organizationId = requireAdmin(ctx);
  requireRole(ctx, 'org_owner', 'super_admin');
  return organizationId;
}

/** Throws 401 when nobody is signed in, 403 unless the caller has one of the roles. */
export function requireRole(ctx: RequestContext, ...roles: Role[]): Actor {
  const actor = requireActor(ctx);
  if (!roles.includes(actor.role)) throw forbidden();
  return actor;
}

/** The tenant of a public read. Throws 400 when neither slug, domain, session nor host names one. */
export function requireTenant(ctx: RequestContext): number {
  if (!ctx.tenant) throw new AppError('BAD_USER_INPUT', 'organization required');
  return ctx.tenant.id;
}
