import { Column, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What a row has that belongs to an organization, with which its key begins. */
export abstract class OfOrganization {
  /** 0 is the platform itself, in tables that have rows of it. */
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;
}

/** A thing of an organization: an id is unique within it. */
export abstract class TenantRow extends OfOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;
}

/** One of the entries of an organization that follow each other, as of a trail: ids are in the order of writing. */
export abstract class TenantEntry extends OfOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
}

/** A row of the platform, which may be about an organization. */
export abstract class PlatformRow {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'organization_id', nullable: true })
  organizationId: number | null;
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
