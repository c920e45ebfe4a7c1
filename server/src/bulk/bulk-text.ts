import type { RequestContext } from '../context/request-context.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { type Cell, guardedLine } from '../lib/csv.js';
import { notFound } from '../lib/errors.js';
import type { BULK_FORMATS } from '../rest/describe-bulk.js';
import { ParquetFile } from './parquet-file.js';
import type { BulkPage, BulkTable } from './bulk-tables.js';

/** How the things are written down. */
export type BulkFormat = (typeof BULK_FORMATS)[number];

/** What is written of a page. */
interface ReadPage {
  readonly page: BulkPage;
  readonly things: readonly unknown[];
}

interface Connection {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * All that a season has of a kind, in pieces: no more of it is in memory than the page that was read last.
 * @param context makes the context that a page is read with: what one of them remembers is gone with it
 * @throws 404 before the first piece when there is no such season; what a service throws
 */
export function bulkText(
  context: () => Promise<RequestContext>,
  table: BulkTable,
  format: BulkFormat,
  season: string,
): AsyncGenerator<string | Uint8Array> {
  return WRITERS[format](table, pagesOf(context, table, season));
}

const WRITERS = {
  async *ndjson(_table, pages) {
    for await (const { things } of pages) yield* piecesOf(things, (thing) => `${JSON.stringify(thing)}\n`);
  },
  async *csv(table, pages) {
    let isFirst = true;
    for await (const read of pages) {
      if (isFirst) yield guardedLine(table.columns(read.page).map(({ name }) => name));
      isFirst = false;
      yield* piecesOf(linesOf(table, read), guardedLine);
    }
  },
  async *parquet(table, pages) {
    let file: ParquetFile | null = null;
    for await (const read of pages) {
      file ??= new ParquetFile(table.columns(read.page));
      yield file.add(linesOf(table, read));
    }
    if (file) yield file.end();
  },
} satisfies Record<
  BulkFormat,
  (table: BulkTable, pages: AsyncIterable<ReadPage>) => AsyncGenerator<string | Uint8Array>
>;

/** Letters of a piece: V8 leaves larger texts, once they are garbage, for long where they are. */
const PIECE = 1 << 14;

function* piecesOf<Thing>(things: readonly Thing[], write: (thing: Thing) => string): Generator<string> {
  let piece = '';
  for (const thing of things) {
    piece += write(thing);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function linesOf(table: BulkTable, { page, things }: ReadPage): Cell[][] {
  return things.flatMap((thing) => table.lines(thing as never, page));
}

async function* pagesOf(
  context: () => Promise<RequestContext>,
  table: BulkTable,
  season: string,
): AsyncGenerator<ReadPage> {
  for (let isFirst = true, after: string | null = null; isFirst || after !== null; isFirst = false) {
    const page: BulkPage & Record<string, unknown> = await read(await context(), table, { season, after });
    const found = page[table.at] as Connection | readonly unknown[];
    if ('nodes' in found) {
      yield { page, things: found.nodes };
      after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } else yield { page, things: found };
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
