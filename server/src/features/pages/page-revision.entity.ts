import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A piece of a page; which fields it has follows from its type. */
export interface PageRevisionBlock {
  type: string;
  [field: string]: unknown;
}

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
  blocks: PageRevisionBlock[];

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', name: 'created_by', nullable: true })
  createdBy: number | null;

  /** Copied, so that it outlives the user. */
  @Column({ type: 'text', name: 'created_by_name', nullable: true })
  createdByName: string | null;
}
