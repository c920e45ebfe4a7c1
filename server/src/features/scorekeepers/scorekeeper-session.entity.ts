import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A browser that has opened a scorekeeper's link. */
@Entity('scorekeeper_sessions')
@Unique('scorekeeper_sessions_token_key', ['organizationId', 'tokenDigest'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('scorekeeper_links', ['organizationId', 'linkId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
export class ScorekeeperSessionEntity extends TenantRow {
  @Column({ type: 'integer', name: 'link_id' })
  linkId: number;

  /** SHA-256 of the cookie's value. */
  @Column({ type: 'bytea', name: 'token_digest' })
  tokenDigest: Buffer;

  @Column({ type: 'text', name: 'csrf_token' })
  csrfToken: string;

  /** What its holder typed. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz', name: 'opened_at' })
  openedAt: Date;

  @Column({ type: 'timestamptz', name: 'last_seen_at' })
  lastSeenAt: Date;
}
