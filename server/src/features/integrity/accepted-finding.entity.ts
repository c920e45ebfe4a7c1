import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { TenantRow } from '../../lib/tenant-row.js';

/** A finding that was accepted with a reason, for the two values that were seen. It outlives its game. */
@Entity('accepted_findings')
@Unique('accepted_findings_key', ['organizationId', 'findingId'])
@ForeignKey('organizations', ['organizationId'], ['id'])
export class AcceptedFindingEntity extends TenantRow {
  /** Kind, game, and side or player. */
  @Column({ type: 'text', name: 'finding_id' })
  findingId: string;

  @Column({ type: 'integer', name: 'game_id' })
  gameId: number;

  @Column({ type: 'integer', nullable: true })
  expected: number | null;

  @Column({ type: 'integer', nullable: true })
  found: number | null;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'timestamptz', name: 'accepted_at' })
  acceptedAt: Date;

  /** The name of who did, as in the trail. */
  @Column({ type: 'text', name: 'accepted_by' })
  acceptedBy: string;
}
