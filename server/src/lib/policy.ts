import type { Actor, ApiKeyIdentity, RequestContext, Role } from '../context/request-context.js';
import type { KeyScope } from '../domain/keys/key-scopes.js';
import { publicAuthor } from '../domain/text/public-author.js';
import { tryId } from './ids.js';
import { AppError, forbidden, notFound, passwordChangeRequired, unauthenticated } from './errors.js';

/**
 * Who asks: a signed-in user, or a key that may read what only members see. Throws 401 when nobody does, 403 for who
 * has a temporary password still to be changed, and for a key without that scope.
 */
export function requireActor(ctx: RequestContext): Actor {
  if (ctx.actor) return ctx.actor;
  if (ctx.apiKey) throw missingScope('read:members');
  throw ctx.passwordPending ? passwordChangeRequired() : unauthenticated();
}

/** As `requireActor`, for what concerns the own account. @throws 403 for a key, which has none */
export function requireUser(ctx: RequestContext): Actor & { id: number } {
  return asUser(requireActor(ctx));
}

function asUser(actor: Actor): Actor & { id: number } {
  const { id } = actor;
  if (id === null) throw forbidden('An API key has no account.');
  return { ...actor, id };
}

/** 403: the key does not do for this. */
export function missingScope(scope: KeyScope): AppError {
  return forbidden(`This API key lacks the scope ${scope}.`, { scope });
}

/**
 * A key as one of the organization's staff, who are all that it ever is; null for one that sees what visitors see. It
 * signs by its name, and by that of who made it.
 */
export function actorOfKey({ name, madeBy, organizationId, scopes }: ApiKeyIdentity): Actor | null {
  if (!scopes.includes('read:members')) return null;
  return { id: null, username: `key: ${name} (${madeBy})`, role: 'staff', organizationId };
}

/**
 * As `requireUser`, also for a caller whose temporary password is still to be changed: for what such a caller may do.
 */
export function requireSignedIn(ctx: RequestContext): Actor & { id: number } {
  return asUser(ctx.passwordPending ?? requireActor(ctx));
}

/** How the holder of a scorekeeper's link signs what is entered: a name that somebody typed, and no user's. */
export function scorekeeperSignature(name: string): string {
  return `${name} (scorekeeper)`;
}

/** Who enters a game, and for which organization; `author` as writes name one. */
export interface Scorekeeper {
  readonly organizationId: number;
  readonly author: { readonly id: number | null; readonly name: string };
}

/**
 * Who may enter plays, statistics and scores of this game: staff and owners of its organization, super administrators,
 * and the holder of a link for this very game. Whether administrators have such a game is for the write to say.
 * @throws as `requireAdmin`; 404 when the link is another game's
 */
export function requireScorekeeper(ctx: RequestContext, gameId: string | number): Scorekeeper {
  const { scorekeeper } = ctx;
  if (scorekeeper === null) {
    const organizationId = requireAdmin(ctx);
    const { id, username } = requireActor(ctx);
    return { organizationId, author: { id, name: username } };
  }
  const { organizationId, name } = scorekeeper;
  const isElsewhere = ctx.tenantNamed && ctx.tenant?.id !== organizationId;
  if (isElsewhere || tryId(gameId) !== scorekeeper.gameId) throw notFound('Game');
  return { organizationId, author: { id: null, name: scorekeeperSignature(name) } };
}

/** Whether the caller may see what is entered in a game: administrators, and the holder of a link for it. */
export function keepsScoreOf(ctx: RequestContext, organizationId: number, gameId: number): boolean {
  const { scorekeeper } = ctx;
  const isHolder = scorekeeper?.organizationId === organizationId && scorekeeper.gameId === gameId;
  return isHolder || isAdminOf(ctx, organizationId);
}

/**
 * Whom the caller is told as the author of what is entered in a game. Holders of links have no account: to them
 * nobody's e-mail address is shown, which a user name can be.
 */
export function authorFor(ctx: RequestContext, name: string): string {
  if (ctx.scorekeeper === null) return name;
  return publicAuthor(name) ?? (name.endsWith(scorekeeperSignature('')) ? 'a scorekeeper' : 'an administrator');
}

/** Whether the caller may administer this organization's content: its own staff and owners, any super administrator. */
export function isAdminOf(ctx: RequestContext, organizationId: number): boolean {
  const { actor } = ctx;
  return actor !== null && (actor.role === 'super_admin' || actor.organizationId === organizationId);
}

/**
 * The id of the organization that an administrator's call acts for. Staff and owners: their own.
 * A super administrator: the one that the call names by id, slug or domain, else that of the switch, else that of the
 * host. Throws 401 when nobody is signed in, 400 'organization required' for a super administrator who has chosen none,
 * 404 for a named organization that does not exist or is not that of staff or an owner.
 */
export function requireAdmin(ctx: RequestContext): number {
  const organizationId = actedFor(ctx);
  if (organizationId === null) throw new AppError('BAD_USER_INPUT', 'organization required');
  return organizationId;
}

/** As `requireAdmin`; null for a super administrator who has chosen none. */
export function actedFor(ctx: RequestContext): number | null {
  const actor = requireActor(ctx);
  refuseOthersTenant(ctx);
  if (actor.role !== 'super_admin' && actor.organizationId === null) throw forbidden();
  return organizationMeant(ctx);
}

/**
 * The organization that a signed-in caller means, allowed or not: an administrator's own; a super administrator's as
 * `requireAdmin` says; null for none.
 */
export function organizationMeant({ actor, session, tenant, tenantNamed }: RequestContext): number | null {
  if (actor?.role !== 'super_admin') return actor?.organizationId ?? null;
  return tenantNamed ? (tenant?.id ?? null) : (session?.organizationId ?? tenant?.id ?? null);
}

/**
 * Throws 404 when an administrator's call names an organization that there is not, or that is not the caller's to
 * administer.
 */
export function refuseOthersTenant(ctx: RequestContext): void {
  if (ctx.tenantNamed && !(ctx.tenant && isAdminOf(ctx, ctx.tenant.id))) throw notFound('Organization');
}

/** As `requireAdmin`, for what only owners and super administrators may do. Throws 403 for staff. */
export function requireOwner(ctx: RequestContext): number {
  const organizationId = requireAdmin(ctx);
  requireRole(ctx, 'org_owner', 'super_admin');
  return organizationId;
}

/**
 * As `requireOwner`; also a test key that may write everything, in its test organization: nobody owns that, and what
 * only owners try out could not be tried there. Throws 403 for one that may write less, which names the scope.
 */
export function requireOwnerOrTestKey(ctx: RequestContext): number {
  const { apiKey } = ctx;
  if (!apiKey?.isTest) return requireOwner(ctx);
  if (!apiKey.scopes.includes('write')) throw missingScope('write');
  return requireAdmin(ctx);
}

/** Throws 401 when nobody is signed in, 403 unless the caller has one of the roles. */
export function requireRole(ctx: RequestContext, ...roles: Role[]): Actor {
  const actor = requireActor(ctx);
  if (!roles.includes(actor.role))
    throw forbidden(ctx.apiKey ? 'No API key may do this, whatever its scopes.' : undefined);
  return actor;
}

/** The tenant of a public read. Throws 400 when neither slug, domain, session nor host names one. */
export function requireTenant(ctx: RequestContext): number {
  if (!ctx.tenant) throw new AppError('BAD_USER_INPUT', 'organization required');
  return ctx.tenant.id;
}
