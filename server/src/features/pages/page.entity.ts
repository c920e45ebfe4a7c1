import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A content page of an organization. What it says is in its revisions. */
@Entity('pages')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('page_revisions', ['organizationId', 'publishedRevisionId'], ['organizationId', 'id'])
export class PageEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Path below the organization's root, for example leagueInfo; compared in lower case. */
  @Column({ type: 'text' })
  path: string;

  @Column({ type: 'text' })
  title: string;

  /** Null: only drafts. */
  @Column({ type: 'integer', name: 'published_revision_id', nullable: true })
  publishedRevisionId: number | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
