import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { nameOrder } from '../../lib/name-order.js';
import { column } from '../../lib/reading.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { SignupStatus } from './business.enums.js';
import { BusinessFields } from './business.fields.js';
import type { Business } from './business.type.js';

const BUSINESS = fieldsReading(BusinessFields, 'b', { signupStatus: column<SignupStatus>('b.signup_status') });

const BY_ID = statement<unknown[], [organizationId: number, ids: number[]]>(
  'businesses_by_id',
  `SELECT ${BUSINESS.sql} FROM businesses b WHERE b.organization_id = $1 AND b.id = ANY($2)`,
);

/** Which businesses; `search` comes from `searchTerm`, the other words are compared in lower case. */
export interface BusinessConditions {
  search?: string | null;
  category?: string | null;
  sport?: string | null;
  city?: string | null;
  state?: string | null;
  signupStatus?: SignupStatus | null;
}

/** A business by key. */
export const businessById = (ctx: RequestContext): TenantLoader<Business> => perRequest(ctx, makeById);

function makeById(ctx: RequestContext): TenantLoader<Business> {
  return loadOne(readRows(ctx, BY_ID, BUSINESS.read), ({ id }) => id);
}

/** Reads an organization's businesses by name. */
export async function readBusinesses(
  ctx: RequestContext,
  organizationId: number,
  wanted: BusinessConditions,
): Promise<Business[]> {
  const conditions = new Conditions(organizationId);
  const names = (column: string) => (mark: string) =>
    `EXISTS (SELECT FROM unnest(b.${column}) AS word WHERE lower(word) = lower(${mark}))`;
  const where = [
    'b.organization_id = $1',
    ...conditions.when(
      'search',
      wanted.search,
      (mark) => `lower(b.name || E'\\n' || coalesce(b.location, '') || E'\\n' || array_to_string(b.city, E'\\n'))
       LIKE '%' || lower(${mark}) || '%'`,
    ),
    ...conditions.when('category', wanted.category, names('category')),
    ...conditions.when('sport', wanted.sport, names('sport')),
    ...conditions.when('city', wanted.city, names('city')),
    ...conditions.when('state', wanted.state, names('state')),
    ...conditions.when('status', wanted.signupStatus, (mark) => `b.signup_status = ${mark}`),
  ];
  const stmt = conditions.statement<unknown[]>(
    'businesses_list',
    `SELECT ${BUSINESS.sql} FROM businesses b WHERE ${where.join(' AND ')} ORDER BY ${nameOrder('b.name')}, b.id`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => BUSINESS.read(row, organizationId));
}
