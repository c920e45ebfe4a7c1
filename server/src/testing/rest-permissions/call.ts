import { place } from '../place.js';
import type { RestPermissionRow } from './row.js';
import type { RestTenant } from './tenant.js';

/** A value for a parameter. */
export type Given = string | number | boolean | object;

/** A call that is ready to be sent. */
export interface RestCall {
  method: string;
  /** With the query. */
  path: string;
  body: Record<string, unknown>;
}

/**
 * A row's call with the tenant's own things, `instead` those given by parameter. What is neither in the path nor, for
 * reads, in the body is in the query.
 */
export function callOf(
  { call, ids, body }: RestPermissionRow,
  tenant: RestTenant,
  instead: Readonly<Record<string, Given>> = {},
): RestCall {
  const [method = '', pattern = ''] = call.split(' ');
  const fields = structuredClone({ ...body(tenant) }) as Record<string, unknown>;
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, thing] of Object.entries(ids)) {
    const value = instead[name] ?? tenant.things[thing];
    if (pattern.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (method === 'GET') query.set(name, String(value));
    else place(fields, name.split('.'), value);
  }
  return { method, path: query.size > 0 ? `${path}?${query.toString()}` : path, body: fields };
}
