import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The rows of a box score, put together by the database for each game whose result is known. */
@Entity('game_box_scores')
@Unique('game_box_scores_game_key', ['organizationId', 'gameId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'])
export class GameBoxScoreEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  /** As `box_score_lines()` gives them; null within the transaction that changes them. */
  @Column({ type: 'text', nullable: true })
  lines: string | null;

  /** As `box_score_period_scores()` gives them. */
  @Column({ type: 'text', name: 'period_scores', nullable: true })
  periodScores: string | null;
}
