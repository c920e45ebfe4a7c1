import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A tab in which somebody has a game open. */
@Entity('game_presences')
@Unique('game_presences_tab_key', ['organizationId', 'gameId', 'tab'])
@Index('game_presences_seen_idx', ['organizationId', 'seenAt'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
@ForeignKey('users', ['userId'], ['id'], { onDelete: 'CASCADE' })
export class GamePresenceEntity extends TenantRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  /** A UUID that the tab has made. */
  @Column({ type: 'uuid' })
  tab: string;

  /** Null for the holder of a scorekeeper's link. */
  @Column({ type: 'integer', name: 'user_id', nullable: true })
  userId: number | null;

  /** Who that holder is; '' for a user. */
  @Column({ type: 'text', default: '' })
  scorekeeper: string;

  /** What is shown or edited there, in words; '' for the game as a whole. */
  @Column({ type: 'text' })
  place: string;

  @Column({ type: 'timestamptz', name: 'seen_at' })
  seenAt: Date;
}
