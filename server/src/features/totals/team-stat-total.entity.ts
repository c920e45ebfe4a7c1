import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The sum of one statistic over the lines of a team in a season league. Maintained by totals.service.ts. */
@Entity('team_stat_totals')
@Unique('team_stat_totals_key', ['organizationId', 'seasonId', 'seasonLeagueId', 'teamId', 'statDefinitionId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('stat_definitions', ['organizationId', 'statDefinitionId'], ['organizationId', 'id'])
export class TeamStatTotalEntity extends TenantRow {
  @Column({ type: 'integer', name: 'season_id', nullable: true })
  seasonId: number | null;

  @Column({ type: 'integer', name: 'season_league_id', nullable: true })
  seasonLeagueId: number | null;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', name: 'stat_definition_id' })
  statDefinitionId: number;

  @Column({ type: 'integer' })
  total: number;

  /** Lines with a value of this statistic. */
  @Column({ type: 'integer', name: 'line_count' })
  lineCount: number;
}
