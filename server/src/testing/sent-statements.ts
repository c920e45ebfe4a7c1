import pg, { type QueryArrayConfig } from 'pg';
import type { RequestContext } from '../context/request-context.js';
import { NamedStatement } from '../database/named-statement.js';
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

interface Sent {
  readonly name?: string;
  readonly text: string;
}

/** What the driver's client sends: its own queries, and those that the product puts in their place. */
const SENDERS = [(pg as unknown as { Query: { prototype: object } }).Query, NamedStatement].map(
  ({ prototype }) => prototype as { submit(this: Sent, ...given: unknown[]): unknown },
);

/**
 * The statements that this process sends while some work is done, in their order, whichever way they go: their names,
 * or how they begin.
 */
export async function namesSent(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const before = SENDERS.map(({ submit }) => submit);
  for (const [index, sender] of SENDERS.entries())
    sender.submit = function (...given) {
      sent.push(this.name ?? this.text.replaceAll(/\s+/g, ' ').slice(0, 80));
      return before[index]!.apply(this, given);
    };
  try {
    await work();
  } finally {
    for (const [index, sender] of SENDERS.entries()) sender.submit = before[index]!;
  }
  return sent;
}
