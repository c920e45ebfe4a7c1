import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { EditableRow } from '../../lib/tenant-row.js';

/** A link by which people without an account enter one game. */
@Entity('scorekeeper_links')
@Unique('scorekeeper_links_secret_key', ['organizationId', 'secretDigest'])
@Unique('scorekeeper_links_code_key', ['organizationId', 'codeDigest'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
export class ScorekeeperLinkEntity extends EditableRow {
  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  /** SHA-256 of the link's secret: a copy of the table opens no game. */
  @Column({ type: 'bytea', name: 'secret_digest' })
  secretDigest: Buffer;

  /** argon2 of the code, which is short. */
  @Column({ type: 'bytea', name: 'code_digest' })
  codeDigest: Buffer;

  /** Copied, so that it outlives the user. */
  @Column({ type: 'text', name: 'made_by' })
  madeBy: string;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'ends_at' })
  endsAt: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
