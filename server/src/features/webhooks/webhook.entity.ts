import { Column, Entity, ForeignKey } from 'typeorm';
import type { WebhookEventName } from '../../domain/webhooks/webhook-events.js';
import { EditableRow } from '../../lib/tenant-row.js';

/** An address of somebody else's program that is told of what happens. */
@Entity('webhooks')
@ForeignKey('organizations', ['organizationId'], ['id'])
export class WebhookEntity extends EditableRow {
  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEventName[];

  /** Sealed by `sealSecret`. */
  @Column({ type: 'text' })
  secret: string;

  /** The one before, sealed, which signs as well until `formerSecretUntil`. */
  @Column({ type: 'text', name: 'former_secret', nullable: true })
  formerSecret: string | null;

  @Column({ type: 'timestamptz', name: 'former_secret_until', nullable: true })
  formerSecretUntil: Date | null;

  @Column({ type: 'boolean', name: 'is_on', default: true })
  isOn: boolean;

  /** The first failure after the latest success. */
  @Column({ type: 'timestamptz', name: 'failing_since', nullable: true })
  failingSince: Date | null;

  /** When it was switched off since everything had failed for three days. */
  @Column({ type: 'timestamptz', name: 'gave_up_at', nullable: true })
  gaveUpAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
