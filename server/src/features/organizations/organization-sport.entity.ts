import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A sport that an organization plays. */
@Entity('organization_sports')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class OrganizationSportEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryColumn({ type: 'integer', name: 'sport_id' })
  sportId: number;
}
