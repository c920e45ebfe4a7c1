import type { Pool } from 'pg';
import { BatchedReads, type ReadById } from '../database/batched-reads.js';
import type { LivePart } from '../database/live-tables.js';
import { forTenant } from '../database/pool.js';
import { run, type Statement } from '../database/prepared.js';
import type { RequestContext } from '../context/request-context.js';
import { trackDependency } from './track-dependency.js';

/**
 * Runs a read for a request: the one way for loaders to reach the database. The statement is counted, and the answer
 * is tied to the organization it was read from, before the data is read.
 * @param organizationId whose rows they are; null for platform tables (organizations' list, domains, sports, users)
 * @returns rows as tuples, in the order of the statement's columns
 */
export function query<Row extends unknown[], Params extends unknown[]>(
  ctx: RequestContext,
  stmt: Statement<Row, Params>,
  organizationId: number | null,
  params: Params,
): Promise<Row[]> {
  const liveParts = noteRead(ctx, stmt, organizationId, params);
  // A transaction's connection notes its statements itself.
  if (ctx.transaction) return run(ctx.transaction, stmt, params);
  const read = (): Promise<Row[]> =>
    ctx.replicaReader
      ? ctx.replicaReader.run(stmt, params, ctx.statements, liveParts === null ? null : [organizationId!, liveParts])
      : run(forTenant(ctx.services.pool, organizationId ?? 0), stmt, params, ctx.statements);
  const { settledRows } = ctx.dependencies;
  return settledRows && organizationId !== null && liveParts === null
    ? (settledRows.of(organizationId, stmt.name, params, read) as Promise<Row[]>)
    : read();
}

/**
 * Reads one row of an organization by its id, as `query` does; where several requests ask for rows at the same time,
 * together with theirs. Each request counts it as one statement.
 * @returns undefined when there is no such row
 */
export function queryById<Row extends unknown[]>(
  ctx: RequestContext,
  read: ReadById<Row>,
  organizationId: number,
  id: number,
): Promise<Row | undefined> {
  // What a transaction or a request that reads the replica sees is its own.
  if (ctx.transaction || ctx.replicaReader)
    return query(ctx, read.one, organizationId, [organizationId, id]).then(([row]) => row);
  noteRead(ctx, read.one, organizationId, [organizationId, id]);
  ctx.statements.push(read.one.name);
  return batchedReads(ctx.services.pool, organizationId, read).read(id);
}

/** By pool, statement and organization; each is small, and stays. */
const batched = new WeakMap<Pool, Map<string, unknown>>();

function batchedReads<Row extends unknown[]>(
  pool: Pool,
  organizationId: number,
  read: ReadById<Row>,
): BatchedReads<Row> {
  const ofPool = batched.get(pool) ?? new Map<string, unknown>();
  batched.set(pool, ofPool);
  const key = `${organizationId} ${read.one.name}`;
  const known = ofPool.get(key) as BatchedReads<Row> | undefined;
  if (known) return known;
  const reads = new BatchedReads(forTenant(pool, organizationId), organizationId, read);
  ofPool.set(key, reads);
  return reads;
}

/**
 * Ties the answer to what a statement reads, before it is read.
 * @returns whose live rows it reads; null for none
 */
function noteRead<Params extends unknown[]>(
  ctx: RequestContext,
  stmt: Statement<unknown[], Params>,
  organizationId: number | null,
  params: Params,
): readonly LivePart[] | null {
  if (organizationId === null) return null;
  const liveParts = stmt.liveParts?.(params) ?? null;
  trackDependency(ctx, organizationId);
  if (liveParts !== null) ctx.dependencies.addLive?.(organizationId, liveParts);
  return liveParts;
}

/** Reads an organization's rows by ids, for a loader; `valueOf` makes of a row what is loaded. */
export function readRows<Row extends unknown[], Value>(
  ctx: RequestContext,
  stmt: Statement<Row, [organizationId: number, ids: number[]]>,
  valueOf: (row: Row, organizationId: number) => Value,
): (organizationId: number, ids: number[]) => Promise<Value[]> {
  return async (organizationId, ids) =>
    (await query(ctx, stmt, organizationId, [organizationId, ids])).map((row) => valueOf(row, organizationId));
}
