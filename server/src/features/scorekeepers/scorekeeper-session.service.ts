import { randomBytes } from 'node:crypto';
import { gameLabel } from '../../domain/game/game-label.js';
import { readCode } from '../../domain/scorekeeping/read-code.js';
import { forTenant } from '../../database/pool.js';
import { run, statement, type StatementLog } from '../../database/prepared.js';
import type { RequestContext, ScorekeeperSession, Services } from '../../context/request-context.js';
import { AppError, forbidden } from '../../lib/errors.js';
import { scorekeeperSignature } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { endScorekeeping } from '../auth/session.service.js';
import { countOpening, forgetOpening } from './opening-limit.service.js';
import type { OpenScorekeepingInput } from './scorekeeper.input.js';
import { digestOfCode, makeSecret, organizationOfSecret } from './secrets.js';
import { digestOfSecret } from '../../lib/secrets.js';

/** Letters of a name. */
const LONGEST_NAME = 40;
/** Browsers that may have opened one link: those seen longest ago are out. */
const MOST_HOLDERS = 50;
/** A browser keeps a link's cookies so much longer than the link opens. */
const COOKIE_LONGER_MS = 30 * 24 * 60 * 60 * 1000;
/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 60 * 1000;

const FIND = statement<
  [id: number, linkId: number, gameId: number, csrfToken: string, name: string, endsAt: Date, lastSeenAt: Date],
  [organizationId: number, digest: Buffer, now: Date]
>(
  'scorekeeper_find',
  `SELECT s.id, s.link_id, l.game_id, s.csrf_token, s.name, l.ends_at, s.last_seen_at FROM scorekeeper_sessions s
   JOIN scorekeeper_links l ON l.organization_id = $1 AND l.id = s.link_id
   WHERE s.organization_id = $1 AND s.token_digest = $2 AND l.revoked_at IS NULL AND l.ends_at > $3`,
);
const SEEN = statement<[], [organizationId: number, id: number, now: Date]>(
  'scorekeeper_seen',
  'UPDATE scorekeeper_sessions SET last_seen_at = $3 WHERE organization_id = $1 AND id = $2',
);

/**
 * What the holder of a cookie may enter; null when there is no such session, or its link has ended or is revoked. It is
 * asked for with each request, so a link that is revoked opens nothing from then on, in any process.
 */
export async function findScorekeeper(
  services: Services,
  token: string,
  log?: StatementLog,
): Promise<ScorekeeperSession | null> {
  const found = await readScorekeeper(services, token, log);
  if (!found) return null;
  const { lastSeenAt, ...session } = found;
  const now = services.now();
  if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS)
    await run(forTenant(services.pool, session.organizationId), SEEN, [session.organizationId, session.id, now], log);
  return session;
}

/** The same without a sign of life: what a session follows by itself is no use that its holder makes of the link. */
export async function readScorekeeper(
  services: Services,
  token: string,
  log?: StatementLog,
): Promise<(ScorekeeperSession & { lastSeenAt: Date }) | null> {
  const organizationId = organizationOfSecret(token);
  if (organizationId === null) return null;
  const pool = forTenant(services.pool, organizationId);
  const [row] = await run(pool, FIND, [organizationId, digestOfSecret(token), services.now()], log);
  if (!row) return null;
  const [id, linkId, gameId, csrfToken, name, endsAt, lastSeenAt] = row;
  return { id, linkId, organizationId, gameId, csrfToken, name, endsAt, lastSeenAt };
}

/**
 * Opens a link, by its secret or its code, under the name that its holder gives: from then on the browser may enter the
 * link's game until the link ends.
 * @throws 400 naming the field; 403 for who is signed in, who enters the game by the own account; 404 for what opens
 *   nothing, or no longer; 429 after too many of those
 */
export async function openScorekeeping(ctx: RequestContext, input: OpenScorekeepingInput): Promise<ScorekeeperSession> {
  const check = new InputCheck();
  const name = check.name('name', input.name, LONGEST_NAME);
  check.that((input.secret == null) !== (input.code == null), 'code', 'Give either a code or the secret of a link.');
  check.finish();
  const code = input.code == null ? null : readCode(input.code);
  const organizationId = code?.organizationId ?? organizationOfSecret(input.secret ?? '');
  await countOpening(ctx.services, ctx.address, code?.organizationId ?? null);
  const link =
    organizationId === null
      ? undefined
      : await findLink(
          ctx,
          organizationId,
          code === null ? 'secret_digest' : 'code_digest',
          await (code === null ? digestOfSecret(input.secret!) : digestOfCode(code.drawn, organizationId)),
        );
  if (organizationId === null || link === undefined) throw opensNothing(input.code == null ? [] : ['code']);
  if (ctx.actor || ctx.passwordPending) throw forbidden('You are signed in: sign out first, or use your own account.');
  const session = await createSession(ctx, organizationId, link, name);
  await forgetOpening(ctx.services, ctx.address, code?.organizationId ?? null);
  return session;
}

/** @param fields where it is said what is wrong: a code may have been mistyped */
function opensNothing(fields: readonly string[] = []): AppError {
  const message = 'This opens no game, or no longer. Please ask who gave it to you.';
  return new AppError('NOT_FOUND', message, { errors: fields.map((field) => ({ field, message })) });
}

interface FoundLink {
  id: number;
  gameId: number;
  endsAt: Date;
  home: string;
  away: string;
  date: string | null;
}

async function findLink(
  { services }: RequestContext,
  organizationId: number,
  column: 'secret_digest' | 'code_digest',
  digest: Buffer,
): Promise<FoundLink | undefined> {
  const [link] = (await services.dataSource.query(
    `SELECT l.id, l.game_id AS "gameId", l.ends_at AS "endsAt", home.name AS home, away.name AS away, g.date FROM scorekeeper_links l
     JOIN games g ON g.organization_id = $1 AND g.id = l.game_id
     JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
     JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id
     WHERE l.organization_id = $1 AND l.${column} = $2 AND l.revoked_at IS NULL AND l.ends_at > $3`,
    [organizationId, digest, services.now()],
  )) as FoundLink[];
  return link;
}

async function createSession(
  ctx: RequestContext,
  organizationId: number,
  { id: linkId, gameId, endsAt, home, away, date }: FoundLink,
  name: string,
): Promise<ScorekeeperSession> {
  const token = makeSecret(organizationId);
  const csrfToken = randomBytes(32).toString('base64url');
  const author = { id: null, name: scorekeeperSignature(name) };
  const open = async (tx: Write): Promise<number> => {
    // Since the link was found it may have been revoked, or have gone with its game.
    const [row] = (await tx.manager.query(
      `INSERT INTO scorekeeper_sessions (organization_id, link_id, token_digest, csrf_token, name, opened_at, last_seen_at)
       SELECT $1, l.id, $3, $4, $5, $6, $6 FROM scorekeeper_links l
       WHERE l.organization_id = $1 AND l.id = $2 AND l.revoked_at IS NULL FOR SHARE RETURNING id`,
      [organizationId, linkId, digestOfSecret(token), csrfToken, name, tx.now],
    )) as { id: number }[];
    if (!row) throw opensNothing();
    await tx.manager.query(
      `DELETE FROM scorekeeper_sessions WHERE organization_id = $1 AND id IN (
         SELECT id FROM scorekeeper_sessions WHERE organization_id = $1 AND link_id = $2 ORDER BY last_seen_at DESC, id DESC OFFSET $3)`,
      [organizationId, linkId, MOST_HOLDERS],
    );
    const label = gameLabel(home, away, date);
    await recordAudit(tx, { action: 'game.open', version: null, entityType: 'game', entityId: gameId, label });
    return row.id;
  };
  const id = await writeAs(ctx, organizationId, author, open, { nothingKept: true });
  // The one before, of another link or under another name.
  if (ctx.scorekeeper) await endScorekeeping(ctx.services, ctx.scorekeeper);
  ctx.scorekeeper = { id, linkId, organizationId, gameId, csrfToken, name, endsAt };
  ctx.outgoingCookies.push(
    { name: 'scorekeeper', value: token, expiresAt: cookiesEnd(endsAt) },
    { name: 'XSRF-TOKEN', value: csrfToken, expiresAt: cookiesEnd(endsAt) },
  );
  return ctx.scorekeeper;
}

/** When a browser lets go of a link's cookies: later than the link ends, since its game may be moved. */
export function cookiesEnd(endsAt: Date): Date {
  return new Date(endsAt.getTime() + COOKIE_LONGER_MS);
}

/** Ends the caller's own session as a scorekeeper, and clears its cookie; without one there is nothing to do. */
export async function closeScorekeeping(ctx: RequestContext): Promise<void> {
  if (ctx.scorekeeper) await endScorekeeping(ctx.services, ctx.scorekeeper);
  const hadOne = ctx.scorekeeper !== null;
  ctx.scorekeeper = null;
  ctx.outgoingCookies.push({ name: 'scorekeeper', value: null, expiresAt: null });
  if (hadOne) ctx.outgoingCookies.push({ name: 'XSRF-TOKEN', value: null, expiresAt: null });
}

/** How long a link that has ended is still listed, in milliseconds. */
const LISTED_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets links that ended a week ago, with the names of who opened them. Returns how many there were. */
export async function sweepScorekeeperLinks({ dataSource, now }: Services): Promise<number> {
  const [, count] = (await dataSource.query('DELETE FROM scorekeeper_links WHERE ends_at < $1', [
    new Date(now().getTime() - LISTED_MS),
  ])) as [unknown[], number];
  return count;
}
