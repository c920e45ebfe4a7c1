import { run, type Statement, type StatementLog } from './prepared.js';
import type { LiveRows, Replica } from './replica.js';

/**
 * One request's reads: from the replica as long as it has all that the request needs, then from the primary for the
 * rest of the request, so that no statement sees less than one before it.
 */
export class ReplicaReader {
  private onReplica = true;

  constructor(
    private readonly replica: Replica,
    private readonly tenants: ReadonlySet<number>,
  ) {}

  /**
   * Runs a statement, again on the primary when the replica fails.
   * @param live what it reads of live tables
   */
  async run<Row extends unknown[], Params extends unknown[]>(
    stmt: Statement<Row, Params>,
    params: Params,
    log: StatementLog,
    live: LiveRows | null,
  ): Promise<Row[]> {
    const { replica } = this;
    log.push(stmt.name);
    this.onReplica &&= replica.has(this.tenants, live);
    if (!this.onReplica) return this.runOnPrimary(stmt, params);
    try {
      const rows = await run(replica.pool, stmt, params);
      replica.counts.replica += 1;
      return rows;
    } catch (error) {
      this.onReplica = false;
      const rows = await this.runOnPrimary(stmt, params); // throws too when the statement itself is at fault
      replica.fail(error as Error);
      return rows;
    }
  }

  private async runOnPrimary<Row extends unknown[], Params extends unknown[]>(
    stmt: Statement<Row, Params>,
    params: Params,
  ): Promise<Row[]> {
    const rows = await run(this.replica.primary, stmt, params);
    this.replica.counts.primary += 1;
    return rows;
  }
}
