import { Column, Entity, ForeignKey } from 'typeorm';
import { stored } from '../../lib/fields/stored.js';
import { BusinessFields } from './business.fields.js';

/** A business listing of an organization. */
@Entity('businesses')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class BusinessEntity extends stored(BusinessFields) {
  @Column({ type: 'text', name: 'signup_status', default: 'active' })
  signupStatus: 'active' | 'closed';
}
