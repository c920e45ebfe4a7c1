import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** What a key has asked on one day. */
@Entity('api_key_days')
@Unique('api_key_days_key', ['organizationId', 'keyId', 'day'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('api_keys', ['organizationId', 'keyId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
export class ApiKeyDayEntity extends TenantRow {
  @Column({ type: 'integer', name: 'key_id' })
  keyId: number;

  /** By UTC. */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'integer' })
  requests: number;

  /** Those of the requests that were refused or failed. */
  @Column({ type: 'integer' })
  errors: number;

  @Column({ type: 'timestamptz', name: 'last_used_at' })
  lastUsedAt: Date;
}
