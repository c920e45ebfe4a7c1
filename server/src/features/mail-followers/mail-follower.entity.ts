import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { Language } from '../../domain/languages/language.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** Somebody without an account who wants to be told by e-mail of what happens to a team's games. */
@Entity('mail_followers')
@Unique('mail_followers_address_key', ['organizationId', 'teamId', 'addressDigest'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
export class MailFollowerEntity extends TenantRow {
  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  /** Sealed: it is read when something is sent, and shown to nobody. */
  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'bytea', name: 'address_digest' })
  addressDigest: Buffer;

  @Column({ type: 'boolean', name: 'wants_results', default: false })
  wantsResults: boolean;

  @Column({ type: 'text', default: 'en' })
  language: Language;

  @Column({ type: 'timestamptz', name: 'asked_at' })
  askedAt: Date;

  /** Null until somebody who reads that address has said yes. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
