import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A link of an organization's navigation bar. */
@Entity('links')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class LinkEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'boolean', name: 'is_external', default: false })
  isExternal: boolean;

  /** Path within the site, for an internal link. */
  @Column({ type: 'text', nullable: true })
  slug: string | null;

  /** Address, for an external link. */
  @Column({ type: 'text', nullable: true })
  url: string | null;

  @Column({ type: 'boolean', name: 'show_in_navbar', default: true })
  showInNavbar: boolean;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
