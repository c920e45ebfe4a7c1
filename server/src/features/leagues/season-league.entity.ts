import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A league in one season (sl). */
@Entity('season_leagues')
@Unique('season_leagues_pair_key', ['organizationId', 'seasonId', 'leagueId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('leagues', ['organizationId', 'leagueId'], ['organizationId', 'id'])
export class SeasonLeagueEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_id' })
  seasonId: number;

  @Column({ type: 'integer', name: 'league_id' })
  leagueId: number;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
