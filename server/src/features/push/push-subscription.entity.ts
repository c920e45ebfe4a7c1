import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { GameNotice } from '../../domain/game-news/game-notices.js';
import type { Language } from '../../domain/languages/language.js';
import { TenantRow } from '../../lib/tenant-row.js';

/** A browser that asked to be told of some teams' games. Nothing says who sits before it. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint_key', ['organizationId', 'endpointDigest'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class PushSubscriptionEntity extends TenantRow {
  /** Where messages go and the keys to write them by: read when something is sent, and shown to nobody. */
  @Column({ type: 'text' })
  sealed: string;

  @Column({ type: 'bytea', name: 'endpoint_digest' })
  endpointDigest: Buffer;

  /** Host of its push service. */
  @Column({ type: 'text' })
  service: string;

  /** The installation's, when the browser asked. */
  @Column({ type: 'text', name: 'public_key' })
  publicKey: string;

  /** Since when the installation has been seen to use other keys; null while it uses this one. */
  @Column({ type: 'timestamptz', name: 'out_of_use_since', nullable: true })
  outOfUseSince: Date | null;

  @Column({ type: 'integer', name: 'team_ids', array: true })
  teamIds: number[];

  @Column({ type: 'text', array: true })
  notices: GameNotice[];

  @Column({ type: 'text' })
  language: Language;

  /** Messages in a row that were given up. */
  @Column({ type: 'integer', default: 0 })
  lost: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
