import { Column, Entity, Unique } from 'typeorm';
import { TenantEntry } from '../../lib/tenant-row.js';

/** A write that was done under an Idempotency-Key, with its answer. */
@Entity('idempotency_entries')
@Unique('idempotency_entries_key', ['organizationId', 'actorId', 'key'])
export class IdempotencyEntryEntity extends TenantEntry {
  @Column({ type: 'integer', name: 'actor_id' })
  actorId: number;

  @Column({ type: 'text' })
  key: string;

  /** Digest of the request: the same key with another request is refused. */
  @Column({ type: 'text', name: 'request_hash' })
  requestHash: string;

  @Column({ type: 'integer' })
  status: number;

  @Column({ type: 'jsonb', nullable: true })
  response: unknown;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
