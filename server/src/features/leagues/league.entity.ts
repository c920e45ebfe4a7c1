import { Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { LeagueFields } from './league.fields.js';

/** A league: the lasting identity over the seasons. */
@Entity('leagues')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class LeagueEntity extends stored(LeagueFields) {}
