import { getNamedType } from 'graphql';
import { ERROR_STATUS } from '../lib/errors.js';
import type { BoundRow } from './bound-row.js';

/** Those that there are: a code of the platform may come and go. */
const EXISTING: ReadonlySet<number> = new Set(Object.values(ERROR_STATUS));

/**
 * The statuses of errors that an endpoint can answer, ascending. They follow from what it takes and from who may call
 * it; the clients of the tests refuse an answer with any other one. What everybody may call refuses an API key, too,
 * that is none, or is not for the page that uses it, and whoever has used up the budget.
 */
export function errorStatuses({ row, params, query, body, lookup, version }: BoundRow): number[] {
  const { method, access, tenantField, statuses = [] } = row;
  const writes = method !== 'GET';
  const given = [...params, ...query, ...body, ...(lookup?.parameters ?? [])];
  const names =
    params.length > 0 || tenantField !== undefined || given.some(({ type }) => getNamedType(type).name === 'ID');
  const all = [
    400,
    401,
    403,
    ...(names || access !== 'public' ? [404] : []),
    ...(writes ? [408, 409, 413, 415, 422, 507] : []),
    ...(lookup ? [422] : []),
    ...(version ? [412] : []),
    429,
    500,
    503,
    ...statuses,
  ];
  return [...new Set(all)].filter((status) => EXISTING.has(status)).toSorted((a, b) => a - b);
}
