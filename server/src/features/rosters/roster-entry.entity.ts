import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A player on the roster of a season-league team. */
@Entity('roster_entries')
@Unique('roster_entries_pair_key', ['organizationId', 'seasonLeagueTeamId', 'playerId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('season_league_teams', ['organizationId', 'seasonLeagueTeamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class RosterEntryEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'season_league_team_id' })
  seasonLeagueTeamId: number;

  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  @Column({ type: 'text', name: 'jersey_number', nullable: true })
  jerseyNumber: string | null;

  @Column({ type: 'text', nullable: true })
  position: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
