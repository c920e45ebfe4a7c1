import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { type Cell, guardedLine } from '../lib/csv.js';
import { invalidInput, notFound } from '../lib/errors.js';
import { requireActor, requireAdmin } from '../lib/policy.js';
import { attachment } from './attachment.js';
import type { List } from './list.js';

/** A list of which no more is known than that its parts fit each other. */
type AnyList = List<unknown, unknown>;

/**
 * A list as CSV, by the operation that the other transports answer it with.
 * @throws 401, 403; 400 for a filter that the list has not or that is missing; 404 when what the filters name is not
 *   there; what the list's service throws
 */
export async function listTable(
  ctx: RequestContext,
  name: string,
  listed: List,
  query: URLSearchParams,
): Promise<TransportResponse> {
  const list = listed as unknown as AnyList;
  const scope = scopeOf(ctx, list);
  const { search, ...filters } = readFilters(list, query);
  const sent = list.foundBy || search === undefined ? filters : { ...filters, search };
  const { data, errors } = await execute(ctx, list.document, { ...scope, ...(list.wrapped ? { filter: sent } : sent) });
  if (errors?.[0]) throw reasonOf(errors[0]);
  const rows = rowsOf(list, data, list.foundBy ? search : undefined);
  const columns = typeof list.columns === 'function' ? list.columns(data) : list.columns;
  const lines = rows.map((row) => guardedLine(Object.values(columns).map((cell: (row: unknown) => Cell) => cell(row))));
  // The mark at its start makes spreadsheets read UTF-8.
  return attachment(
    'text/csv; charset=utf-8',
    `${name}.csv`,
    Buffer.from(`\ufeff${guardedLine(Object.keys(columns))}${lines.join('')}`),
  );
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
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
  if (found === null || found === undefined) throw notFound('List');
  const all = rows ? rows(found) : (found as readonly unknown[]);
  const wanted = String(search ?? '')
    .trim()
    .toLocaleLowerCase();
  return foundBy && wanted !== '' ? all.filter((row) => foundBy(row).toLocaleLowerCase().includes(wanted)) : all;
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
