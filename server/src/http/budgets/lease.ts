import type { Pool } from 'pg';
import { run, statement } from '../../database/prepared.js';
import type { Policy } from './policy.js';

/** How long a process may spend what it has leased, in milliseconds: then the rest counts as not leased. */
export const LEASE_MS = 10_000;
/** The database lets leases lapse a little later than those who hold them. */
const LAPSE = `interval '${LEASE_MS + 2_000} milliseconds'`;

/** What a process got, and what the database then had. */
export interface Lease {
  readonly granted: number;
  /** Cost that others may still lease. */
  readonly level: number;
  /** Goes back with the lease, so that it is taken off the count that it is in. */
  readonly countedSince: string;
}

/** What a process gives back of the lease that it held before. */
export interface FormerLease {
  readonly granted: number;
  readonly unspent: number;
  readonly countedSince: string | null;
}

// Parameters: $1 key, $2 cost per second, $3 burst, $4 block, $5 needed, $6 former, $7 unspent, $8 former's
// countedSince.
const LAPSED = `b.leased_at < now() - ${LAPSE}`;
/**
 * What other processes hold. Of one that was killed it stays until nobody has leased for a while, so at most half
 * counts.
 */
const LEASED = `CASE WHEN ${LAPSED} THEN 0 WHEN b.counted_since = $8::timestamptz THEN greatest(0, b.leased - $6::float8) ELSE b.leased END`;
/** Together with what is held never more than the burst: however long leases lie about, no more passes at once. */
const LEVEL = `least($3::float8 - least(${LEASED}, $3::float8 / 2),
  b.level + $7::float8 + $2::float8 * greatest(0, extract(epoch FROM now() - b.leased_at)))`;
const GRANTED = `greatest(0, least(floor(${LEVEL}), greatest($4::float8, $5::float8)))`;

/** Of a caller who has no budget yet, which begins with the burst. */
const FIRST = 'least($3::float8, greatest($4::float8, $5::float8))';

type Params = [
  key: string,
  perSecond: number,
  burst: number,
  block: number,
  needed: number,
  former: number,
  unspent: number,
  countedSince: string | null,
];

const LEASE = statement<[granted: number, level: number, countedSince: string], Params>(
  'lease of a budget',
  `INSERT INTO request_budgets AS b (key, level, leased, granted) VALUES ($1, $3::float8 - ${FIRST}, ${FIRST}, ${FIRST})
   ON CONFLICT (key) DO UPDATE SET level = ${LEVEL} - ${GRANTED}, leased = ${LEASED} + ${GRANTED}, granted = ${GRANTED},
     counted_since = CASE WHEN ${LAPSED} THEN now() ELSE b.counted_since END, leased_at = greatest(now(), b.leased_at)
   RETURNING b.granted, b.level, b.counted_since::text`,
);

/**
 * Leases a block of a caller's budget, or what is left of it: one statement, which the processes take turns at. A
 * caller who has none yet begins with the burst.
 * @param needed what the present call costs, where that is more than a block
 * @param block how much is wanted beyond that; 0, with nothing needed, only gives the former lease back
 */
export async function lease(
  pool: Pool,
  key: string,
  policy: Policy,
  needed: number,
  former: FormerLease,
  block: number,
): Promise<Lease> {
  const { burst, perMinute } = policy;
  const { granted, unspent, countedSince } = former;
  const params: Params = [key, perMinute / 60, burst, block, needed, granted, unspent, countedSince];
  const [row] = await run(pool, LEASE, params);
  const [size, level, since] = row!;
  return { granted: size, level, countedSince: since };
}
