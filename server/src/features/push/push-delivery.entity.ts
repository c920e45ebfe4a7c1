import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** One piece of news for one browser, until it is sent or too old. */
@Entity('push_deliveries')
@Unique('push_deliveries_news_key', ['organizationId', 'newsId', 'subscriptionId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
@ForeignKey('game_news', ['organizationId', 'newsId'], ['organizationId', 'id'])
@ForeignKey('push_subscriptions', ['organizationId', 'subscriptionId'], ['organizationId', 'id'])
export class PushDeliveryEntity extends TenantRow {
  @Column({ type: 'integer', name: 'news_id' })
  newsId: number;

  @Column({ type: 'integer', name: 'subscription_id' })
  subscriptionId: number;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', name: 'next_at' })
  nextAt: Date;

  /** Until then a process is at it. */
  @Column({ type: 'timestamptz', name: 'leased_until', nullable: true })
  leasedUntil: Date | null;

  /** It is of no use later. */
  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt: Date;
}
