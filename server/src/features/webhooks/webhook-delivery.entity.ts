import { Column, Entity, ForeignKey } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';
import type { WebhookEventName } from '../../domain/webhooks/webhook-events.js';

/** How far a delivery is, as stored. */
export type StoredDeliveryState = 'waiting' | 'delivered' | 'given_up';

/**
 * One event for one webhook: what is still to be told, and afterwards the log of it. The database writes it down in the
 * transaction of the change, whoever changes something: of services only a test adds one. Ids are in the order of what
 * happened to one subject.
 */
@Entity('webhook_deliveries')
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('webhooks', ['organizationId', 'webhookId'], ['organizationId', 'id'])
export class WebhookDeliveryEntity extends TenantRow {
  @Column({ type: 'integer', name: 'webhook_id' })
  webhookId: number;

  /** The same for every webhook that is told, and however often it is sent. */
  @Column({ type: 'uuid', name: 'event_id' })
  eventId: string;

  @Column({ type: 'text' })
  kind: WebhookEventName | 'test';

  @Column({ type: 'text' })
  subject: 'game' | 'schedule' | 'roster' | 'test';

  /** The game, the schedule, the season-league team, or 0. */
  @Column({ type: 'integer', name: 'subject_id' })
  subjectId: number;

  /** What changed, by ids and numbers alone. */
  @Column({ type: 'jsonb' })
  facts: unknown;

  @Column({ type: 'timestamptz', name: 'occurred_at', default: () => 'now()' })
  occurredAt: Date;

  @Column({ type: 'text', default: 'waiting' })
  state: StoredDeliveryState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** The first attempt of those that count for giving up. */
  @Column({ type: 'timestamptz', name: 'tried_since', nullable: true })
  triedSince: Date | null;

  @Column({ type: 'timestamptz', name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  /** Until then a process is at it. */
  @Column({ type: 'timestamptz', name: 'leased_until', nullable: true })
  leasedUntil: Date | null;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
