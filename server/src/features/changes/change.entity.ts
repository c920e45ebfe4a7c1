import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OfOrganization } from '../../lib/tenant-row.js';

/**
 * That a thing has changed, by which transaction. The database writes it down, whoever changes the thing: nothing here
 * does. Goes after 90 days.
 */
@Entity('changes')
@Unique('changes_transaction_key', ['organizationId', 'transactionId', 'kind', 'thingId'])
export class ChangeEntity extends OfOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column({ type: 'bigint', name: 'transaction_id' })
  transactionId: string;

  /** As `ChangedKind` in lower case. */
  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'integer', name: 'thing_id' })
  thingId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;
}
