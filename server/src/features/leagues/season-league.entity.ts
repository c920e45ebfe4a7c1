import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { TieBreak } from '../../domain/standings/standings-rules.js';
import { EditableRow } from '../../lib/tenant-row.js';

/** A league in one season (sl). */
@Entity('season_leagues')
@Unique('season_leagues_pair_key', ['organizationId', 'seasonId', 'leagueId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
@ForeignKey('leagues', ['organizationId', 'leagueId'], ['organizationId', 'id'])
export class SeasonLeagueEntity extends EditableRow {
  @Column({ type: 'integer', name: 'season_id' })
  seasonId: number;

  @Column({ type: 'integer', name: 'league_id' })
  leagueId: number;

  @Column({ type: 'integer', default: 0 })
  position: number;

  /** Whether an assist counts on a free throw. */
  @Column({ type: 'boolean', name: 'assists_on_free_throws', default: false })
  assistsOnFreeThrows: boolean;

  /** From which team foul of a period on the other side is in the bonus. */
  @Column({ type: 'integer', name: 'bonus_fouls', nullable: true, default: 5 })
  bonusFouls: number | null;

  @Column({ type: 'integer', name: 'double_bonus_fouls', nullable: true })
  doubleBonusFouls: number | null;

  /** Whether a player's technical foul is a personal foul. */
  @Column({ type: 'boolean', name: 'technical_counts_as_personal', default: true })
  technicalCountsAsPersonal: boolean;

  /** How long a regular period is. */
  @Column({ type: 'integer', name: 'period_minutes', nullable: true, default: 10 })
  periodMinutes: number | null;

  /** Points of the standings for results: all five, or none of them. */
  @Column({ type: 'integer', name: 'points_for_win', nullable: true })
  pointsForWin: number | null;

  @Column({ type: 'integer', name: 'points_for_tie', nullable: true })
  pointsForTie: number | null;

  @Column({ type: 'integer', name: 'points_for_loss', nullable: true })
  pointsForLoss: number | null;

  @Column({ type: 'integer', name: 'points_for_forfeit_win', nullable: true })
  pointsForForfeitWin: number | null;

  @Column({ type: 'integer', name: 'points_for_forfeit_loss', nullable: true })
  pointsForForfeitLoss: number | null;

  @Column({ type: 'text', array: true, name: 'tie_breaks', default: ['headToHead', 'pointDifference'] })
  tieBreaks: TieBreak[];

  /** How many are to be among the first; null: one. */
  @Column({ type: 'integer', name: 'qualifying_places', nullable: true })
  qualifyingPlaces: number | null;

  /** Whether all games of the season are entered. */
  @Column({ type: 'boolean', name: 'schedule_is_complete', default: false })
  scheduleIsComplete: boolean;
}
