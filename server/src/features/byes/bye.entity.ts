import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A stored bye of a season-league team. */
@Entity('byes')
@Unique('byes_team_date_key', ['organizationId', 'seasonLeagueTeamId', 'date'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_league_teams', ['organizationId', 'seasonLeagueTeamId'], ['organizationId', 'id'])
export class ByeEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_team_id' })
  seasonLeagueTeamId: number;

  /** YYYY-MM-DD; null shows in the admin panel only. */
  @Column({ type: 'date', nullable: true })
  date: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
