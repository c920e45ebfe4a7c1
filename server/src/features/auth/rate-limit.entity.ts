import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tries counted per key; written by rate-limiter-flexible alone. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key!: string;

  @Column({ type: 'integer', default: 0 })
  points!: number;

  /** Milliseconds since 1970, as text: the driver keeps 64-bit integers exact. */
  @Column({ type: 'bigint', nullable: true })
  expire!: string | null;
}
