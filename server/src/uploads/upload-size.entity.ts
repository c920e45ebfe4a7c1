import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../lib/tenant-row.js';

/** One stored file of an upload. */
@Entity('upload_sizes')
@Unique('upload_sizes_label_key', ['organizationId', 'uploadId', 'label'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('uploads', ['organizationId', 'uploadId'], ['organizationId', 'id'])
export class UploadSizeEntity extends TenantRow {
  @Column({ type: 'integer', name: 'upload_id' })
  uploadId: number;

  /** Which size it is, for example 'thumb'. */
  @Column({ type: 'text' })
  label: string;

  /** In pixels. */
  @Column({ type: 'integer' })
  width: number;

  /** In pixels. */
  @Column({ type: 'integer' })
  height: number;

  @Column({ type: 'text' })
  mime: string;

  @Column({ type: 'integer', name: 'byte_length' })
  byteLength: number;

  /** Name of the object in the upload store; also its public file name. */
  @Column({ type: 'text', name: 'storage_key' })
  storageKey: string;
}
