import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { EditableRow } from '../../lib/tenant-row.js';

/** A date on which a season league does not play. */
@Entity('weeks_off')
@Unique('weeks_off_date_key', ['organizationId', 'seasonLeagueId', 'date'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
export class WeekOffEntity extends EditableRow {
  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  /** YYYY-MM-DD. */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'text', nullable: true })
  reason: string | null;
}
