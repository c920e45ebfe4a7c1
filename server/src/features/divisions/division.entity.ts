import { Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { DivisionFields } from './division.fields.js';

/** A division of a season, with a bracket of its own. */
@Entity('divisions')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('seasons', ['organizationId', 'seasonId'], ['organizationId', 'id'])
export class DivisionEntity extends stored(DivisionFields) {}
