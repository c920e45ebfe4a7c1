import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Rows of one table that a command removed, changed or added, in the order in which it did so. */
@Entity('undo_steps')
@ForeignKey('undo_entries', ['organizationId', 'undoEntryId'], ['organizationId', 'id'])
export class UndoStepEntity {
  /** 0 is the platform itself. */
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint', name: 'undo_entry_id' })
  undoEntryId: number;

  @Column({ type: 'text' })
  kind: 'removed' | 'changed' | 'created';

  @Column({ type: 'text', name: 'table_name' })
  tableName: string;

  @Column({ type: 'text', array: true })
  columns: string[];

  /** Removed rows: arrays of the columns as text. Changed rows: objects with before and after. Added rows: objects. */
  @Column({ type: 'jsonb', name: 'row_data' })
  rowData: object[];

  @Column({ type: 'integer', name: 'row_count' })
  rowCount: number;
}
