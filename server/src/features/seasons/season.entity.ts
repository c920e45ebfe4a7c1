import { Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { SeasonFields } from './season.fields.js';

/** A season of an organization. Any number may be active. */
@Entity('seasons')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('sports', ['sportId'], ['id'])
export class SeasonEntity extends stored(SeasonFields) {}
