import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { GameFields } from './game.fields.js';

/** The stored status of a game; what is shown also depends on its scores. */
export type GameStatus = 'scheduled' | 'in_progress' | 'final' | 'forfeit' | 'postponed' | 'cancelled';

/** A game of two teams. `seasonId` repeats what season league or division say; services keep it equal. */
@Entity('games')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('season_leagues', ['organizationId', 'seasonLeagueId'], ['organizationId', 'id'])
@ForeignKey('divisions', ['organizationId', 'divisionId'], ['organizationId', 'id'])
@ForeignKey('schedules', ['organizationId', 'scheduleId'], ['organizationId', 'id'])
@ForeignKey('locations', ['organizationId', 'locationId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'homeTeamId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'awayTeamId'], ['organizationId', 'id'])
export class GameEntity extends stored(GameFields) {
  /** Null for a game of no season. */
  @Column({ type: 'integer', name: 'season_id', nullable: true })
  seasonId: number | null;

  /** Null for a bracket game between two leagues' teams. */
  @Column({ type: 'integer', name: 'season_league_id', nullable: true })
  seasonLeagueId: number | null;

  /** A bracket game; it never counts for standings. */
  @Column({ type: 'integer', name: 'division_id', nullable: true })
  divisionId: number | null;

  /** The match of the bracket that it was created for; null: its two teams say which. */
  @Column({ type: 'text', name: 'bracket_node', nullable: true })
  bracketNode: string | null;

  @Column({ type: 'integer', name: 'schedule_id', nullable: true })
  scheduleId: number | null;

  /** Week of the schedule, from 0. */
  @Column({ type: 'integer', name: 'week_index', nullable: true })
  weekIndex: number | null;

  @Column({ type: 'integer', name: 'location_id', nullable: true })
  locationId: number | null;

  @Column({ type: 'integer', name: 'home_team_id' })
  homeTeamId: number;

  @Column({ type: 'integer', name: 'away_team_id' })
  awayTeamId: number;

  @Column({ type: 'text', default: 'scheduled' })
  status: GameStatus;

  /** Whether it is in progress by its plays alone; the database forgets it where somebody sets another status. */
  @Column({ type: 'boolean', name: 'begun_by_plays', default: false })
  begunByPlays: boolean;

  /** Final score; null while the game is in progress. */
  @Column({ type: 'integer', name: 'home_score', nullable: true })
  homeScore: number | null;

  /** Final score; null while the game is in progress. */
  @Column({ type: 'integer', name: 'away_score', nullable: true })
  awayScore: number | null;

  /** What names the game in its import. */
  @Column({ type: 'text', name: 'import_key', nullable: true })
  importKey: string | null;

  /** Digest of the line it was imported from; tells an edited row from an unchanged one. */
  @Column({ type: 'text', name: 'import_hash', nullable: true })
  importHash: string | null;
}
