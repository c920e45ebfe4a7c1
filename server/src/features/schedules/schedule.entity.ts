import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The plan of a season league that games are generated from. */
@Entity('schedules')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
export class ScheduleEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  @Column({ type: 'text' })
  name: string;

  /** YYYY-MM-DD: week 0 begins here. */
  @Column({ type: 'date', name: 'start_date' })
  startDate: string;

  @Column({ type: 'integer', name: 'num_weeks' })
  numWeeks: number;

  /** Weekday names; empty means the weekday of the start date. */
  @Column({ type: 'text', array: true, name: 'game_days', default: [] })
  gameDays: string[];

  /** The same time slots in every week. */
  @Column({ type: 'boolean', name: 'same_slot', default: true })
  sameSlot: boolean;

  /** When its games were last written; null for never. */
  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
