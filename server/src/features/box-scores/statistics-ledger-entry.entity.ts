import { Column, Entity } from 'typeorm';
import { TenantEntry } from '../../lib/tenant-row.js';

/** One correction of a statistic. Append-only, and without foreign keys: a correction's history outlives its game. */
@Entity('statistics_ledger')
export class StatisticsLedgerEntryEntity extends TenantEntry {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  @Column({ type: 'integer', name: 'stat_definition_id' })
  statDefinitionId: number;

  @Column({ type: 'text' })
  operation: 'set' | 'add' | 'undo' | 'import';

  /** Given by the caller: the same operation sent twice is done once. */
  @Column({ type: 'text', name: 'operation_id', nullable: true })
  operationId: string | null;

  /** Null: there was no row. */
  @Column({ type: 'integer', nullable: true })
  before: number | null;

  /** Null: the row was removed. */
  @Column({ type: 'integer', nullable: true })
  after: number | null;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column({ type: 'text', name: 'actor_name' })
  actorName: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  /** The version that the cell had afterwards; of several entries of one save the last one's. */
  @Column({ type: 'integer', default: () => "nextval('statistic_versions'::regclass)" })
  version: number;

  /** Whether the game's result was known by then; the database notes it. */
  @Column({ type: 'boolean' })
  corrects: boolean;
}
