import type { OutgoingCookie, RequestContext, Session } from '../../context/request-context.js';
import { unauthenticated } from '../../lib/errors.js';
import { requireUser } from '../../lib/policy.js';
import type { Theme } from '../organizations/organization.enums.js';
import type { UserRole } from '../users/user.enums.js';
import { userById } from '../users/user.loaders.js';
import { sqlStamp } from '../audit/stamps.js';
import { write, PLATFORM } from '../audit/write.service.js';
import { recordAudit } from '../audit/audit.service.js';
import { IDLE_MS } from './session.service.js';
import type { SignInResult } from './sign-in.service.js';

/** The signed-in user as the user's own pages need it. */
export interface Me {
  id: number;
  username: string;
  email: string | null;
  role: UserRole;
  theme: Theme;
  mustChangePassword: boolean;
  organizationId: number | null;
  actingForId: number | null;
}

/**
 * The signed-in user, also one whose temporary password is still to be changed, or null. Hands out the CSRF token's
 * cookie again, which a browser may have lost while it kept the session's.
 */
export async function findCurrentUser(ctx: RequestContext): Promise<Me | null> {
  const { session } = ctx;
  const actor = ctx.passwordPending ?? ctx.actor;
  const user = actor?.id == null ? null : await userById(ctx).load(actor.id);
  if (!user) return null;
  renewToken(ctx);
  const { id, username, email, role, theme, mustChangePassword, organizationId } = user;
  const actingForId = session ? session.organizationId : role === 'super_admin' ? null : organizationId;
  return { id, username, email, role, theme, mustChangePassword, organizationId, actingForId };
}

/**
 * Hands out the cookie of the CSRF token, unless this answer already says what becomes of it. Without a session it does
 * nothing.
 */
export function renewToken(ctx: RequestContext): void {
  const isGiven = ctx.outgoingCookies.some(({ name }) => name === 'XSRF-TOKEN');
  if (ctx.session && !isGiven) ctx.outgoingCookies.push(tokenCookie(ctx, ctx.session));
}

/**
 * It outlives the browser's window as the session does, and ends with it: without a network a device knows by it whose
 * session it has. So it lasts as long as the session does when nothing more is asked.
 */
function tokenCookie({ services }: RequestContext, { csrfToken, expiresAt }: Session): OutgoingCookie {
  const idle = services.now().getTime() + IDLE_MS;
  return { name: 'XSRF-TOKEN', value: csrfToken, expiresAt: new Date(Math.min(expiresAt.getTime(), idle)) };
}

/** As `findCurrentUser`. @throws 401 */
export async function getCurrentUser(ctx: RequestContext): Promise<Me> {
  const user = await findCurrentUser(ctx);
  if (!user) throw unauthenticated();
  return user;
}

// Left behind it would ask for a token that the browser has no more: both kinds of sessions share the token's cookie.
const NO_SCOREKEEPER = { name: 'scorekeeper', value: null, expiresAt: null } as const;

/**
 * Makes the caller the user of a fresh session: for the rest of this request, and by cookies for the following ones.
 */
export function becomeSignedIn(
  ctx: RequestContext,
  { token, expiresAt, actor, mustChangePassword, session }: SignInResult,
): void {
  ctx.actor = mustChangePassword ? null : actor;
  ctx.passwordPending = mustChangePassword ? actor : null;
  ctx.session = session;
  ctx.scorekeeper = null;
  ctx.memo.clear();
  ctx.outgoingCookies.push({ name: 'session', value: token, expiresAt }, tokenCookie(ctx, session), NO_SCOREKEEPER);
}

/** Makes the caller nobody, and clears the cookies. */
export function becomeSignedOut(ctx: RequestContext): void {
  ctx.actor = null;
  ctx.passwordPending = null;
  ctx.session = null;
  ctx.scorekeeper = null;
  ctx.memo.clear();
  ctx.outgoingCookies.push(
    { name: 'session', value: null, expiresAt: null },
    { name: 'XSRF-TOKEN', value: null, expiresAt: null },
    NO_SCOREKEEPER,
  );
}

/** Sets the colours of the caller's own admin area. */
export async function setMyTheme(ctx: RequestContext, theme: Theme): Promise<void> {
  const { id, username, organizationId } = requireUser(ctx);
  await write(ctx, organizationId ?? PLATFORM, async (tx) => {
    const stamp = sqlStamp(tx, 3);
    const [[changed]] = await tx.manager.query<[{ version: number; before: Theme }[], number]>(
      `UPDATE users u SET theme = $2, ${stamp.set} FROM (SELECT theme FROM users WHERE id = $1 FOR NO KEY UPDATE) AS old
       WHERE u.id = $1 AND old.theme <> $2 RETURNING version, old.theme AS before`,
      [id, theme, ...stamp.params],
    );
    if (changed)
      await recordAudit(tx, {
        action: 'user.update',
        entityType: 'user',
        entityId: id,
        label: username,
        version: changed.version,
        changes: { theme: [changed.before, theme] },
      });
  });
}
