import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** What a player has in one attribute. */
@Entity('player_attribute_values')
@Unique('player_attribute_values_pair_key', ['organizationId', 'playerId', 'attributeId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('players', ['organizationId', 'playerId'], ['organizationId', 'id'])
@ForeignKey('player_attributes', ['organizationId', 'attributeId'], ['organizationId', 'id'])
export class PlayerAttributeValueEntity extends TenantRow {
  @Column({ type: 'integer', name: 'player_id' })
  playerId: number;

  @Column({ type: 'integer', name: 'attribute_id' })
  attributeId: number;

  /** As text, in the form of the attribute's type. */
  @Column({ type: 'text' })
  value: string;
}
