import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { OfOrganization } from '../../lib/tenant-row.js';

/** A sport that an organization plays. */
@Entity('organization_sports')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class OrganizationSportEntity extends OfOrganization {
  @PrimaryColumn({ type: 'integer', name: 'sport_id' })
  sportId: number;
}
