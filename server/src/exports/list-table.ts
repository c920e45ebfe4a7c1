import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { begunStream } from '../http/begun-stream.js';
import { keptCost } from '../http/budgets/charge.js';
import { chargeWhenPossible } from '../http/budgets/charge-when-possible.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { type Cell, guardedLine } from '../lib/csv.js';
import { invalidInput, notFound } from '../lib/errors.js';
import { requireActor, requireAdmin } from '../lib/policy.js';
import { attachment } from './attachment.js';
import type { List } from './list.js';

/** A list of which no more is known than that its parts fit each other. */
type AnyList = List<unknown, unknown>;

/**
 * A list as CSV, by the operation that the other transports answer it with. One without bounds is written while it is
 * read, a page at a time.
 * @param log hears of what fails once a part has gone out
 * @throws 401, 403; 400 for a filter that the list has not or that is missing; 404 when what the filters name is not
 *   there; what the list's service throws
 */
export async function listTable(
  ctx: RequestContext,
  name: string,
  listed: List,
  query: URLSearchParams,
  log: (error: unknown) => unknown,
): Promise<TransportResponse> {
  const list = listed as unknown as AnyList;
  const scope = scopeOf(ctx, list);
  const { search, ...filters } = readFilters(list, query);
  const sent = list.foundBy || search === undefined ? filters : { ...filters, search };
  const variables = { ...scope, ...(list.wrapped ? { filter: sent } : sent) };
  const type = 'text/csv; charset=utf-8';
  if (list.pageSize !== undefined)
    return attachment(type, `${name}.csv`, await begunStream(pagesOf(ctx, list, variables), log));
  const data = await read(ctx, list, variables);
  const { head, lines } = textOf(list, data, list.foundBy ? search : undefined);
  return attachment(type, `${name}.csv`, Buffer.from(head + lines));
}

/** The pages of a list as text, each read once the one before has been taken: no more of it is in memory. */
async function* pagesOf(
  ctx: RequestContext,
  list: AnyList,
  variables: Readonly<Record<string, unknown>>,
): AsyncGenerator<string> {
  const further = (values: number) =>
    chargeWhenPossible(() => ctx.cost.charge?.(keptCost(values), ctx.cost.isOwn, false));
  for (let isFirst = true, after: string | null = null; isFirst || after !== null; isFirst = false) {
    // What reading a page leaves in memory is gone with it.
    const page = isFirst ? ctx : { ...ctx, memo: new Map(), statements: [], cost: { ...ctx.cost, charge: further } };
    const data = await read(page, list, { ...variables, first: list.pageSize, after });
    const { head, lines } = textOf(list, data, undefined);
    yield isFirst ? head + lines : lines;
    const { pageInfo } = valueAt(data, list.path.slice(0, -1)) as Connection;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  }
}

interface Connection {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function read(ctx: RequestContext, { document }: AnyList, variables: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await execute(ctx, document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  return data;
}

function textOf(
  list: AnyList,
  data: unknown,
  search: string | boolean | undefined,
): { readonly head: string; readonly lines: string } {
  const rows = rowsOf(list, data, search);
  const columns = typeof list.columns === 'function' ? list.columns(data) : list.columns;
  const cells = Object.values(columns) as ((row: unknown) => Cell)[];
  const lines = rows.map((row) => guardedLine(cells.map((cell) => cell(row))));
  // The mark at its start makes spreadsheets read UTF-8.
  return { head: `\ufeff${guardedLine(Object.keys(columns))}`, lines: lines.join('') };
}

function scopeOf(ctx: RequestContext, { ofPlatform }: AnyList): { organization?: string } {
  if (!ofPlatform) return { organization: String(requireAdmin(ctx)) };
  requireActor(ctx);
  return {};
}

function rowsOf(
  { path, rows, foundBy }: AnyList,
  data: unknown,
  search: string | boolean | undefined,
): readonly unknown[] {
  const found = valueAt(data, path);
  if (found === null || found === undefined) throw notFound('List');
  const all = rows ? rows(found) : (found as readonly unknown[]);
  const wanted = String(search ?? '')
    .trim()
    .toLocaleLowerCase();
  return foundBy && wanted !== '' ? all.filter((row) => foundBy(row).toLocaleLowerCase().includes(wanted)) : all;
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
}

function readFilters(list: AnyList, query: URLSearchParams): Record<string, string | boolean> {
  const filters: AnyList['filters'] = list.foundBy ? { ...list.filters, search: 'text' } : list.filters;
  const read: Record<string, string | boolean> = {};
  for (const [name, text] of query) {
    if (name === 'organization' || name === 'slug' || name === 'domain') continue;
    const kind = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (kind === undefined) throw invalidInput({ field: name, message: unknownFilter(name, Object.keys(filters)) });
    if (kind === 'flag' && text !== 'true' && text !== 'false')
      throw invalidInput({ field: name, message: 'Write true or false.' });
    if (text !== '') read[name] = kind === 'flag' ? text === 'true' : text;
  }
  const missing = Object.keys(filters).filter((name) => filters[name] === 'needed' && read[name] === undefined);
  if (missing.length > 0)
    throw invalidInput(missing.map((field) => ({ field, message: `This list needs '${field}'.` })));
  return read;
}

function unknownFilter(name: string, known: readonly string[]): string {
  return `This list has no filter '${name}'. It has ${known.length === 0 ? 'none' : known.join(', ')}.`;
}
