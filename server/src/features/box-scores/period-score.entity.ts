import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The points of one team in one period of a game. */
@Entity('period_scores')
@Unique('period_scores_cell_key', ['organizationId', 'gameId', 'teamId', 'gamePeriodId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'])
@ForeignKey('game_periods', ['organizationId', 'gamePeriodId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
export class PeriodScoreEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'integer', name: 'game_period_id' })
  gamePeriodId: number;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer' })
  score: number;

  /** From a sequence: a team's score in a period never has the same version twice. */
  @Column({ type: 'integer', default: () => "nextval('statistic_versions'::regclass)" })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
