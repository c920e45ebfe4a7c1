import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantEntry } from '../../lib/tenant-row.js';

/** Rows of one table that a destructive command removed, changed or added; `beside`: added beside what it is about. */
@Entity('undo_steps')
@ForeignKey('undo_entries', ['organizationId', 'undoEntryId'], ['organizationId', 'id'])
export class UndoStepEntity extends TenantEntry {
  @Column({ type: 'bigint', name: 'undo_entry_id' })
  undoEntryId: number;

  @Column({ type: 'text' })
  kind: 'removed' | 'changed' | 'created' | 'beside';

  @Column({ type: 'text', name: 'table_name' })
  tableName: string;

  /** The columns that take values, in the order of the arrays of a removed row. */
  @Column({ type: 'text', array: true })
  columns: string[];

  /**
   * Removed: arrays of the columns' values as text. Changed: objects with before and after. Created, also beside:
   * objects.
   */
  @Column({ type: 'jsonb', name: 'row_data' })
  rowData: unknown[];

  @Column({ type: 'integer', name: 'row_count' })
  rowCount: number;
}
