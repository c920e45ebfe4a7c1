import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { statement, run } from '../../database/prepared.js';
import type { Actor, RequestContext, Role, Services, Session } from '../../http/context.js';
import { notFound } from '../../lib/errors.js';
import { requireActor } from '../../lib/policy.js';

/** A session ends after this long without a request, in milliseconds. */
export const IDLE_MS = 3 * 24 * 60 * 60 * 1000;
/** And this long after signing in, however busy. */
export const ABSOLUTE_MS = 30 * 24 * 60 * 60 * 1000;
/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 60 * 1000;

/** A session with its user, as a request needs them. */
export interface SignedIn {
  session: Session;
  actor: Actor;
}

/** One of the caller's own sessions. */
export interface SessionSummary {
  id: number;
  createdAt: Date;
  lastSeenAt: Date;
  address: string | null;
  userAgent: string | null;
  /** Whether it is the one that asks. */
  current: boolean;
}

type FoundRow = [
  id: number, csrfToken: string, organizationId: number | null, lastSeenAt: Date,
  userId: number, username: string, role: Role, userOrganizationId: number | null,
];

const findStatement = statement<FoundRow, [Buffer, Date, Date]>(
  'session_find',
  `SELECT s.id, s.csrf_token, s.organization_id, s.last_seen_at, u.id, u.username, u.role, u.organization_id
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.last_seen_at > $3`,
);
const seenStatement = statement<[], [number, Date]>('session_seen', 'UPDATE sessions SET last_seen_at = $2 WHERE id = $1');

/** The session of a cookie's value, or null when there is none, or it is over. One statement; a second one once a minute. */
export async function findSession(services: Services, token: string): Promise<SignedIn | null> {
  const now = services.now();
  const [row] = await run(services.pool, findStatement, [digest(token), now, new Date(now.getTime() - IDLE_MS)]);
  if (!row) return null;
  const [id, csrfToken, organizationId, lastSeenAt, userId, username, role, userOrganizationId] = row;
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) await run(services.pool, seenStatement, [id, now]);
  return {
    session: { id, csrfToken, organizationId: role === 'super_admin' ? organizationId : userOrganizationId },
    actor: { id: userId, username, role, organizationId: userOrganizationId },
  };
}

/** Opens a session. The token goes into the cookie and is kept nowhere else; the table holds its SHA-256. */
export async function createSession(
  ctx: RequestContext,
  userId: number,
  organizationId: number | null,
): Promise<{ token: string; csrfToken: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const now = ctx.services.now();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await ctx.services.dataSource.query(
    `INSERT INTO sessions (token_hash, user_id, organization_id, csrf_token, created_at, last_seen_at, expires_at, address, user_agent)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [digest(token), userId, organizationId, csrfToken, now, expiresAt, ctx.address, ctx.userAgent?.slice(0, 300) ?? null],
  );
  return { token, csrfToken, expiresAt };
}

/** Ends one session, if it is still there. */
export async function endSession(services: Services, id: number): Promise<void> {
  await services.dataSource.query('DELETE FROM sessions WHERE id = $1', [id]);
}

/** Ends every session of a user, in the caller's transaction: after a password reset, a change of role, a removal. */
export async function endSessionsOf(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
}

/** The caller's own sessions that are not over, newest first. */
export async function listOwnSessions(ctx: RequestContext): Promise<SessionSummary[]> {
  const actor = requireActor(ctx);
  const now = ctx.services.now();
  const rows = (await ctx.services.dataSource.query(
    `SELECT id, created_at AS "createdAt", last_seen_at AS "lastSeenAt", address, user_agent AS "userAgent" FROM sessions
     WHERE user_id = $1 AND expires_at > $2 AND last_seen_at > $3 ORDER BY last_seen_at DESC, id DESC`,
    [actor.id, now, new Date(now.getTime() - IDLE_MS)],
  )) as Omit<SessionSummary, 'current'>[];
  return rows.map((row) => ({ ...row, current: row.id === ctx.session?.id }));
}

/** Ends all sessions of the caller but the one that asks. Returns how many there were. */
export async function signOutElsewhere(ctx: RequestContext): Promise<number> {
  const actor = requireActor(ctx);
  const ended = (await ctx.services.dataSource.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id', [
    actor.id,
    ctx.session?.id ?? 0,
  ])) as [unknown[], number];
  return ended[1];
}

/** The switch of a super administrator: which organization the session acts for; null for none. */
export async function actFor(ctx: RequestContext, organizationId: number | null): Promise<void> {
  const { id } = requireSession(ctx);
  const set = (await ctx.services.dataSource.query(
    `UPDATE sessions SET organization_id = $2 WHERE id = $1 AND ($2::integer IS NULL OR EXISTS (SELECT 1 FROM organizations WHERE id = $2))`,
    [id, organizationId],
  )) as [unknown[], number];
  if (set[1] === 0) throw notFound('Organization');
}

function requireSession(ctx: RequestContext): Session {
  requireActor(ctx);
  if (!ctx.session) throw notFound('Session');
  return ctx.session;
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
