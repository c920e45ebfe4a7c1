import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A video on a player's page. */
@Entity('player_videos')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class PlayerVideoEntity extends TenantRow {
  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'integer', default: 0 })
  position: number;
}
