import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A team in one season league (slt). */
@Entity('season_league_teams')
@Unique('season_league_teams_pair_key', ['organizationId', 'seasonLeagueId', 'teamId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'captainPlayerId'], ['organizationId', 'id'])
export class SeasonLeagueTeamEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_id' })
  seasonLeagueId: number;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', name: 'captain_player_id', nullable: true })
  captainPlayerId: number | null;

  /** A captain who is no player of the organization. */
  @Column({ type: 'text', name: 'captain_name', nullable: true })
  captainName: string | null;

  /** As typed in by an administrator; null shows as "-". */
  @Column({ type: 'integer', nullable: true })
  rank: number | null;

  @Column({ type: 'boolean', default: false })
  withdrawn: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
