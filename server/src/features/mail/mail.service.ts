import type { EntityManager } from 'typeorm';
import type { RequestContext, Services } from '../../context/request-context.js';
import { languageFor } from '../../domain/languages/language-for.js';
import type { Language, SiteLanguage } from '../../domain/languages/language.js';
import { keyedDigest, sealSecret } from '../../lib/secret-box.js';
import type { MailKind } from './mail.entity.js';

/** What is put into the outbox. */
export interface NewMail {
  readonly kind: MailKind;
  /** Null for what mails are made of first. */
  readonly address: string | null;
  readonly language: Language;
  /** Whose colours and name it has; null for the platform's. */
  readonly organizationId?: number | null;
  /** Whose account it is about: it goes with the account, and with another address or password of it. */
  readonly userId?: number | null;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Part of a link that opens something; kept encrypted until it is sent. */
  readonly secret?: string;
  /** Later than this it is not sent. */
  readonly expiresAt: Date;
}

/** Puts a mail into the outbox, in the transaction of what it tells of. A message wakes the workers of all processes. */
export async function queueMail(
  { config, now }: Services,
  manager: Pick<EntityManager, 'query'>,
  { kind, address, language, organizationId = null, userId = null, facts = {}, secret, expiresAt }: NewMail,
): Promise<void> {
  await manager.query(
    `WITH queued AS (
       INSERT INTO mails (organization_id, user_id, kind, address, address_digest, language, facts, secret, created_at, next_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
     ) SELECT pg_notify('mails', '')`,
    [
      organizationId,
      userId,
      kind,
      address,
      address === null ? null : digestOfAddress(address, config.sessionSecret),
      language,
      JSON.stringify(facts),
      secret === undefined ? null : sealSecret(secret, config.sessionSecret, 'mail'),
      now(),
      expiresAt,
    ],
  );
}

/** What tables know an address by where it is not to be read: alike for all ways to write it. @param key SESSION_SECRET */
export function digestOfAddress(address: string, key: string | null): Buffer {
  return keyedDigest(address.trim().toLowerCase(), key, 'mail addresses');
}

/** Whether mails leave this installation, rather than being written into files. */
export function sendsMail({ config }: Services): boolean {
  return config.smtpUrl !== null;
}

/** The language of a mail that somebody has asked for: the organization's, else that of who asks. */
export function mailLanguage(ctx: RequestContext, site: SiteLanguage = 'device'): Language {
  return site === 'device' ? languageFor(ctx.languageAsked()) : site;
}
