import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/**
 * What happened to a game after its result was known, and that result itself. The database writes it down, whoever
 * changes the game: nothing here does. Append-only, and without keys to what it is about, which it outlives.
 */
@Entity('game_ledger')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class GameLedgerEntryEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'text' })
  kind: 'final_score' | 'period_score' | 'line' | 'started' | 'did_not_play';

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  /** Of a line. */
  @Column({ type: 'integer', name: 'player_id', nullable: true })
  playerId: number | null;

  /** Of a period score. */
  @Column({ type: 'integer', name: 'game_period_id', nullable: true })
  gamePeriodId: number | null;

  /** A score; of a line 1; otherwise 1 for yes and 0 for no. Null: there was none. */
  @Column({ type: 'integer', nullable: true })
  before: number | null;

  /** As `before`. */
  @Column({ type: 'integer', nullable: true })
  after: number | null;

  /** Whether it changed what had been there. */
  @Column({ type: 'boolean' })
  corrects: boolean;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column({ type: 'text', name: 'actor_name' })
  actorName: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
