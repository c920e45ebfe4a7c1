import { randomBytes } from 'node:crypto';
import { run, statement, type StatementLog } from '../../database/prepared.js';
import type {
  Actor,
  RequestContext,
  Role,
  ScorekeeperSession,
  Services,
  Session,
} from '../../context/request-context.js';
import { notFound, unauthenticated } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireActor, requireRole, requireUser } from '../../lib/policy.js';
import { digestOfSecret } from '../../lib/secrets.js';
import { organizationById } from '../organizations/organization.loaders.js';

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
  /** Whether the password is a temporary one. */
  mustChangePassword?: boolean;
  /** Whether this request was noted as a sign of life, from which its end without one is counted. */
  isProlonged?: boolean;
}

/** A session that has just been opened: `token` for the cookie, `csrfToken` for the caller's scripts. */
export interface OpenedSession {
  token: string;
  csrfToken: string;
  expiresAt: Date;
  session: Session;
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
  id: number,
  csrfToken: string,
  organizationId: number | null,
  lastSeenAt: Date,
  expiresAt: Date,
  userId: number,
  username: string,
  role: Role,
  userOrganizationId: number | null,
  mustChangePassword: boolean,
];

const findStatement = statement<FoundRow, [Buffer, Date, Date]>(
  'session_find',
  `SELECT s.id, s.csrf_token, s.organization_id, s.last_seen_at, s.expires_at, u.id, u.username, u.role, u.organization_id, u.must_change_password
   FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.last_seen_at > $3`,
);
const openStatement = statement<[id: number], [readonly number[], Date, Date]>(
  'sessions_open',
  'SELECT id FROM sessions WHERE id = ANY($1) AND expires_at > $2 AND last_seen_at > $3',
);
const seenStatement = statement<[], [number, Date]>(
  'session_seen',
  'UPDATE sessions SET last_seen_at = $2 WHERE id = $1',
);

/**
 * The session of a cookie's value, or null when there is none, or it is over. One statement; a second one once a
 * minute.
 * @param log where they are noted
 */
export async function findSession(services: Services, token: string, log?: StatementLog): Promise<SignedIn | null> {
  const now = services.now();
  const found = await readSession(services, token, log);
  if (!found || now.getTime() - found.lastSeenAt.getTime() <= SEEN_EVERY_MS) return found;
  await run(services.pool, seenStatement, [found.session.id, now], log);
  return { ...found, isProlonged: true };
}

/** The same without a sign of life: what a session follows by itself does not keep it from ending. */
export async function readSession(
  services: Services,
  token: string,
  log?: StatementLog,
): Promise<(SignedIn & { lastSeenAt: Date }) | null> {
  const now = services.now();
  const [row] = await run(
    services.pool,
    findStatement,
    [digestOfSecret(token), now, new Date(now.getTime() - IDLE_MS)],
    log,
  );
  if (!row) return null;
  const [id, csrfToken, organizationId, lastSeenAt, expiresAt, userId, username, role, ...ofUser] = row;
  const [userOrganizationId, mustChangePassword] = ofUser;
  return {
    session: { id, csrfToken, expiresAt, organizationId: role === 'super_admin' ? organizationId : userOrganizationId },
    actor: { id: userId, username, role, organizationId: userOrganizationId },
    mustChangePassword,
    lastSeenAt,
  };
}

/** Which of these sessions are not over. */
export async function openSessions(services: Services, ids: readonly number[]): Promise<Set<number>> {
  const now = services.now();
  const rows = await run(services.pool, openStatement, [ids, now, new Date(now.getTime() - IDLE_MS)]);
  return new Set(rows.map(([id]) => id));
}

/**
 * Opens a session. The token goes into the cookie and is kept nowhere else; the table holds its SHA-256.
 * @param passwordHash what the password was found to fit: one that is being changed at the same moment ends this
 *   session, or keeps it from opening
 * @returns null when there is no such user any more, or the password has changed
 */
export async function createSession(
  ctx: RequestContext,
  userId: number,
  organizationId: number | null,
  passwordHash: string | null = null,
): Promise<OpenedSession | null> {
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(32).toString('base64url');
  const now = ctx.services.now();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  const [row] = (await ctx.services.dataSource.query(
    `INSERT INTO sessions (token_hash, user_id, organization_id, csrf_token, created_at, last_seen_at, expires_at, address, user_agent)
     SELECT $1, u.id, $3, $4, $5, $5, $6, $7, $8 FROM users u WHERE u.id = $2 AND u.password_hash = coalesce($9, u.password_hash) FOR SHARE RETURNING id`,
    [
      digestOfSecret(token),
      userId,
      organizationId,
      csrfToken,
      now,
      expiresAt,
      ctx.address,
      ctx.userAgent?.slice(0, 300) ?? null,
      passwordHash,
    ],
  )) as { id: number }[];
  if (!row) return null;
  return { token, csrfToken, expiresAt, session: { id: row.id, csrfToken, expiresAt, organizationId } };
}

/** Ends one session, if it is still there. */
export async function endSession(services: Services, id: number): Promise<void> {
  await services.dataSource.query('DELETE FROM sessions WHERE id = $1', [id]);
}

/** Ends the session of one browser that holds a scorekeeper's link, if it is still there. */
export async function endScorekeeping(services: Services, { organizationId, id }: ScorekeeperSession): Promise<void> {
  await services.dataSource.query('DELETE FROM scorekeeper_sessions WHERE organization_id = $1 AND id = $2', [
    organizationId,
    id,
  ]);
}

/** Forgets sessions that are over. Returns how many there were. */
export async function sweepSessions(services: Services): Promise<number> {
  const now = services.now();
  const idle = new Date(now.getTime() - IDLE_MS);
  const [, count] = (await services.dataSource.query(
    'DELETE FROM sessions WHERE expires_at <= $1 OR last_seen_at <= $2',
    [now, idle],
  )) as [unknown[], number];
  return count;
}

/** The caller's own sessions that are not over, newest first. */
export async function listOwnSessions(ctx: RequestContext): Promise<SessionSummary[]> {
  const actor = requireUser(ctx);
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
  const actor = requireUser(ctx);
  const ended = (await ctx.services.dataSource.query(
    'DELETE FROM sessions WHERE user_id = $1 AND id <> $2 RETURNING id',
    [actor.id, ctx.session?.id ?? 0],
  )) as [unknown[], number];
  return ended[1];
}

/**
 * The switch of a super administrator: which organization the session acts for; null for none.
 * @throws 403 for everybody else; 404 when there is no such organization
 */
export async function actFor(ctx: RequestContext, organizationId: string | number | null): Promise<void> {
  requireRole(ctx, 'super_admin');
  const id = organizationId === null ? null : parseId(organizationId, 'Organization');
  if (id !== null && !(await organizationById(ctx, id))) throw notFound('Organization');
  const session = requireSession(ctx);
  await ctx.services.dataSource.query('UPDATE sessions SET organization_id = $2 WHERE id = $1', [session.id, id]);
  session.organizationId = id;
}

function requireSession(ctx: RequestContext): Session {
  requireActor(ctx);
  if (!ctx.session) throw unauthenticated();
  return ctx.session;
}
