import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable, valueTaken, forbidden, invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireActor, requireAdmin, requireRole } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { type Changes, diff, recordAudit } from '../audit/audit.service.js';
import { assertVersion, keepOrganization } from '../audit/change.service.js';
import { changedRowStamp, nextVersion, newRowStamp } from '../audit/stamps.js';
import { PLATFORM, write, type Write } from '../audit/write.service.js';
import { answersSecret } from '../idempotency/idempotency.service.js';
import { sendsMail } from '../mail/mail.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { assertPassword } from './password-rules.js';
import { hashPassword, temporaryPassword } from './password.service.js';
import { editableUser, lockEditableUser, lockUser, refuseMoved } from './editable-user.service.js';
import { invite } from './password-link.service.js';
import { requireEditableUser, requireUserManager } from './user-policy.service.js';
import { playedAt, requireSportsOfUser, setSports, sportIdsOf } from './user-sports.service.js';
import type { CreateUserInput, UpdateUserInput } from './user.input.js';
import { UserEntity } from './user.entity.js';
import { sportIdsOfUser } from './user.loaders.js';
import type { UserRole } from './user.enums.js';

/** A changed user's id, and the password to hand over if one was made. */
export interface UserChange {
  userId: number;
  temporaryPassword: string | null;
  /** By which an invited user chooses a password, where it is to be handed over. */
  invitationLink?: string | null;
}

const FIELDS = ['username', 'email', 'role', 'organizationId', 'sportIds'] as const;
const taken = { users_username_key: () => valueTaken('This username is taken.', 'username') };

/**
 * Creates a user of an organization. Super administrators; owners for staff where their organization lets them.
 * One who is invited chooses the password; until then none opens the account.
 * @throws 409 when the name is taken, in any case
 */
export async function createUser(ctx: RequestContext, input: CreateUserInput): Promise<UserChange> {
  await requireUserManager(ctx, null);
  const organizationId = input.organizationId ? parseId(input.organizationId, 'Organization') : requireAdmin(ctx);
  await requireUserManager(ctx, organizationId);
  const role = assignableRole(ctx, input.role);
  const check = new InputCheck();
  const username = check.name('username', input.username, 100);
  const email = check.email('email', input.email) ?? null;
  if (input.invite) checkInvitation(ctx, check, input);
  check.finish();
  const temporary = input.password || input.invite ? null : temporaryPassword();
  if (input.password) assertPassword(input.password, username);
  if (!(await organizationById(ctx, organizationId))) throw notFound('Organization');
  const sportIds = await requireSportsOfUser(ctx, organizationId, input.sportIds ?? []);
  const passwordHash = await hashPassword(input.password || (temporary ?? randomBytes(32).toString('base64url')));
  if (temporary !== null) answersSecret(ctx);
  return refuseDuplicates(taken, () =>
    write(
      ctx,
      organizationId,
      async (tx) => {
        await keepOrganization(tx, organizationId);
        const user = await tx.manager.save(UserEntity, {
          organizationId,
          username,
          email,
          role,
          passwordHash,
          mustChangePassword: temporary !== null,
          ...newRowStamp(tx),
        });
        await setSports(tx, user.id, sportIds);
        const changes: Changes = {
          username: [null, username],
          email: [null, email],
          role: [null, role],
          sportIds: [null, sportIds],
        };
        await recordAudit(tx, {
          action: 'user.create',
          entityType: 'user',
          entityId: user.id,
          label: username,
          changes,
        });
        const invitationLink = input.invite ? await invite(tx, user) : null;
        return { userId: user.id, temporaryPassword: temporary, invitationLink };
      },
      { platform: true },
    ),
  );
}

/** An invitation is sent to somewhere, and whoever is invited chooses the password. */
function checkInvitation({ services }: RequestContext, check: InputCheck, { email, password }: CreateUserInput): void {
  check.that(!password, 'password', 'Whoever is invited chooses the password: leave it out.');
  check.that(!!email?.trim() || !sendsMail(services), 'email', 'An invitation is sent to an e-mail address.');
}

/**
 * Changes a user. A change of role or organization and a password reset end all sessions of the user.
 * @throws 404 for another organization's; 403 for one above the caller's rights; 409 for a stale version, a taken name,
 *   or who is attached to another organization meanwhile; 422 for whoever takes the own role away
 */
export async function updateUser(
  ctx: RequestContext,
  id: string | number,
  input: UpdateUserInput,
): Promise<UserChange> {
  const { id: userId, organizationId: own } = await editableUser(ctx, id);
  const target = await organizationToBe(ctx, own, input.organizationId);
  const check = new InputCheck();
  const patch = definedFields({
    username: check.name('username', input.username ?? undefined, 100),
    email: check.email('email', input.email),
  });
  check.finish();
  const sportIds = input.sportIds
    ? await requireSportsOfUser(
        ctx,
        target,
        input.sportIds,
        target === own ? await sportIdsOfUser(ctx).load(userId) : [],
      )
    : null;
  const temporary = input.resetPassword ? temporaryPassword() : null;
  const passwordHash = temporary === null ? null : await hashPassword(temporary);
  if (temporary !== null) answersSecret(ctx);
  return refuseDuplicates(taken, () =>
    write(
      ctx,
      own ?? PLATFORM,
      async (tx) => {
        if (target !== null && target !== own) await keepOrganization(tx, target);
        const user = await lockUser(tx, userId);
        await requireEditableUser(ctx, user);
        const moves = input.organizationId != null && user.organizationId !== target;
        const organizationId = moves ? target : user.organizationId;
        if (moves) assertMovable(user);
        await assertVersion(tx, user, { entityType: 'user', label: user.username, expected: input.expectedVersion });
        refuseMoved(tx, user);
        const role = input.role && input.role !== user.role ? await newRole(tx, user, input.role) : user.role;
        const before = { ...user, sportIds: await sportIdsOf(tx, user.id) };
        const played = sportIds ?? (moves ? await playedAt(tx, organizationId, before.sportIds) : before.sportIds);
        const after = { ...before, ...patch, role, organizationId, sportIds: played };
        const changes = diff(before, after, [...FIELDS]);
        if (!changes && passwordHash === null) return { userId: user.id, temporaryPassword: null };
        await tx.manager.update(
          UserEntity,
          { id: user.id },
          {
            ...patch,
            role,
            organizationId,
            ...(passwordHash !== null && { passwordHash, mustChangePassword: true }),
            ...changedRowStamp(tx, user),
          },
        );
        if (changes?.['sportIds']) await setSports(tx, user.id, played);
        if (passwordHash !== null || moves || role !== user.role) await endSessionsOf(tx, user.id);
        const reset: Changes = passwordHash === null ? {} : { password: ['', ''] };
        const record = {
          action: 'user.update',
          entityType: 'user',
          entityId: user.id,
          label: user.username,
          version: nextVersion(user),
          changes: { ...changes, ...reset },
        };
        await recordAudit(tx, record);
        if (moves) await recordAudit({ ...tx, organizationId: organizationId ?? PLATFORM }, record);
        return { userId: user.id, temporaryPassword: temporary };
      },
      { platform: true },
    ),
  );
}

/**
 * Deletes a user and ends the user's sessions.
 * @throws as `updateUser`; 422 for the own account and for the last super administrator
 */
export async function deleteUser(ctx: RequestContext, id: string | number): Promise<Deleted> {
  const { id: userId, organizationId } = await editableUser(ctx, id);
  return write(
    ctx,
    organizationId ?? PLATFORM,
    async (tx) => {
      const user = await lockEditableUser(tx, userId);
      if (user.id === requireActor(ctx).id) throw unprocessable('You cannot delete your own account.');
      if (user.role === 'super_admin') await keepOneSuperAdmin(tx);
      await endSessionsOf(tx, user.id);
      const undo = new UndoRecorder(tx);
      await undo.remove('user_sports', { sql: 't.user_id = $2', params: [user.id] });
      // An invitation that was withdrawn stays so: without it the account would count as one with a password to forget.
      await undo.remove('password_links', { sql: 't.user_id = $2', params: [user.id] });
      await undo.remove('users', { sql: 't.id = $2', params: [user.id] });
      await recordAudit(tx, { action: 'user.delete', entityType: 'user', entityId: user.id, label: user.username });
      return undo.deleted('user.delete', `Deleted user ${user.username}.`, [user.id], {
        needs: requireActor(ctx).role,
      });
    },
    { platform: true },
  );
}

/**
 * Attaches a user to an organization; the user's sessions end, and sports that the organization does not play are taken
 * away. Super administrators only.
 * @throws 404; 422 for a super administrator, who belongs to the platform
 */
export async function addUserToOrganization(
  ctx: RequestContext,
  organizationId: string | number,
  userId: string | number,
): Promise<number> {
  requireRole(ctx, 'super_admin');
  const id = parseId(organizationId, 'Organization');
  const target = await organizationById(ctx, id);
  if (!target) throw notFound('Organization');
  return write(
    ctx,
    id,
    async (tx) => {
      await keepOrganization(tx, id);
      const user = await lockUser(tx, parseId(userId, 'User'));
      assertMovable(user);
      if (user.organizationId === id) return id;
      await tx.manager.update(UserEntity, { id: user.id }, { organizationId: id, ...changedRowStamp(tx, user) });
      await setSports(tx, user.id, await playedAt(tx, id, await sportIdsOf(tx, user.id)));
      await endSessionsOf(tx, user.id);
      const record = {
        action: 'user.move',
        entityType: 'user',
        entityId: user.id,
        label: user.username,
        version: nextVersion(user),
        changes: { organizationId: [user.organizationId, id] as [unknown, unknown] },
      };
      await recordAudit(tx, record);
      await recordAudit({ ...tx, organizationId: user.organizationId ?? PLATFORM }, record);
      return id;
    },
    { platform: true },
  );
}

/** Which organization a change leaves the user in. @throws 404 for one that is not there or not the caller's to give */
async function organizationToBe(
  ctx: RequestContext,
  own: number | null,
  wanted: string | null | undefined,
): Promise<number | null> {
  const id = wanted == null ? own : parseId(wanted, 'Organization');
  if (id === own || id === null) return own;
  if (requireActor(ctx).role !== 'super_admin' || !(await organizationById(ctx, id))) throw notFound('Organization');
  return id;
}

function assertMovable({ role }: UserEntity): void {
  if (role === 'super_admin')
    throw unprocessable('A super administrator belongs to the platform and cannot be attached to an organization.');
}

/** Ends every session of a user: after a password reset, a change of role, a removal. */
async function endSessionsOf(tx: Write, userId: number): Promise<void> {
  await tx.manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
}

async function newRole(tx: Write, user: UserEntity, wanted: UserRole): Promise<UserRole> {
  if (user.id === requireActor(tx.ctx).id) throw unprocessable('You cannot change your own role.');
  const role = assignableRole(tx.ctx, wanted);
  if (user.organizationId === null) throw unprocessable('Attach this user to an organization first.');
  if (user.role === 'super_admin') await keepOneSuperAdmin(tx);
  return role;
}

function assignableRole(ctx: RequestContext, role: UserRole): 'staff' | 'org_owner' {
  if (role === 'super_admin') throw invalidInput({ field: 'role', message: 'role must be staff or org_owner.' });
  if (role === 'org_owner' && requireActor(ctx).role !== 'super_admin') throw forbidden('Owners manage staff only.');
  return role;
}

/** All super administrators are locked, so that two of them cannot remove each other at once. */
async function keepOneSuperAdmin(tx: Write): Promise<void> {
  const rows = (await tx.manager.query(
    `SELECT id FROM users WHERE role = 'super_admin' ORDER BY id FOR UPDATE`,
  )) as unknown[];
  if (rows.length < 2) throw unprocessable('The platform needs at least one super administrator.');
}
