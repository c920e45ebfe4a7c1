import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext, Services } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { digestOfSecret } from '../../lib/secrets.js';
import { recordAudit } from '../audit/audit.service.js';
import { PLATFORM, write, type Write } from '../audit/write.service.js';
import { answersSecret } from '../idempotency/idempotency.service.js';
import { mailLanguage, queueMail, sendsMail } from '../mail/mail.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { editableUser, lockEditableUser } from './editable-user.service.js';

/** A link to a forgotten password is good for an hour. */
export const RESET_MS = 60 * 60 * 1000;
/** An invitation is good for a week. */
const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/** A link's secret, and when it ends. */
export interface MadeLink {
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Of whom an invitation is. */
export interface Invited {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly organizationId: number | null;
}

/**
 * Makes a link by which a user chooses a password; the table holds a digest of its secret alone. An invitation takes
 * the place of the one before, while of the links to a forgotten password each stays good: nobody's mail is made
 * useless by who asks again.
 */
export async function makePasswordLink(
  { now }: Services,
  manager: Pick<EntityManager, 'query'>,
  userId: number,
  kind: 'reset' | 'invitation',
): Promise<MadeLink> {
  const secret = randomBytes(32).toString('base64url');
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + (kind === 'reset' ? RESET_MS : INVITATION_MS));
  await manager.query(
    `INSERT INTO password_links (user_id, kind, token_digest, made_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id) WHERE kind = 'invitation' DO UPDATE SET token_digest = $3, made_at = $4, expires_at = $5`,
    [userId, kind, digestOfSecret(secret), madeAt, expiresAt],
  );
  return { secret, expiresAt };
}

/** The address of a link. Its secret stands behind the `#`, which no browser sends to a server, nor to other sites. */
export function passwordLinkAddress({ config }: Services, secret: string): string {
  return `${config.publicUrl}/choose-password#${secret}`;
}

/**
 * Invites a user within a write: by mail, or, where none is sent, by a link to hand over.
 * @returns the link where it is to be handed over; null where a mail has it
 */
export async function invite(tx: Write, { id, username, email, organizationId }: Invited): Promise<string | null> {
  const { services } = tx.ctx;
  const { secret, expiresAt } = await makePasswordLink(services, tx.manager, id, 'invitation');
  await tx.manager.query(`DELETE FROM mails WHERE user_id = $1 AND kind = 'invitation' AND state = 'waiting'`, [id]);
  if (email !== null) {
    const site = organizationId === null ? null : await organizationById(tx.ctx, organizationId);
    await queueMail(services, tx.manager, {
      kind: 'invitation',
      address: email,
      language: mailLanguage(tx.ctx, site?.siteLanguage),
      organizationId,
      userId: id,
      facts: { username, invitedBy: tx.author.name },
      secret,
      expiresAt,
    });
    if (sendsMail(services)) return null;
  }
  answersSecret(tx.ctx);
  return passwordLinkAddress(services, secret);
}

/**
 * Sends an invitation again, or makes one anew that was withdrawn or has ended; the former link opens nothing any more.
 * @returns as `invite`
 * @throws as `updateUser`; 422 for who has chosen a password, and where mail is sent for who has no address
 */
export async function inviteAgain(
  ctx: RequestContext,
  userId: string | number,
): Promise<{ id: number; link: string | null }> {
  const { id, organizationId } = await editableUser(ctx, userId);
  const link = await write(
    ctx,
    organizationId ?? PLATFORM,
    async (tx) => {
      // Whoever changes the address meanwhile is waited for: the link goes to the new one.
      const user = await lockEditableUser(tx, id);
      if (user.email === null && sendsMail(ctx.services))
        throw unprocessable('Give this user an e-mail address first.');
      await requireInvited(tx, id);
      const made = await invite(tx, user);
      await recordAudit(tx, {
        action: 'user.invite',
        version: null,
        entityType: 'user',
        entityId: id,
        label: user.username,
      });
      return made;
    },
    { nothingKept: true },
  );
  return { id, link };
}

/** Withdraws an invitation: its link opens nothing. @throws as `inviteAgain` */
export async function withdrawInvitation(ctx: RequestContext, userId: string | number): Promise<number> {
  const { id, organizationId } = await editableUser(ctx, userId);
  await write(
    ctx,
    organizationId ?? PLATFORM,
    async (tx) => {
      const { username } = await lockEditableUser(tx, id);
      await requireInvited(tx, id);
      await tx.manager.query('UPDATE password_links SET token_digest = NULL WHERE user_id = $1', [id]);
      await tx.manager.query(`DELETE FROM mails WHERE user_id = $1 AND state = 'waiting'`, [id]);
      await recordAudit(tx, {
        action: 'user.withdraw-invitation',
        version: null,
        entityType: 'user',
        entityId: id,
        label: username,
      });
    },
    { nothingKept: true },
  );
  return id;
}

async function requireInvited({ manager }: Write, id: number): Promise<void> {
  const rows = (await manager.query(
    `SELECT FROM password_links WHERE user_id = $1 AND kind = 'invitation' FOR UPDATE`,
    [id],
  )) as unknown[];
  if (rows.length === 0) throw unprocessable('This user has a password already: reset it instead.');
}

/** Forgets links to forgotten passwords that are over. Returns how many there were. */
export async function sweepPasswordLinks({ dataSource, now }: Services): Promise<number> {
  const [, count] = (await dataSource.query(`DELETE FROM password_links WHERE kind = 'reset' AND expires_at <= $1`, [
    now(),
  ])) as [unknown[], number];
  return count;
}
