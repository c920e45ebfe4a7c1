import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A link by which people without an account enter one game. */
@Entity('scorekeeper_links')
@Unique('scorekeeper_links_secret_key', ['organizationId', 'secretDigest'])
@Unique('scorekeeper_links_code_key', ['organizationId', 'codeDigest'])
@ForeignKey('organizations', ['organizationId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('games', ['organizationId', 'gameId'], ['organizationId', 'id'], { onDelete: 'CASCADE' })
export class ScorekeeperLinkEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
