import { GraphQLError } from 'graphql';
import type { Answer } from '../http/answer.js';
import type { RequestContext } from '../http/context.js';
import { execute } from '../http/execute.js';
import { csvLine, harmless } from '../lib/csv.js';
import { AppError, invalidInput } from '../lib/errors.js';
import { requireAdmin } from '../lib/policy.js';
import { attachment } from './attachment.js';
import type { List, Row } from './lists.js';

/**
 * A list as CSV, by the operation that the other doors answer it with.
 * @throws 401, 403; 400 for a filter that the list has not; what the list's service throws
 */
export async function listTable(ctx: RequestContext, name: string, list: List, query: URLSearchParams): Promise<Answer> {
  const organization = requireAdmin(ctx);
  const filters = readFilters(list, query);
  const variables = { organization: String(organization), ...(list.wrapped ? { filter: filters } : filters) };
  const { data, errors } = await execute(ctx, list.document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  const rows = list.path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], data) as Row[] | undefined;
  const lines = (rows ?? []).map((row) => csvLine(Object.values(list.columns).map((cell) => harmless(cell(row)))));
  // The mark at its start makes spreadsheets read UTF-8.
  return attachment('text/csv; charset=utf-8', `${name}.csv`, Buffer.from(`\ufeff${csvLine(Object.keys(list.columns))}${lines.join('')}`));
}

function readFilters({ filters }: List, query: URLSearchParams): Record<string, string | boolean> {
  const read: Record<string, string | boolean> = {};
  for (const [name, text] of query) {
    if (name === 'slug' || name === 'domain') continue;
    const kind = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (kind === undefined) throw invalidInput({ field: name, message: `This list has no filter '${name}'. It has ${Object.keys(filters).join(', ')}.` });
    if (kind === 'flag' && text !== 'true' && text !== 'false') throw invalidInput({ field: name, message: 'Write true or false.' });
    if (text !== '') read[name] = kind === 'flag' ? text === 'true' : text;
  }
  return read;
}

function reasonOf(error: GraphQLError): Error {
  if (error.originalError instanceof AppError) return error.originalError;
  // A filter that its type refuses, such as a date that is none.
  return error.path === undefined ? new AppError('BAD_USER_INPUT', error.message) : (error.originalError ?? error);
}
