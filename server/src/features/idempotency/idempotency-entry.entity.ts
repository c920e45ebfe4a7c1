import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A write that was done under an Idempotency-Key, with its answer. */
@Entity('idempotency_entries')
@Unique('idempotency_entries_key', ['organizationId', 'actorId', 'key'])
export class IdempotencyEntryEntity {
  /** 0 is the platform itself. */
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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
