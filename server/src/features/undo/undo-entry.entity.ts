import { Column, Entity } from 'typeorm';
import { TenantEntry } from '../../lib/tenant-row.js';

/** A destructive command that can be taken back until it expires. What it did is in `undo_steps`. */
@Entity('undo_entries')
export class UndoEntryEntity extends TenantEntry {
  @Column({ type: 'text' })
  command: string;

  /** What was done, in the past tense. */
  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column({ type: 'text', name: 'actor_name' })
  actorName: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'undone_at', nullable: true })
  undoneAt: Date | null;

  /** The least role that may take it back. */
  @Column({ type: 'text', name: 'needs_role', default: 'staff' })
  needsRole: 'staff' | 'org_owner' | 'super_admin';
}
