import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The steps of a command in the order in which they were done; rows are PostgreSQL's JSON of them. */
export interface UndoEntryPayload {
  steps: { kind: 'removed' | 'changed' | 'created'; table: string; rows: object[] }[];
}

/** A destructive command that can be taken back until it expires. */
@Entity('undo_entries')
export class UndoEntryEntity {
  /** 0 is the platform itself. */
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  command: string;

  /** What was done, in the past tense. */
  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'jsonb' })
  payload: UndoEntryPayload;

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
}
