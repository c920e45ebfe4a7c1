import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A player: the lasting identity over teams and seasons. */
@Entity('players')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('uploads', ['organizationId', 'imageUploadId'], ['organizationId', 'id'])
@ForeignKey('uploads', ['organizationId', 'sponsorUploadId'], ['organizationId', 'id'])
export class PlayerEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text', name: 'first_name' })
  firstName: string;

  @Column({ type: 'text', name: 'last_name' })
  lastName: string;

  /** The import's `player_key`: tells namesakes apart. */
  @Column({ type: 'text', name: 'import_key', nullable: true })
  importKey: string | null;

  @Column({ type: 'integer', name: 'image_upload_id', nullable: true })
  imageUploadId: number | null;

  @Column({ type: 'text', nullable: true })
  bio: string | null;

  @Column({ type: 'text', name: 'sponsor_name', nullable: true })
  sponsorName: string | null;

  @Column({ type: 'text', name: 'sponsor_url', nullable: true })
  sponsorUrl: string | null;

  @Column({ type: 'integer', name: 'sponsor_upload_id', nullable: true })
  sponsorUploadId: number | null;

  /** First and last name in lower case; PostgreSQL computes it. */
  @Column({ type: 'text', name: 'search_name', insert: false, update: false })
  searchName: string;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
