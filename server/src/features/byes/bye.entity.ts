import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { EditableRow } from '../../lib/tenant-row.js';

/** A stored bye of a season-league team. */
@Entity('byes')
@Unique('byes_team_date_key', ['organizationId', 'seasonLeagueTeamId', 'date'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_league_teams', ['organizationId', 'seasonLeagueTeamId'], ['organizationId', 'id'])
export class ByeEntity extends EditableRow {
  @Column({ type: 'integer', name: 'season_league_team_id' })
  seasonLeagueTeamId: number;

  /** YYYY-MM-DD; null shows in the admin panel only. */
  @Column({ type: 'date', nullable: true })
  date: string | null;
}
