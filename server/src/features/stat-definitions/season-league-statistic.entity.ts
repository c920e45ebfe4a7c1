import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** What a season league says of a statistic: its place there, and whether it is left out. */
@Entity('season_league_statistics')
@Unique('season_league_statistics_key', ['organizationId', 'statDefinitionId', 'seasonLeagueId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('stat_definitions', ['organizationId', 'statDefinitionId'], ['organizationId', 'id'])
export class SeasonLeagueStatisticEntity extends TenantRow {
  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  @Column({ type: 'integer', name: 'stat_definition_id' })
  statDefinitionId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'boolean', default: false })
  hidden: boolean;
}
