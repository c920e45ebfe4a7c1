import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { EditableRow } from '../../lib/tenant-row.js';

/** A player's line in a game's box score; its numbers are in `game_line_values`. */
@Entity('game_lines')
@Unique('game_lines_player_key', ['organizationId', 'gameId', 'playerId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'])
@ForeignKey('teams', ['organizationId', 'teamId'], ['organizationId', 'id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class GameLineEntity extends EditableRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'integer', name: 'team_id' })
  teamId: number;

  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  /** As played, for example 'PG'. */
  @Column({ type: 'text', nullable: true })
  position: string | null;

  @Column({ type: 'boolean', default: false })
  started: boolean;

  @Column({ type: 'boolean', name: 'did_not_play', default: false })
  didNotPlay: boolean;

  /** Within starters, substitutes and did-not-play. */
  @Column({ type: 'integer', name: 'sort_order', default: 0 })
  sortOrder: number;

  /** Digest of the line it was imported from; tells an edited row from an unchanged one. */
  @Column({ type: 'text', name: 'import_hash', nullable: true })
  importHash: string | null;
}
