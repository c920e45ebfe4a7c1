import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** How often a player played for a team in a season league. Maintained by totals.service.ts. */
@Entity('player_season_totals')
@Unique('player_season_totals_key', ['organizationId', 'playerId', 'seasonId', 'seasonLeagueId', 'teamId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class PlayerSeasonTotalEntity extends TenantRow {
  @Column({ type: 'integer', name: 'season_id', nullable: true })
  seasonId: number | null;

  @Column({ type: 'integer', name: 'season_league_id', nullable: true })
  seasonLeagueId: number | null;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  /** Lines with at least one value. */
  @Column({ type: 'integer', name: 'games_played', default: 0 })
  gamesPlayed: number;

  /** Games played that the player started. */
  @Column({ type: 'integer', name: 'games_started', default: 0 })
  gamesStarted: number;
}
