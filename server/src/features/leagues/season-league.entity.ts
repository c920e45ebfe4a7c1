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

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
