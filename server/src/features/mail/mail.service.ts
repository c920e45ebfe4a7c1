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

/**
 * Puts mails into the outbox by one statement, in the transaction of what they tell of. A message wakes the workers of
 * all processes.
 */
export async function queueMails(
  { config, now }: Services,
  manager: Pick<EntityManager, 'query'>,
  mails: readonly NewMail[],
): Promise<void> {
  const rows = mails.map(
    ({ kind, address, language, organizationId = null, userId = null, facts = {}, secret, expiresAt }) => ({
      organization_id: organizationId,
      user_id: userId,
      kind,
      address,
      digest: address === null ? null : digestOfAddress(address, config.sessionSecret).toString('hex'),
      language,
      facts,
      secret: secret === undefined ? null : sealSecret(secret, config.sessionSecret, 'mail'),
      expires_at: expiresAt,
    }),
  );
  await manager.query(
    `WITH queued AS (
       INSERT INTO mails (organization_id, user_id, kind, address, address_digest, language, facts, secret, created_at, next_at, expires_at)
       SELECT organization_id, user_id, kind, address, decode(digest, 'hex'), language, facts, secret, $2, $2, expires_at
       FROM jsonb_to_recordset($1::jsonb) AS m (organization_id integer, user_id integer, kind text, address text, digest text, language text,
         facts jsonb, secret text, expires_at timestamptz)
     ) SELECT pg_notify('mails', '')`,
    [JSON.stringify(rows), now()],
  );
}

/** Puts one mail into the outbox, as `queueMails` does. */
export function queueMail(services: Services, manager: Pick<EntityManager, 'query'>, mail: NewMail): Promise<void> {
  return queueMails(services, manager, [mail]);
}

/**
 * What tables know an address by where it is not to be read: alike for all ways to write it.
 * @param key SESSION_SECRET
 */
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
