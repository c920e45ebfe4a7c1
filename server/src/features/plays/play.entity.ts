import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** One revision of a play. Append-only: what a play is now is what the latest one says. */
@Entity('plays')
@Unique('plays_revision_key', ['organizationId', 'gameId', 'playId', 'revision'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'])
@ForeignKey('game_periods', ['organizationId', 'gamePeriodId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'otherPlayerId'], ['organizationId', 'id'])
export class PlayEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  /** Made by the device on which the play was entered. */
  @Column({ type: 'uuid', name: 'play_id' })
  playId: string;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'boolean', name: 'is_deleted' })
  isDeleted: boolean;

  @Column({ type: 'text' })
  kind: PlayKind;

  @Column({ type: 'integer', name: 'game_period_id' })
  gamePeriodId: number;

  @Column({ type: 'double precision', name: 'sort_order' })
  sortOrder: number;

  /** Seconds left in the period. */
  @Column({ type: 'integer', nullable: true })
  clock: number | null;

  @Column({ type: 'integer', name: 'team_id', nullable: true })
  teamId: number | null;

  @Column({ type: 'integer', name: 'player_id', nullable: true })
  playerId: number | null;

  @Column({ type: 'integer', name: 'other_player_id', nullable: true })
  otherPlayerId: number | null;

  @Column({ type: 'uuid', name: 'linked_play_id', nullable: true })
  linkedPlayId: string | null;

  @Column({ type: 'integer', nullable: true })
  x: number | null;

  @Column({ type: 'integer', nullable: true })
  y: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The setting that held when it was entered, by which it goes on counting. */
  @Column({ type: 'boolean', name: 'assists_on_free_throws' })
  assistsOnFreeThrows: boolean;

  /** As `assistsOnFreeThrows`. */
  @Column({ type: 'boolean', name: 'technical_counts_as_personal' })
  technicalCountsAsPersonal: boolean;

  /** By the device's clock. */
  @Column({ type: 'timestamptz', name: 'made_at' })
  madeAt: Date;

  @Column({ type: 'timestamptz', name: 'received_at' })
  receivedAt: Date;

  @Column({ type: 'integer', name: 'actor_id', nullable: true })
  actorId: number | null;

  @Column({ type: 'text', name: 'actor_name' })
  actorName: string;

  @Column({ type: 'text' })
  device: string;
}
