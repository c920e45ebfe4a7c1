import type { Pool } from 'pg';
import type { Config } from '../../config.js';
import { run, statement } from '../../database/prepared.js';
import { policiesOf } from './policy.js';

/** What a lease may yet lie about. */
const SPARE_S = 60;

const SWEEP = statement<[count: number], [name: string, seconds: number]>(
  'sweep of budgets',
  `WITH gone AS (
     DELETE FROM request_budgets WHERE key LIKE $1 || ' %' AND leased_at < now() - make_interval(secs => $2) RETURNING 1
   ) SELECT count(*)::int FROM gone`,
);

/** Removes budgets that are whole again because nobody has drawn on them for so long. */
export async function sweepBudgets(pool: Pool, config: Config): Promise<number> {
  let count = 0;
  for (const policy of Object.values(policiesOf(config))) {
    if (policy === null) continue;
    const seconds = (policy.burst * 60) / policy.perMinute + SPARE_S;
    count += (await run(pool, SWEEP, [policy.name, seconds]))[0]![0];
  }
  return count;
}
