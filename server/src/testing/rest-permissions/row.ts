import type { RestTenant, Thing } from './tenant.js';

type Fields = Readonly<Record<string, unknown>>;

/** What is special about a row. */
export interface RestRowOptions {
  /**
   * What a missing thing answers when it is not 404, by parameter; another tenant's answers the same. For a list, 409:
   * it counts as removed meanwhile.
   */
  missing?: Readonly<Record<string, number>>;
  /** Parameters that count for nothing, but for super administrators, who reach every organization by them. */
  ignored?: readonly string[];
}

/** How a fair call of an endpoint looks. */
export interface RestPermissionRow extends RestRowOptions {
  /** As documented: 'PUT /api/teams/{id}'. */
  call: string;
  /** Every parameter that names a thing, of path, query and body ('orderedLeagues.0.id'), with what it names. */
  ids: Readonly<Record<string, Thing>>;
  /** The rest of the body. */
  body: (tenant: RestTenant) => Fields;
}

/** A line of the table: `row('PUT /teams/{id}', { id: 'freeTeam', leagueId: 'league' }, { name: 'Ants' })`. */
export function row(
  call: string,
  ids: RestPermissionRow['ids'] = {},
  body: Fields | RestPermissionRow['body'] = {},
  options: RestRowOptions = {},
): RestPermissionRow {
  return { call: call.replace(' /', ' /api/'), ids, body: typeof body === 'function' ? body : () => body, ...options };
}
