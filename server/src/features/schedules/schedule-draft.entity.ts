import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A generated plan that is not published: its games are no rows of `games` yet. */
@Entity('schedule_drafts')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('schedules', ['organizationId', 'scheduleId'], ['organizationId', 'id'])
export class ScheduleDraftEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'schedule_id' })
  scheduleId: number;

  @Column({ type: 'integer' })
  seed: number;

  @Column({ type: 'jsonb' })
  games: object[];

  @Column({ type: 'jsonb' })
  fairness: object;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', name: 'created_by', nullable: true })
  createdBy: number | null;
}
