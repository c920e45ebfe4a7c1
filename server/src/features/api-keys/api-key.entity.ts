import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import { EditableRow } from '../../lib/tenant-row.js';

/** A key that programs show. It belongs to its organization, and stays when who made it goes. */
@Entity('api_keys')
@Unique('api_keys_digest_key', ['organizationId', 'digest'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
export class ApiKeyEntity extends EditableRow {
  @Column({ type: 'text' })
  name: string;

  /** SHA-256 of the whole key: a copy of the table opens nothing. */
  @Column({ type: 'bytea' })
  digest: Buffer;

  /** How the key begins, by which people tell keys apart. */
  @Column({ type: 'text' })
  prefix: string;

  /** With those that they include. */
  @Column({ type: 'text', array: true })
  scopes: KeyScope[];

  /** Of pages that may use it; empty: pages of any origin may read by it. */
  @Column({ type: 'text', array: true, default: [] })
  origins: string[];

  /** It opens a test organization of its own, and never the one that it belongs to. */
  @Column({ type: 'boolean', name: 'is_test', default: false })
  isTest: boolean;

  /** Copied, so that it outlives the user. */
  @Column({ type: 'text', name: 'made_by' })
  madeBy: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
