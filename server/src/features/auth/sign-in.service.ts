import type { Actor, RequestContext, Role } from '../../context/request-context.js';
import { AppError, invalidInput } from '../../lib/errors.js';
import { requireSignedIn } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { sqlStamp } from '../audit/stamps.js';
import { PLATFORM, writeAs } from '../audit/write.service.js';
import { assertPassword } from '../users/password-rules.js';
import { hashPassword, verifyPassword } from '../users/password.service.js';
import { recordFailedSignIn, recordSignIn } from './sign-in-audit.service.js';
import { createSession, endScorekeeping, endSession, type OpenedSession } from './session.service.js';
import { countTry, forgetTries } from './sign-in-limit.service.js';

/** What the specification shows for every failed sign-in, whatever the reason. */
export const SIGN_IN_FAILED = 'Login failed. Please check your credentials.';

/** What a caller signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** A fresh session and its user. */
export interface SignInResult extends OpenedSession {
  actor: Actor;
  /** Whether the password is a temporary one, which has to be changed before anything else. */
  mustChangePassword: boolean;
}

interface UserRow {
  id: number;
  username: string;
  role: Role;
  organizationId: number | null;
  passwordHash: string;
  mustChangePassword: boolean;
}

/**
 * Signs in by user name and password, and ends the session that the caller came with, be it a scorekeeper's. Staff and
 * owners sign in at their own organization's site (or at the platform's, where no tenant is named), super
 * administrators anywhere.
 * @param siteOrganizationId the organization whose site asks; null on the platform's own site; 'unknown' when a slug or
 * domain was named that nobody has
 * @throws 401 with the same message, after the same work, for an unknown name, a wrong password and the wrong site; 429
 * after too many failed tries
 */
export async function signIn(
  ctx: RequestContext,
  { username, password }: Credentials,
  siteOrganizationId: number | null | 'unknown',
): Promise<SignInResult> {
  if (username === '' || username.length > 100) throw failed();
  await countTry(ctx.services, username, ctx.address);
  const user = await findByUsername(ctx, username);
  const matches = await verifyPassword(user?.passwordHash ?? null, password.slice(0, 1000));
  if (!user || !matches || !welcomeAt(user, siteOrganizationId)) {
    await recordFailedSignIn(ctx, user);
    throw failed();
  }
  // Before anything that may fail on our side (a full disk): whoever knows the password used up no try by that.
  await forgetTries(ctx.services, username, ctx.address);
  const site = siteOrganizationId === 'unknown' ? null : siteOrganizationId;
  const session = await createSession(
    ctx,
    user.id,
    user.role === 'super_admin' ? site : user.organizationId,
    user.passwordHash,
  );
  if (!session) throw failed();
  if (ctx.session) await endSession(ctx.services, ctx.session.id);
  if (ctx.scorekeeper) await endScorekeeping(ctx.services, ctx.scorekeeper);
  await recordSignIn(ctx, user);
  const { id, role, organizationId, mustChangePassword } = user;
  return { ...session, actor: { id, username: user.username, role, organizationId }, mustChangePassword };
}

/** Ends the caller's session; without one there is nothing to do. */
export async function signOut(ctx: RequestContext): Promise<void> {
  if (ctx.session) await endSession(ctx.services, ctx.session.id);
}

/**
 * Changes the caller's own password and ends all other sessions.
 * @throws 400 naming `currentPassword` or `newPassword`; 429 as for signing in
 */
export async function changeOwnPassword(
  ctx: RequestContext,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  const actor = requireSignedIn(ctx);
  assertPassword(newPassword, actor.username, 'newPassword');
  await countTry(ctx.services, actor.username, ctx.address);
  const user = await findByUsername(ctx, actor.username);
  if (!user || !(await verifyPassword(user.passwordHash, currentPassword))) throw notPresent();
  await forgetTries(ctx.services, actor.username, ctx.address);
  if (newPassword.normalize('NFC') === currentPassword.normalize('NFC')) {
    throw invalidInput({ field: 'newPassword', message: 'This is your present password: please choose another one.' });
  }
  const passwordHash = await hashPassword(newPassword);
  await writeAs(ctx, actor.organizationId ?? PLATFORM, { id: actor.id, name: actor.username }, async (tx) => {
    const stamp = sqlStamp(tx, 4);
    // One that has been reset since it was looked at stays so: whoever knew the former one may not have been its owner.
    const [[changed]] = await tx.manager.query<[{ version: number }[], number]>(
      `UPDATE users SET password_hash = $2, must_change_password = false, ${stamp.set} WHERE id = $1 AND password_hash = $3 RETURNING version`,
      [actor.id, passwordHash, user.passwordHash, ...stamp.params],
    );
    if (!changed) throw notPresent();
    await tx.manager.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [actor.id, ctx.session?.id ?? 0]);
    const [entityId, label] = [actor.id, actor.username];
    await recordAudit(tx, { action: 'user.password', entityType: 'user', entityId, label, version: changed.version });
  });
  ctx.actor = actor;
  ctx.passwordPending = null;
}

function notPresent(): AppError {
  return invalidInput({ field: 'currentPassword', message: 'This is not your present password.' });
}

async function findByUsername(ctx: RequestContext, username: string): Promise<UserRow | undefined> {
  const rows = (await ctx.services.dataSource.query(
    `SELECT id, username, role, organization_id AS "organizationId", password_hash AS "passwordHash",
            must_change_password AS "mustChangePassword"
     FROM users WHERE lower(username) = lower($1)`,
    [username],
  )) as UserRow[];
  return rows[0];
}

function welcomeAt(user: UserRow, site: number | null | 'unknown'): boolean {
  if (user.role === 'super_admin') return true;
  return site === null || site === user.organizationId;
}

function failed(): AppError {
  return new AppError('UNAUTHENTICATED', SIGN_IN_FAILED);
}
