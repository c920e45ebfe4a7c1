import type { RequestContext } from '../context/request-context.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { guardedLine } from '../lib/csv.js';
import { notFound } from '../lib/errors.js';
import type { BulkPage, BulkTable } from './bulk-tables.js';

/** How the things are written down: a JSON object in each line, or CSV (RFC 4180) with heads in its first line. */
export type BulkFormat = 'ndjson' | 'csv';

interface Connection {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * All that a season has of a kind, in pieces of text, one for each page that is read: no more of it is in memory than that.
 * @param context makes the context that a page is read with: what one of them remembers is gone with it
 * @throws 404 before the first piece when there is no such season; what a service throws
 */
export async function* bulkText(
  context: () => Promise<RequestContext>,
  table: BulkTable,
  format: BulkFormat,
  season: string,
): AsyncGenerator<string> {
  let after: string | null = null;
  for (let isFirst = true; isFirst || after !== null; isFirst = false) {
    const page: BulkPage & Record<string, unknown> = await read(await context(), table, { season, after });
    const found = page[table.at] as Connection | readonly unknown[];
    const [things, next]: [readonly unknown[], string | null] =
      'nodes' in found ? [found.nodes, found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null] : [found, null];
    yield format === 'ndjson'
      ? things.map((thing) => `${JSON.stringify(thing)}\n`).join('')
      : `${isFirst ? guardedLine(table.heads(page)) : ''}${things.flatMap((thing) => table.lines(thing as never, page).map(guardedLine)).join('')}`;
    after = next;
  }
}

async function read(
  ctx: RequestContext,
  { document, pageSize }: BulkTable,
  { season, after }: { season: string; after: string | null },
): Promise<BulkPage & Record<string, unknown>> {
  const { data, errors } = await execute(ctx, document, { season, first: pageSize, after });
  if (errors?.[0]) throw reasonOf(errors[0]);
  const organization = data?.['organization'] as (BulkPage & Record<string, unknown>) | null | undefined;
  if (!organization?.season) throw notFound('Season');
  return organization;
}
