import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A season of an organization. Any number may be active. */
@Entity('seasons')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class SeasonEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer', name: 'sport_id' })
  sportId: number;

  /** YYYY-MM-DD. */
  @Column({ type: 'date', name: 'start_date', nullable: true })
  startDate: string | null;

  /** YYYY-MM-DD, inclusive. */
  @Column({ type: 'date', name: 'finish_date', nullable: true })
  finishDate: string | null;

  @Column({ type: 'boolean', default: false })
  active: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
