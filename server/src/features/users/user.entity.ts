import { Column, Entity, ForeignKey } from 'typeorm';
import { PlatformRow } from '../../lib/tenant-row.js';
import type { Theme } from '../organizations/organization.enums.js';

/** An account that can sign in. Only a super administrator may be without an organization. */
@Entity('users')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class UserEntity extends PlatformRow {
  /** Unique on the platform, in any case. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text' })
  role: 'staff' | 'org_owner' | 'super_admin';

  /** Argon2id, never part of an answer. */
  @Column({ type: 'text', name: 'password_hash' })
  passwordHash: string;

  /** Of the admin area. */
  @Column({ type: 'text', default: 'light' })
  theme: Theme;

  @Column({ type: 'boolean', name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
