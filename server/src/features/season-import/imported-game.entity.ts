import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/**
 * What imports brought of a game, under the names that they know it by. It outlives the game and its lines, and so
 * tells what was deleted by hand from what never came.
 */
@Entity('imported_games')
@Unique('imported_games_key', ['organizationId', 'seasonId', 'gameKey'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
export class ImportedGameEntity extends TenantRow {
  @Column({ type: 'integer', name: 'season_id' })
  seasonId: number;

  /** As `games.import_key`. */
  @Column({ type: 'text', name: 'game_key' })
  gameKey: string;

  /** As `players.import_key`, of the players whose lines came, in the order of the alphabet. */
  @Column({ type: 'text', name: 'player_keys', array: true })
  playerKeys: string[];
}
