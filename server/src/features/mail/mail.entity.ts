import { Column, Entity, ForeignKey } from 'typeorm';
import { PlatformRow } from '../../lib/tenant-row.js';
import type { Language } from '../../domain/languages/language.js';

/**
 * What waits in the outbox: mails, and what mails are made of: somebody's wish for another password (`reset_wish`), of
 * which nobody knows yet whether there is such an account.
 */
export type MailKind = 'reset_wish' | 'reset' | 'invitation' | 'follow' | 'team_news';

/** A mail that is to be sent, or was: then without address and words, so that it can be counted. */
@Entity('mails')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('users', ['userId'], ['id'])
export class MailEntity extends PlatformRow {
  /** Whose account it is about. */
  @Column({ type: 'integer', name: 'user_id', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  kind: MailKind;

  /** Blank once it has ended. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  /** Keyed by SESSION_SECRET; counts what one address gets. */
  @Column({ type: 'bytea', name: 'address_digest', nullable: true })
  addressDigest: Buffer | null;

  @Column({ type: 'text', default: 'en' })
  language: Language;

  /** Ids and words that it tells of. */
  @Column({ type: 'jsonb', default: {} })
  facts: Readonly<Record<string, unknown>>;

  /** Sealed; blank once it has ended. */
  @Column({ type: 'text', nullable: true })
  secret: string | null;

  @Column({ type: 'text', default: 'waiting' })
  state: 'waiting' | 'sent' | 'given_up' | 'too_late';

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  /** Until then a process is at it. */
  @Column({ type: 'timestamptz', name: 'leased_until', nullable: true })
  leasedUntil: Date | null;

  /** Later than this it is of no use. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
