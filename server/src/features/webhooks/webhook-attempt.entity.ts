import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** One try to deliver something, and what came of it. */
@Entity('webhook_attempts')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('webhook_deliveries', ['organizationId', 'deliveryId'], ['organizationId', 'id'])
export class WebhookAttemptEntity extends TenantRow {
  @Column({ type: 'integer', name: 'delivery_id' })
  deliveryId: number;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'integer', name: 'duration_ms' })
  durationMs: number;

  /** Of the answer; null without one. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  /** Why it does not count as delivered; null where it does. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  /** How the answer began. */
  @Column({ type: 'text', default: '' })
  answer: string;
}
