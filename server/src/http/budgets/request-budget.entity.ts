import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a caller may still cost; written by `lease` alone. */
@Entity('request_budgets')
export class RequestBudgetEntity {
  /** The policy and who calls. */
  @PrimaryColumn({ type: 'varchar', length: 120 })
  key!: string;

  /** Left at `leasedAt`, without what is leased. */
  @Column({ type: 'double precision' })
  level!: number;

  /** What processes hold, spent or not. */
  @Column({ type: 'double precision', default: 0 })
  leased!: number;

  /** The size of the last lease. */
  @Column({ type: 'double precision', default: 0 })
  granted!: number;

  /** When the count of leases began anew. */
  @Column({ name: 'counted_since', type: 'timestamptz', default: () => 'now()' })
  countedSince!: Date;

  @Index('request_budgets_leased_at_idx')
  @Column({ name: 'leased_at', type: 'timestamptz', default: () => 'now()' })
  leasedAt!: Date;
}
