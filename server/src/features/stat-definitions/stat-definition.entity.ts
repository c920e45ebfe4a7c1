import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A statistic of an organization's sport. */
@Entity('stat_definitions')
@Unique('stat_definitions_abbreviation_key', ['organizationId', 'sportId', 'abbreviation'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class StatDefinitionEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'sport_id' })
  sportId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  abbreviation: string;

  /** Entered (counting), or derived as a sum or a percentage where its parts exist. */
  @Column({ type: 'text', default: 'counting' })
  kind: 'counting' | 'sum' | 'percentage';

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'boolean', default: false })
  hidden: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
