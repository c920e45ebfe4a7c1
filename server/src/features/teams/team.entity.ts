import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { TeamFields } from './team.fields.js';

/** The table of teams. */
@Entity('teams')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('uploads', ['organizationId', 'logoUploadId'], ['organizationId', 'id'])
export class TeamEntity extends stored(TeamFields) {
  @Column({ type: 'integer', name: 'logo_upload_id', nullable: true })
  logoUploadId: number | null;

  /** What a search finds the team by; PostgreSQL computes it. */
  @Column({ type: 'text', name: 'search_text', insert: false, update: false })
  searchText: string;
}
