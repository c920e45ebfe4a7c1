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

/** Who writes in a transaction; the database notes it with what it writes down by itself. */
export interface TransactionAuthor {
  readonly id: number | null;
  readonly name: string;
}

/**
 * Statements about so many rows are planned once for a connection: planning those of twenty parts takes longer than
 * running them.
 */
const FEW_ROWS = 4;
/**
 * Such a plan may be made while a table is still empty, and would then read all of it until the database has
 * statistics: a game's plays, each time, for each of its plays. So it goes by indexes, whatever the size of a table;
 * where none serves, the price that says so must not bring the compiler in. Transactions about more rows are left to
 * the planner: a whole box score takes a fifth longer by indexes alone.
 */
const PLANNED_FOR_FEW = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' };

/** Whose transaction it is: of which organization, by whom; and about how many rows. */
interface Transacting {
  readonly tenant: number;
  readonly author: TransactionAuthor | undefined;
  readonly rowCount: number | undefined;
}

/**
 * Runs a transaction's work with the limits of its data source, which are set for the transaction alone, so that they
 * hold behind a pooler.
 * @param transact opens the transaction
 */
export async function withWriteLimits<Result>(
  dataSource: DataSource,
  { tenant, author, rowCount }: Transacting,
  transact: (work: (manager: EntityManager) => Promise<Result>) => Promise<Result>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const found = known.get(dataSource);
  const names = {
    ...(author && settingsOf(author)),
    ...(rowCount !== undefined && rowCount <= FEW_ROWS && PLANNED_FOR_FEW),
  };
  if (!found)
    return transact(async (manager) => {
      await setForTransaction(manager, names);
      return work(manager);
    });
  const { limits, share } = found;
  return share.run(tenant, () =>
    transact(async (manager) => {
      await setLimits(manager, limits, names);
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

function settingsOf({ id, name }: TransactionAuthor): Record<string, string> {
  return { 'courtbook.author_id': String(id ?? ''), 'courtbook.author_name': name };
}

/** Sets limits for the rest of the present transaction, and what else is to hold in it. */
export async function setLimits(
  transaction: Pick<EntityManager | QueryRunner, 'query'>,
  { statementMs, lockMs, idleInTransactionMs }: TransactionLimits,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  await setForTransaction(transaction, {
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
    ...more,
  });
}

/** Gives settings values for the rest of the present transaction, in one statement. */
export async function setForTransaction(
  transaction: Pick<EntityManager | QueryRunner, 'query'>,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const names = Object.keys(settings);
  if (names.length === 0) return;
  const calls = names.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  await transaction.query(`SELECT ${calls.join(', ')}`, Object.values(settings));
}
