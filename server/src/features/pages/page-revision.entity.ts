import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredBlock } from './page-block.js';

/** One saved state of a page. */
@Entity('page_revisions')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('pages', ['organizationId', 'pageId'], ['organizationId', 'id'])
export class PageRevisionEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'page_id' })
  pageId: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'jsonb' })
  blocks: StoredBlock[];

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', name: 'created_by', nullable: true })
  createdBy: number | null;

  /** Copied, so that it outlives the user. */
  @Column({ type: 'text', name: 'created_by_name', nullable: true })
  createdByName: string | null;
}
