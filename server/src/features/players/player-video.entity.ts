import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A video on a player's page. */
@Entity('player_videos')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
export class PlayerVideoEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'integer', default: 0 })
  position: number;
}
