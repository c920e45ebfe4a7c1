import { Column, Entity, ForeignKey } from 'typeorm';
import { EditableRow } from '../../lib/tenant-row.js';

/** A content page of an organization. What it says is in its revisions. */
@Entity('pages')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('page_revisions', ['organizationId', 'publishedRevisionId'], ['organizationId', 'id'])
export class PageEntity extends EditableRow {
  /** Path below the organization's root, for example leagueInfo; compared in lower case. */
  @Column({ type: 'text' })
  path: string;

  @Column({ type: 'text' })
  title: string;

  /** Null: only drafts. */
  @Column({ type: 'integer', name: 'published_revision_id', nullable: true })
  publishedRevisionId: number | null;
}
