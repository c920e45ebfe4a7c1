import { Column, Entity, ForeignKey } from 'typeorm';
import type { BracketKind } from '../../domain/bracket/bracket-options.js';
import { stored } from '../../lib/fields/stored.js';
import { DivisionFields } from './division.fields.js';

/** A division of a season, with a bracket of its own. */
@Entity('divisions')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
export class DivisionEntity extends stored(DivisionFields) {
  @Column({ type: 'text', name: 'bracket_kind', default: 'single' })
  bracketKind: BracketKind;
}
