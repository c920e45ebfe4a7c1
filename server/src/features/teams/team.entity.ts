import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A team: the lasting identity over leagues and seasons. */
@Entity('teams')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('uploads', ['organizationId', 'logoUploadId'], ['organizationId', 'id'])
export class TeamEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer', name: 'logo_upload_id', nullable: true })
  logoUploadId: number | null;

  /** HH:MM times at which the team never plays. */
  @Column({ type: 'text', array: true, name: 'unavailable_slots', default: [] })
  unavailableSlots: string[];

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
