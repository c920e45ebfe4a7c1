import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A place where games are played. Name and address of its map together are unique. */
@Entity('locations')
@Unique('locations_name_key', ['organizationId', 'name', 'url'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class LocationEntity {
  @PrimaryColumn({ type: 'integer', name: 'organization_id' })
  organizationId: number;

  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  /** Link to a map; empty when there is none. */
  @Column({ type: 'text', default: '' })
  url: string;
}
