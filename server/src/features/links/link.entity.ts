import { Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { LinkFields } from './link.fields.js';

/** A link of an organization's navigation bar. */
@Entity('links')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class LinkEntity extends stored(LinkFields) {}
