import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** The game that is being simulated in a test organization. */
@Entity('simulated_games')
@Unique('simulated_games_key', ['organizationId'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
export class SimulatedGameEntity extends TenantRow {
  /** Null until the game has been made. */
  @Column({ type: 'integer', name: 'game_id', nullable: true })
  gameId: number | null;

  /** How many times as fast as a real game. */
  @Column({ type: 'integer' })
  speed: number;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt: Date;

  /** Until then some process is at it. */
  @Column({ type: 'timestamptz', name: 'leased_until' })
  leasedUntil: Date;
}
