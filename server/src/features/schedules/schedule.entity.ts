import { Column, Entity, ForeignKey } from 'typeorm';
import type { LostHall } from '../../domain/schedule/lost-halls.js';
import { stored } from '../../lib/fields/stored.js';
import { ScheduleFields } from './schedule.fields.js';

/** The plan of a season league that games are generated from. */
@Entity('schedules')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
export class ScheduleEntity extends stored(ScheduleFields) {
  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  /** Where it cannot play; a place that is gone counts for nothing. */
  @Column({ type: 'jsonb', name: 'lost_halls', default: [] })
  lostHalls: LostHall[];

  /** When its games were last written; null for never. */
  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt: Date | null;
}
