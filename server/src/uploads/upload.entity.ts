import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../lib/tenant-row.js';

/** What an image was uploaded for; decides which sizes are made. */
export type UploadPurpose = 'logo' | 'team_logo' | 'player_image' | 'page_image' | 'sponsor_image';

/** An uploaded image. Its files are in `upload_sizes`. */
@Entity('uploads')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class UploadEntity extends TenantRow {
  @Column({ type: 'text' })
  purpose: UploadPurpose;

  /** As the browser sent it; for display only. */
  @Column({ type: 'text', name: 'original_name' })
  originalName: string;

  /** As recognised from the content. */
  @Column({ type: 'text' })
  mime: string;

  @Column({ type: 'text' })
  sha256: string;

  /** In pixels. */
  @Column({ type: 'integer' })
  width: number;

  /** In pixels. */
  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', name: 'created_by', nullable: true })
  createdBy: number | null;
}
