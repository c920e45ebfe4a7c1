import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A date on which a season league does not play. */
@Entity('weeks_off')
@Unique('weeks_off_date_key', ['organizationId', 'seasonLeagueId', 'date'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
export class WeekOffEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  /** YYYY-MM-DD. */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
