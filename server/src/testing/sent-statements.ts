import type { QueryArrayConfig } from 'pg';
import type { RequestContext } from '../context/request-context.js';
import type { TestApp } from './app.js';

/** The statements that `read` sends, with their values: to look at their plans. They are carried out as well. */
export async function sentStatements(
  app: TestApp,
  read: (ctx: RequestContext) => Promise<unknown>,
): Promise<QueryArrayConfig<unknown[]>[]> {
  const sent: QueryArrayConfig<unknown[]>[] = [];
  const ctx = await app.context();
  const pool = Object.create(ctx.services.pool, {
    query: { value: (config: QueryArrayConfig<unknown[]>) => (sent.push(config), ctx.services.pool.query(config)) },
  }) as typeof ctx.services.pool;
  await read({ ...ctx, services: { ...ctx.services, pool } });
  return sent;
}
