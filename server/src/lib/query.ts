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
  const liveParts = organizationId === null ? null : (stmt.liveParts?.(params) ?? null);
  if (organizationId !== null) trackDependency(ctx, organizationId);
  if (liveParts !== null) ctx.dependencies.addLive?.(organizationId!, liveParts);
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

/** Reads an organization's rows by ids, for a loader; `valueOf` makes of a row what is loaded. */
export function readRows<Row extends unknown[], Value>(
  ctx: RequestContext,
  stmt: Statement<Row, [organizationId: number, ids: number[]]>,
  valueOf: (row: Row, organizationId: number) => Value,
): (organizationId: number, ids: number[]) => Promise<Value[]> {
  return async (organizationId, ids) =>
    (await query(ctx, stmt, organizationId, [organizationId, ids])).map((row) => valueOf(row, organizationId));
}
