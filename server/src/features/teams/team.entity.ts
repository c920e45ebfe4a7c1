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
}
