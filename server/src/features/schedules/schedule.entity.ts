import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { ScheduleFields } from './schedule.fields.js';

/** The plan of a season league that games are generated from. */
@Entity('schedules')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
export class ScheduleEntity extends stored(ScheduleFields) {
  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  /** When its games were last written; null for never. */
  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt: Date | null;
}
