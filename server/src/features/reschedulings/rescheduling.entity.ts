import { Column, Entity, ForeignKey } from 'typeorm';
import type { GameStatus } from '../games/game.enums.js';
import { TenantRow } from '../../lib/tenant-row.js';

/**
 * What was said of a game before it was moved, postponed, cancelled, taken up again or given other teams. The database
 * writes it down, whoever changes the game: nothing here does. Append-only, and without a key to the game, which it
 * outlives.
 */
@Entity('reschedulings')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class ReschedulingEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  /** YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  date: string | null;

  /** HH:MM. */
  @Column({ type: 'text', nullable: true })
  time: string | null;

  /** Name of the place and court. */
  @Column({ type: 'text', nullable: true })
  location: string | null;

  @Column({ type: 'text' })
  status: GameStatus;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
