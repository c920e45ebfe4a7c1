import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { AttributeFields } from './attribute.fields.js';

/** A field that an organization keeps for each of its players. */
@Entity('player_attributes')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class PlayerAttributeEntity extends stored(AttributeFields) {
  @Column({ type: 'text' })
  type: 'string' | 'number' | 'date';
}
