import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The decided games of a team in a season league, bracket games left out. Maintained by totals.service.ts. */
@Entity('team_season_totals')
@Unique('team_season_totals_key', ['organizationId', 'seasonId', 'seasonLeagueId', 'teamId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
export class TeamSeasonTotalEntity extends TenantRow {
  @Column({ type: 'integer', name: 'season_id', nullable: true })
  seasonId: number | null;

  @Column({ type: 'integer', name: 'season_league_id', nullable: true })
  seasonLeagueId: number | null;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', default: 0 })
  wins: number;

  @Column({ type: 'integer', default: 0 })
  losses: number;

  @Column({ type: 'integer', name: 'home_wins', default: 0 })
  homeWins: number;

  @Column({ type: 'integer', name: 'home_losses', default: 0 })
  homeLosses: number;

  @Column({ type: 'integer', name: 'away_wins', default: 0 })
  awayWins: number;

  @Column({ type: 'integer', name: 'away_losses', default: 0 })
  awayLosses: number;

  @Column({ type: 'integer', name: 'points_for', default: 0 })
  pointsFor: number;

  @Column({ type: 'integer', name: 'points_against', default: 0 })
  pointsAgainst: number;
}
