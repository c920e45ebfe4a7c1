import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What a season league says of a statistic: its place there, and whether it is left out. */
@Entity('season_league_statistics')
@Unique('season_league_statistics_key', ['organizationId', 'statDefinitionId', 'seasonLeagueId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('stat_definitions', ['organizationId', 'statDefinitionId'], ['organizationId', 'id'])
export class SeasonLeagueStatisticEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  @Column({ type: 'integer', name: 'stat_definition_id' })
  statDefinitionId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'boolean', default: false })
  hidden: boolean;
}
