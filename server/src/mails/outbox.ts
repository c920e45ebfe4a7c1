import type { DataSource } from 'typeorm';
import type { Language } from '../domain/languages/language.js';
import type { MailKind } from '../features/mail/mail.entity.js';

/** A mail that this process has taken upon itself. */
export interface ClaimedMail {
  readonly id: number;
  readonly organizationId: number | null;
  readonly kind: MailKind;
  readonly address: string | null;
  readonly language: Language;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Sealed. */
  readonly secret: string | null;
  /** How often it has failed before. */
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Until when it is this process' own; also tells this claim from others. */
  readonly leasedUntil: Date;
}

/** How long a claim holds: longer than an attempt takes. */
const LEASE_MS = 90_000;
/** So many mails about games go to one address within an hour; what is more waits. */
const PER_ADDRESS_AND_HOUR = 10;
/**
 * So many mails about games an organization sends within an hour; what is more waits. Those about accounts never do.
 */
const PER_ORGANIZATION_AND_HOUR = 2_000;

const TAKEN = `id, organization_id AS "organizationId", kind, address, language, facts, secret, attempts, created_at AS "createdAt", expires_at AS "expiresAt", leased_until AS "leasedUntil"`;

/**
 * Claims mails that are due, at most `most`. Those about accounts come first: somebody waits for them. Then
 * organizations take turns, so that one with thousands of followers keeps no other waiting. No two processes get the
 * same.
 */
export async function claimMails(dataSource: DataSource, most: number, now: Date): Promise<ClaimedMail[]> {
  const [rows] = (await dataSource.query(
    `WITH full_addresses AS MATERIALIZED (
       SELECT address_digest FROM mails WHERE ended_at > $1::timestamptz - interval '1 hour' AND state = 'sent' AND address_digest IS NOT NULL
         AND kind IN ('follow', 'team_news')
       GROUP BY 1 HAVING count(*) >= ${PER_ADDRESS_AND_HOUR}
     ), full_organizations AS MATERIALIZED (
       SELECT organization_id FROM mails WHERE ended_at > $1::timestamptz - interval '1 hour' AND state = 'sent' AND kind IN ('follow', 'team_news')
       GROUP BY 1 HAVING count(*) >= ${PER_ORGANIZATION_AND_HOUR}
     ), waiting AS (
       SELECT m.id, m.next_at, m.kind IN ('follow', 'team_news') AS of_games,
         row_number() OVER (PARTITION BY m.organization_id ORDER BY m.next_at, m.id) AS turn
       FROM mails m WHERE m.state = 'waiting' AND m.next_at <= $1 AND m.expires_at > $1 AND (m.leased_until IS NULL OR m.leased_until <= $1)
         AND NOT (m.kind IN ('follow', 'team_news') AND (EXISTS (SELECT FROM full_addresses f WHERE f.address_digest = m.address_digest)
           OR EXISTS (SELECT FROM full_organizations f WHERE f.organization_id = m.organization_id)))
     ), free AS (
       SELECT m.id FROM mails m JOIN (SELECT id FROM waiting ORDER BY of_games, turn, next_at LIMIT $2) due ON due.id = m.id
       WHERE m.state = 'waiting' AND (m.leased_until IS NULL OR m.leased_until <= $1) FOR UPDATE OF m SKIP LOCKED
     )
     UPDATE mails SET leased_until = $3 WHERE id IN (SELECT id FROM free) RETURNING ${TAKEN}`,
    [now, most, new Date(now.getTime() + LEASE_MS)],
  )) as [ClaimedMail[], number];
  return rows;
}

/** Gives a claim back, for other processes to take: nothing was tried. */
export async function releaseMail(dataSource: DataSource, { id, leasedUntil }: ClaimedMail): Promise<void> {
  await dataSource.query('UPDATE mails SET leased_until = NULL WHERE id = $1 AND leased_until = $2', [id, leasedUntil]);
}

/**
 * Writes down that a mail was sent, or is given up: it keeps neither address nor words nor secret. A claim that has
 * passed to another process meanwhile is left alone.
 */
export async function endMail(
  dataSource: Pick<DataSource, 'query'>,
  { id, leasedUntil }: ClaimedMail,
  state: 'sent' | 'given_up',
  now: Date,
): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET state = $3, attempts = attempts + 1, leased_until = NULL, ended_at = $4, address = NULL, secret = NULL, facts = '{}'
     WHERE id = $1 AND leased_until = $2`,
    [id, leasedUntil, state, now],
  );
}

/** Writes down that an attempt failed, and when the next one is due. */
export async function postponeMail(
  dataSource: DataSource,
  { id, leasedUntil }: ClaimedMail,
  nextAt: Date,
): Promise<void> {
  await dataSource.query(
    'UPDATE mails SET attempts = attempts + 1, leased_until = NULL, next_at = $3 WHERE id = $1 AND leased_until = $2',
    [id, leasedUntil, nextAt],
  );
}
