import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { PlayerFields } from './player.fields.js';

/** The table of players. */
@Entity('players')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('uploads', ['organizationId', 'imageUploadId'], ['organizationId', 'id'])
@ForeignKey('uploads', ['organizationId', 'sponsorUploadId'], ['organizationId', 'id'])
export class PlayerEntity extends stored(PlayerFields) {
  /** The import's `player_key`: tells namesakes apart. */
  @Column({ type: 'text', name: 'import_key', nullable: true })
  importKey: string | null;

  @Column({ type: 'integer', name: 'image_upload_id', nullable: true })
  imageUploadId: number | null;

  @Column({ type: 'text', name: 'sponsor_name', nullable: true })
  sponsorName: string | null;

  @Column({ type: 'text', name: 'sponsor_url', nullable: true })
  sponsorUrl: string | null;

  @Column({ type: 'integer', name: 'sponsor_upload_id', nullable: true })
  sponsorUploadId: number | null;

  /** First and last name in lower case; PostgreSQL computes it. */
  @Column({ type: 'text', name: 'search_name', insert: false, update: false })
  searchName: string;

  /** What a search finds the player by; PostgreSQL computes it. */
  @Column({ type: 'text', name: 'search_text', insert: false, update: false })
  searchText: string;
}
