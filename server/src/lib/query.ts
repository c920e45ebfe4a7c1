import { run, type Statement } from '../database/prepared.js';
import type { RequestContext } from '../http/context.js';
import { touch } from './touch.js';

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
  if (organizationId !== null) touch(ctx, organizationId);
  return ctx.replicaReader
    ? ctx.replicaReader.run(stmt, params, ctx.statements)
    : run(ctx.services.pool, stmt, params, ctx.statements);
}
