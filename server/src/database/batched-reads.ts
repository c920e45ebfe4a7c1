import { type Queryable, run, type Statement } from './prepared.js';

/** A read of one row by its id, and the same of several rows at once, each of which its id begins. */
export interface ReadById<Row extends unknown[]> {
  readonly one: Statement<Row, [organizationId: number, id: number]>;
  readonly many: Statement<[id: number, ...row: Row], [organizationId: number, ids: number[]]>;
}

/** Rows that one statement reads at most, so that a slow one keeps few waiting. */
const MOST_AT_ONCE = 32;
/** Who has waited so long for another statement to end goes without it: that one may be stuck. */
const PATIENCE_MS = 50;

interface Waiting<Row> {
  readonly id: number;
  resolve(row: Row | undefined): void;
  reject(reason: unknown): void;
}

/**
 * Reads rows of one organization by their ids, by one statement at a time: alone, each is read at once; while others
 * are being read, it waits until they are there, and is then read together with all that wait. So the busier the
 * process, the more rows a statement reads, and no row is older than its asking. A statement that was found stuck is
 * waited for by nobody any more.
 */
export class BatchedReads<Row extends unknown[]> {
  /** The statement that others wait for. */
  private awaited: object | undefined;
  private waiting: Waiting<Row>[] = [];
  private patience: NodeJS.Timeout | undefined;

  constructor(
    private readonly queryable: Queryable,
    private readonly organizationId: number,
    private readonly statements: ReadById<Row>,
  ) {}

  /**
   * The row with an id; undefined when there is none.
   * @throws what its statement throws, which then goes to all who wait for that statement
   */
  read(id: number): Promise<Row | undefined> {
    if (this.awaited === undefined) return this.readOne(id);
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, resolve, reject });
      this.patience ??= setTimeout(() => this.readWaiting(), PATIENCE_MS);
    });
  }

  /** Begins the next statement, whether the one before has ended or not. */
  private readWaiting(): void {
    clearTimeout(this.patience);
    this.awaited = undefined;
    const batch = this.waiting.splice(0, MOST_AT_ONCE);
    const [first, second] = batch;
    this.patience = this.waiting.length > 0 ? setTimeout(() => this.readWaiting(), PATIENCE_MS) : undefined;
    if (second !== undefined) void this.readBatch(batch);
    else if (first !== undefined) this.readOne(first.id).then(first.resolve, first.reject);
  }

  private async readOne(id: number): Promise<Row | undefined> {
    const statement = this.begun();
    try {
      const [row] = await run(this.queryable, this.statements.one, [this.organizationId, id]);
      return row;
    } finally {
      this.ended(statement);
    }
  }

  private async readBatch(batch: readonly Waiting<Row>[]): Promise<void> {
    const statement = this.begun();
    try {
      const ids = [...new Set(batch.map(({ id }) => id))];
      const found = new Map<number, Row>();
      for (const [id, ...row] of await run(this.queryable, this.statements.many, [this.organizationId, ids]))
        found.set(id, row);
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.ended(statement);
    }
  }

  private begun(): object {
    return (this.awaited = {});
  }

  private ended(statement: object): void {
    if (this.awaited === statement) this.readWaiting();
  }
}
