import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A place where games are played. Name and address of its map together are unique. */
@Entity('locations')
@Unique('locations_name_key', ['organizationId', 'name', 'url'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class LocationEntity extends TenantRow {
  @Column({ type: 'text' })
  name: string;

  /** Link to a map; empty when there is none. */
  @Column({ type: 'text', default: '' })
  url: string;
}
