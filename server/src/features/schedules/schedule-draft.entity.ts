import { Column, Entity, ForeignKey } from 'typeorm';
import type { ScheduleObstacle, ScheduleQuality, TeamFairness } from '../../domain/schedule/schedule-problem.js';
import type { DraftBasis } from './generation/draft-basis.js';
import type { DraftGame } from './generation/draft-game.js';
import type { StoredRepair } from './generation/repair-of.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** A generated plan that is not published: its games are no rows of `games` yet. */
@Entity('schedule_drafts')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('schedules', ['organizationId', 'scheduleId'], ['organizationId', 'id'])
export class ScheduleDraftEntity extends TenantRow {
  @Column({ type: 'integer', name: 'schedule_id' })
  scheduleId: number;

  @Column({ type: 'integer' })
  seed: number;

  /** Those that publishing would write; games that stay are none of them. */
  @Column({ type: 'jsonb' })
  games: DraftGame[];

  /** What each team would get, games that stay included. */
  @Column({ type: 'jsonb' })
  fairness: TeamFairness[];

  /** How good it is, and how good it could be. */
  @Column({ type: 'jsonb', default: [] })
  certificate: ScheduleQuality[];

  /** What was left out, or is worse than it could be. */
  @Column({ type: 'jsonb', default: [] })
  obstacles: ScheduleObstacle[];

  /** What it was made from. */
  @Column({ type: 'jsonb', default: {} })
  basis: DraftBasis;

  /** What a repair changes; null of any other draft. */
  @Column({ type: 'jsonb', nullable: true })
  repair: StoredRepair | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', name: 'created_by', nullable: true })
  createdBy: number | null;
}
