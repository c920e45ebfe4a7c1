import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A business listing of an organization. */
@Entity('businesses')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class BusinessEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text', array: true, default: [] })
  city: string[];

  @Column({ type: 'text', array: true, default: [] })
  state: string[];

  @Column({ type: 'text', nullable: true })
  location: string | null;

  @Column({ type: 'text', nullable: true })
  facebook: string | null;

  @Column({ type: 'text', nullable: true })
  instagram: string | null;

  @Column({ type: 'text', array: true, default: [] })
  sport: string[];

  @Column({ type: 'text', array: true, default: [] })
  category: string[];

  @Column({ type: 'text', nullable: true })
  season: string | null;

  @Column({ type: 'text', name: 'next_season', nullable: true })
  nextSeason: string | null;

  /** YYYY-MM-DD. */
  @Column({ type: 'date', name: 'signup_deadline', nullable: true })
  signupDeadline: string | null;

  @Column({ type: 'text', name: 'signup_status', default: 'active' })
  signupStatus: 'active' | 'closed';

  @Column({ type: 'text', nullable: true })
  cost: string | null;

  @Column({ type: 'text', name: 'skill_level', nullable: true })
  skillLevel: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
