import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A period of games in an organization's sport. */
@Entity('game_periods')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class GamePeriodEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'sport_id' })
  sportId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: 'regular' })
  kind: 'regular' | 'overtime' | 'final';

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
