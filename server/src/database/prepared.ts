import type { Pool, QueryArrayConfig, QueryArrayResult, QueryConfig, QueryResult } from 'pg';
import { type LivePart, livePartsOf, type LiveScope } from './live-tables.js';

/** A statement with the types of its rows (a tuple in the order of the selected columns) and of its parameters. */
export interface Statement<Row extends unknown[], Params extends unknown[]> {
  readonly name: string;
  readonly sql: string;
  /** Whose live rows it reads; absent from a statement that reads no live table. */
  liveParts?(params: Params): readonly LivePart[];
  /** Never present: carries the types from the definition to `run`. */
  readonly types?: { row: Row; params: Params };
}

/** A statement whatever its types are. */
export type DefinedStatement = Omit<Statement<unknown[], unknown[]>, 'types'>;

/** What can run a statement: a pool or one of its clients. */
export interface Queryable {
  query<Row extends unknown[]>(config: QueryArrayConfig<unknown[]>): Promise<QueryArrayResult<Row>>;
}

const LONGEST_NAME = 63;
const known = new Map<string, DefinedStatement>();
let naming = true;

/**
 * Whether statements are sent under their names, so that PostgreSQL keeps them parsed and planned per connection. Off
 * for transaction pooling, where the next statement may meet another connection. Holds for the whole process;
 * PREPARED_STATEMENTS decides it at start.
 */
export function useStatementNames(on: boolean): void {
  naming = on;
}

/**
 * Defines a statement once, at module level. Parameters are $1, $2, …
 * @param scope whose rows of live tables it reads, if of some games or players alone
 * @throws when the name is longer than PostgreSQL's 63 bytes, or stands for other SQL already; for a scope that is not
 *   so
 */
export function statement<Row extends unknown[], Params extends unknown[] = []>(
  name: string,
  sql: string,
  scope: LiveScope<Params> = {},
): Statement<Row, Params> {
  if (Buffer.byteLength(name) > LONGEST_NAME)
    throw new Error(`statement name '${name}' is longer than ${LONGEST_NAME} bytes`);
  if ((known.get(name)?.sql ?? sql) !== sql) throw new Error(`statement name '${name}' stands for two texts`);
  const liveParts = livePartsOf(sql, scope);
  const defined: Statement<Row, Params> = { name, sql, ...(liveParts && { liveParts }) };
  known.set(name, defined);
  return defined;
}

/** All statements that this process has defined so far, by name. */
export const statementsByName = (): ReadonlyMap<string, DefinedStatement> => known;

/** Their texts. */
export const definedStatements = (): ReadonlyMap<string, string> =>
  new Map([...known].map(([name, { sql }]) => [name, sql]));

/** Collects the name of every statement that is sent: a request's own list, counted by tests and metrics. */
export interface StatementLog {
  push(name: string): unknown;
}

/**
 * Runs a statement. Rows come as arrays, without a column name per value: that is what makes reads cheap.
 * @param log the request's `statements`, when there is a request
 */
export async function run<Row extends unknown[], Params extends unknown[]>(
  queryable: Queryable,
  { name, sql }: Statement<Row, Params>,
  params: Params,
  log?: StatementLog,
): Promise<Row[]> {
  log?.push(name);
  // An object that a spread begins takes the driver twice as long.
  const config: QueryArrayConfig = { name: naming ? name : undefined, text: sql, values: params, rowMode: 'array' };
  const result = await queryable.query<Row>(config);
  return result.rows;
}

/**
 * The pool for a library that names its statements itself: without the names, so that transaction pooling works
 * whatever it does.
 */
export function withoutNames(pool: Pool): { query(config: QueryConfig): Promise<QueryResult> } {
  return { query: ({ text, values }) => pool.query(values === undefined ? { text } : { text, values }) };
}
