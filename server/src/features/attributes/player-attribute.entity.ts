import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A field that an organization keeps for each of its players. */
@Entity('player_attributes')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class PlayerAttributeEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  type: 'string' | 'number' | 'date';

  @Column({ type: 'boolean', default: true })
  visible: boolean;

  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'integer', name: 'updated_by', nullable: true })
  updatedBy: number | null;
}
