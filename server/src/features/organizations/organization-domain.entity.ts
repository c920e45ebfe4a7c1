import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A host name that leads to an organization, in lower case and without a leading `www.`. */
@Entity('organization_domains')
@Unique('organization_domains_domain_key', ['domain'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class OrganizationDomainEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @Column({ type: 'text' })
  domain: string;

  @Column({ type: 'integer', default: 0 })
  position: number;
}
