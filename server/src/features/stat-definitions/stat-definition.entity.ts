import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { StatKind } from '../../domain/stats/stat-definition.js';
import { stored } from '../../lib/fields/stored.js';
import { StatDefinitionFields } from './stat-definition.fields.js';

/** A statistic of an organization's sport. */
@Entity('stat_definitions')
@Unique('stat_definitions_abbreviation_key', ['organizationId', 'sportId', 'abbreviation'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class StatDefinitionEntity extends stored(StatDefinitionFields) {
  /** Entered (counting), or derived: by the sport where its parts exist, or by a formula. */
  @Column({ type: 'text', default: 'counting' })
  kind: StatKind;
}
