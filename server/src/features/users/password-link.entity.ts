import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A link by which one user chooses a password, once. A password that was chosen ends all of them. */
@Entity('password_links')
@Unique('password_links_token_key', ['tokenDigest'])
@ForeignKey('users', ['userId'], ['id'])
export class PasswordLinkEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', name: 'user_id' })
  userId: number;

  @Column({ type: 'text' })
  kind: 'reset' | 'invitation';

  /** SHA-256 of its secret; null for an invitation that was withdrawn. */
  @Column({ type: 'bytea', name: 'token_digest', nullable: true })
  tokenDigest: Buffer | null;

  @Column({ type: 'timestamptz', name: 'made_at' })
  madeAt: Date;

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;
}
