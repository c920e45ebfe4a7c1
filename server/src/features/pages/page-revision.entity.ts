import { Column, Entity, ForeignKey } from 'typeorm';
import type { StoredBlock } from './page-block.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** One saved state of a page. */
@Entity('page_revisions')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('pages', ['organizationId', 'pageId'], ['organizationId', 'id'])
export class PageRevisionEntity extends TenantRow {
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
