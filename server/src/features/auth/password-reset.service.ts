import type { RequestContext } from '../../context/request-context.js';
import { inTransaction } from '../../database/transaction.js';
import { AppError, invalidInput } from '../../lib/errors.js';
import { digestOfSecret } from '../../lib/secrets.js';
import { recordAudit } from '../audit/audit.service.js';
import { sqlStamp } from '../audit/stamps.js';
import { PLATFORM, writeAs } from '../audit/write.service.js';
import { mailLanguage, queueMail } from '../mail/mail.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { makePasswordLink, RESET_MS } from '../users/password-link.service.js';
import { assertPassword } from '../users/password-rules.js';
import { hashPassword } from '../users/password.service.js';
import type { PasswordLink } from './auth.type.js';
import { countLink, countWish, forgetLink } from './password-reset-limit.service.js';
import { forgetTries } from './sign-in-limit.service.js';

/** An address, or a user name, which is shorter. */
const LONGEST_LOGIN = 254;
/** So many accounts of one address get a link each; more have one only in tests. */
const ACCOUNTS_OF_ADDRESS = 5;
/** So many links are made for one account within the hour that each is good for, whoever asks and from wherever. */
const LINKS_AT_ONCE = 3;

/**
 * Notes that somebody has forgotten a password. Whether there is such an account is looked at later, by whoever sends
 * mails (`answerWish`): so the answer is the same, after the same work, for a name that nobody has.
 * @throws 400 for what no login can be; 429 after too many wishes
 */
export async function askForReset(ctx: RequestContext, login: string): Promise<void> {
  const { services } = ctx;
  const wanted = login.trim();
  if (wanted === '' || wanted.length > LONGEST_LOGIN || wanted.includes('\0'))
    throw invalidInput({ field: 'login', message: 'Give a user name or an e-mail address.' });
  await countWish(services, wanted, ctx.address);
  await queueMail(services, services.dataSource.manager, {
    kind: 'reset_wish',
    address: null,
    language: mailLanguage(ctx),
    secret: wanted,
    expiresAt: new Date(services.now().getTime() + RESET_MS),
  });
}

interface Account {
  id: number;
  username: string;
  email: string;
  organizationId: number | null;
}

/**
 * Makes links and mails of a wish: for each account of that name or address which has an address. Whose invitation was
 * withdrawn, or is over, has no password to forget: who invited decides whether there is another one.
 * @param ctx knows the language of who asked, for organizations that have none of their own
 */
export async function answerWish(ctx: RequestContext, login: string): Promise<void> {
  const { services } = ctx;
  await inTransaction(services.dataSource, async (manager) => {
    const accounts = (await manager.query(
      `SELECT id, username, email, organization_id AS "organizationId" FROM users
       WHERE email IS NOT NULL AND (lower(username) = lower($1) OR lower(email) = lower($1))
         AND NOT EXISTS (SELECT FROM password_links l WHERE l.user_id = users.id AND l.kind = 'invitation'
           AND (l.token_digest IS NULL OR l.expires_at <= $2))
       ORDER BY id LIMIT ${ACCOUNTS_OF_ADDRESS} FOR NO KEY UPDATE`,
      [login, services.now()],
    )) as Account[];
    for (const { id, username, email, organizationId } of accounts) {
      // Counted once the account is locked: two wishes may be answered at the same moment.
      const open = (await manager.query(
        `SELECT FROM password_links WHERE user_id = $1 AND kind = 'reset' AND expires_at > $2`,
        [id, services.now()],
      )) as unknown[];
      if (open.length >= LINKS_AT_ONCE) continue;
      const { secret, expiresAt } = await makePasswordLink(services, manager, id, 'reset');
      const site = organizationId === null ? null : await organizationById(ctx, organizationId);
      await queueMail(services, manager, {
        kind: 'reset',
        address: email,
        language: mailLanguage(ctx, site?.siteLanguage),
        organizationId,
        userId: id,
        facts: { username },
        secret,
        expiresAt,
      });
      const author = { id: null, name: 'Not signed in' };
      await recordAudit(
        { ctx, manager, organizationId: organizationId ?? PLATFORM, author, now: services.now() },
        { action: 'user.password-link', version: null, entityType: 'user', entityId: id, label: username },
      );
    }
  });
}

interface FoundLink {
  userId: number;
  username: string;
  organizationId: number | null;
  isInvitation: boolean;
  expiresAt: Date;
}

/**
 * What a link is for. Nothing changes: programs that look through mails open links, too.
 * @throws 404 for one that is used, over, or none at all; 429 after too many of those
 */
export async function openPasswordLink(ctx: RequestContext, secret: string): Promise<PasswordLink> {
  const { username, organizationId, isInvitation, expiresAt } = await findLink(ctx, secret);
  const organization = organizationId === null ? null : await organizationById(ctx, organizationId);
  return { username, isInvitation, organizationName: organization?.name ?? null, expiresAt };
}

/**
 * Chooses a password by a link. It ends all sessions of the user and, by the database, all links.
 * @returns the user name
 * @throws as `openPasswordLink`; 400 naming `newPassword`
 */
export async function choosePassword(ctx: RequestContext, secret: string, newPassword: string): Promise<string> {
  const { userId, username, organizationId } = await findLink(ctx, secret);
  assertPassword(newPassword, username, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await writeAs(ctx, organizationId ?? PLATFORM, { id: userId, name: username }, async (tx) => {
    // Of two who come with it at the same moment one waits here, and then finds it gone.
    const links = (await tx.manager.query(
      'SELECT l.id FROM password_links l JOIN users u ON u.id = l.user_id WHERE l.token_digest = $1 AND l.expires_at > $2 FOR UPDATE',
      [digestOfSecret(secret), tx.now],
    )) as unknown[];
    if (links.length === 0) throw overOrNone();
    const stamp = sqlStamp(tx, 3);
    const [[{ version }]] = await tx.manager.query<[[{ version: number }], number]>(
      `UPDATE users SET password_hash = $2, must_change_password = false, ${stamp.set} WHERE id = $1 RETURNING version`,
      [userId, passwordHash, ...stamp.params],
    );
    await tx.manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    const [entityId, label] = [userId, username];
    await recordAudit(tx, { action: 'user.password', entityType: 'user', entityId, label, version });
  });
  await forgetTries(ctx.services, username, ctx.address);
  return username;
}

async function findLink(ctx: RequestContext, secret: string): Promise<FoundLink> {
  const { services, address } = ctx;
  await countLink(services, address);
  const [link] = (await services.dataSource.query(
    `SELECT u.id AS "userId", u.username, u.organization_id AS "organizationId", l.kind = 'invitation' AS "isInvitation", l.expires_at AS "expiresAt"
     FROM password_links l JOIN users u ON u.id = l.user_id WHERE l.token_digest = $1 AND l.expires_at > $2`,
    [digestOfSecret(secret.slice(0, 200)), services.now()],
  )) as FoundLink[];
  if (!link) throw overOrNone();
  await forgetLink(services, address);
  return link;
}

function overOrNone(): AppError {
  return new AppError('NOT_FOUND', 'This link is good no longer. Please ask for another one.');
}
