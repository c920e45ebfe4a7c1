import { Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What a row has that belongs to an organization: an id is unique within it. */
export abstract class TenantRow {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;
}

/**
 * A row that people change: how often, who saved it last, and when. Tables with declared fields extend `stored`
 * instead.
 */
export abstract class EditableRow extends TenantRow {
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
