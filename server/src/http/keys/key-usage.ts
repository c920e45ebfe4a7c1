import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { forTenant } from '../../database/pool.js';
import { run, statement } from '../../database/prepared.js';
import type { ApiKeyIdentity } from '../../context/request-context.js';
import { utcDayOf } from '../../features/api-keys/api-keys.service.js';
import { groupBy } from '../../lib/group-by.js';

/** What was counted is written down so often, in milliseconds. */
const FLUSH_MS = 5_000;

/** What a key has asked on a day, since that was last written down. */
interface Count {
  readonly organizationId: number;
  readonly keyId: number;
  readonly day: string;
  requests: number;
  errors: number;
  lastUsedAt: Date;
}

// Keys that are gone meanwhile are passed over. In order, so that two processes do not wait for each other.
const ADD = statement<
  [],
  [organizationId: number, keyIds: number[], days: string[], requests: number[], errors: number[], lastUsed: Date[]]
>(
  'api_key_days_add',
  `INSERT INTO api_key_days AS d (organization_id, key_id, day, requests, errors, last_used_at)
   SELECT $1, n.key_id, n.day, n.requests, n.errors, n.last_used_at
   FROM unnest($2::int[], $3::date[], $4::int[], $5::int[], $6::timestamptz[]) AS n (key_id, day, requests, errors, last_used_at)
   WHERE EXISTS (SELECT FROM api_keys k WHERE k.organization_id = $1 AND k.id = n.key_id)
   ORDER BY n.key_id, n.day
   ON CONFLICT (organization_id, key_id, day) DO UPDATE SET requests = d.requests + excluded.requests,
     errors = d.errors + excluded.errors, last_used_at = greatest(d.last_used_at, excluded.last_used_at)`,
);

/** Counts what keys ask, in memory, and writes it down every few seconds: no request waits for that. */
export class KeyUsage {
  private counts = new Map<string, Count>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly now: () => Date,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Counts a request. */
  count({ ownerId: organizationId, id: keyId }: Pick<ApiKeyIdentity, 'ownerId' | 'id'>, isError: boolean): void {
    const now = this.now();
    const day = utcDayOf(now);
    const name = `${organizationId} ${keyId} ${day}`;
    const count = this.counts.get(name) ?? { organizationId, keyId, day, requests: 0, errors: 0, lastUsedAt: now };
    this.counts.set(name, count);
    count.requests += 1;
    if (isError) count.errors += 1;
    count.lastUsedAt = now;
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes down what was counted; what cannot be is counted on. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const counts = groupBy(this.counts.values(), ({ organizationId }) => organizationId);
    this.counts = new Map();
    for (const [organizationId, own] of counts) {
      try {
        await this.write(organizationId, own);
      } catch (error) {
        this.log.warn({ err: error }, 'what API keys ask could not be written down yet');
        own.forEach((count) => this.restore(count));
      }
    }
  }

  private async write(organizationId: number, counts: readonly Count[]): Promise<void> {
    await run(forTenant(this.pool, organizationId), ADD, [
      organizationId,
      counts.map(({ keyId }) => keyId),
      counts.map(({ day }) => day),
      counts.map(({ requests }) => requests),
      counts.map(({ errors }) => errors),
      counts.map(({ lastUsedAt }) => lastUsedAt),
    ]);
  }

  private restore(count: Count): void {
    const name = `${count.organizationId} ${count.keyId} ${count.day}`;
    const since = this.counts.get(name);
    if (since) {
      since.requests += count.requests;
      since.errors += count.errors;
    } else this.counts.set(name, count);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
