import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The assignment of a season-league team to its only division. */
@Entity('division_teams')
@Unique('division_teams_team_key', ['organizationId', 'seasonLeagueTeamId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('divisions', ['organizationId', 'divisionId'], ['organizationId', 'id'])
@ForeignKey('season_league_teams', ['organizationId', 'seasonLeagueTeamId'], ['organizationId', 'id'])
export class DivisionTeamEntity extends TenantRow {
  @Column({ type: 'integer', name: 'division_id' })
  divisionId: number;

  @Column({ type: 'integer', name: 'season_league_team_id' })
  seasonLeagueTeamId: number;

  /** Seed, from 0; null comes last. */
  @Column({ type: 'integer', nullable: true })
  position: number | null;
}
