import { Column, Entity } from 'typeorm';
import { TenantEntry } from '../../lib/tenant-row.js';

/**
 * One change in the audit trail. It outlives what it describes, so nothing here is a foreign key; rows are never
 * updated or deleted.
 */
@Entity('audit_entries')
export class AuditEntryEntity extends TenantEntry {
  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  /** Copied, so that it outlives the user. */
  @Column({ type: 'text', name: 'actor_name' })
  actorName: string;

  /** '<entity>.<verb>', for example 'season.update'. */
  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'text', name: 'entity_type' })
  entityType: string;

  @Column({ type: 'integer', name: 'entity_id', nullable: true })
  entityId: number | null;

  /** The thing's name as its reader knows it. */
  @Column({ type: 'text', name: 'entity_label', nullable: true })
  entityLabel: string | null;

  /** Of the row after the change; null where the entry is not about one row's new version. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  /** Field name to its value before and after. */
  @Column({ type: 'jsonb', nullable: true })
  changes: Record<string, [before: unknown, after: unknown]> | null;
}
