import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { PlatformRow } from '../../lib/tenant-row.js';

/** A signed-in browser, and the organization acted for. */
@Entity('sessions')
@Unique('sessions_token_key', ['tokenHash'])
@ForeignKey('users', ['userId'], ['id'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class SessionEntity extends PlatformRow {
  /** SHA-256 of the cookie's value: a copy of the table signs nobody in. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash: Buffer;

  @Column({ type: 'integer', name: 'user_id' })
  userId: number;

  @Column({ type: 'text', name: 'csrf_token' })
  csrfToken: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  /** Where it was last seen from. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'text', name: 'user_agent', nullable: true })
  userAgent: string | null;
}
