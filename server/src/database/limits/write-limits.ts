import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { FairShare } from './fair-share.js';
import { changeLimit } from './limit-statements.js';
import type { DatabaseLimits } from './limits.js';

interface WriteLimits {
  limits: DatabaseLimits;
  share: FairShare;
}

const known = new WeakMap<DataSource, WriteLimits>();
/** How to put back what `takesLong` has changed, by the query runner it was changed for. */
const restores = new WeakMap<QueryRunner, () => void>();

/** Says how long the transactions of a data source may wait, and how its tenants share its connections. */
export function useWriteLimits(dataSource: DataSource, limits: DatabaseLimits, share: FairShare): void {
  known.set(dataSource, { limits, share });
}

/**
 * Runs a transaction's work with the limits of its data source, which are set for the transaction alone, so that they
 * hold behind a pooler.
 * @param transact opens the transaction
 */
export async function withWriteLimits<Result>(
  dataSource: DataSource,
  tenant: number,
  transact: (work: (manager: EntityManager) => Promise<Result>) => Promise<Result>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const found = known.get(dataSource);
  if (!found) return transact(work);
  const { limits, share } = found;
  return share.run(tenant, () =>
    transact(async (manager) => {
      await setLimits(manager, limits);
      try {
        return await work(manager);
      } finally {
        putBack(manager);
      }
    }),
  );
}

/**
 * Says that the rest of a transaction takes long by nature. It then waits for locks as long as for anything else: for
 * another import of the same organization, say.
 */
export async function takesLong(manager: EntityManager): Promise<void> {
  const found = known.get(manager.dataSource);
  const { queryRunner } = manager;
  if (!found || !queryRunner || restores.has(queryRunner)) return;
  const { longStatementMs } = found.limits;
  restores.set(queryRunner, changeLimit((await queryRunner.connect()) as object, longStatementMs));
  await setLimits(manager, {
    statementMs: longStatementMs,
    lockMs: longStatementMs,
    idleInTransactionMs: longStatementMs,
  });
}

function putBack({ queryRunner }: EntityManager): void {
  if (!queryRunner) return;
  restores.get(queryRunner)?.();
  restores.delete(queryRunner);
}

type TransactionLimits = Pick<DatabaseLimits, 'statementMs' | 'lockMs' | 'idleInTransactionMs'>;

/** Sets limits for the rest of the present transaction. */
export async function setLimits(
  transaction: Pick<EntityManager | QueryRunner, 'query'>,
  { statementMs, lockMs, idleInTransactionMs }: TransactionLimits,
): Promise<void> {
  await transaction.query(
    "SELECT set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true), set_config('idle_in_transaction_session_timeout', $3, true)",
    [String(statementMs), String(lockMs), String(idleInTransactionMs)],
  );
}
