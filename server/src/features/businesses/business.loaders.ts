import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { SignupStatus } from './business.enums.js';
import type { Business } from './business.type.js';

type BusinessRow = [
  id: number,
  name: string,
  phone: string | null,
  email: string | null,
  website: string | null,
  cities: string[],
  states: string[],
  location: string | null,
  facebook: string | null,
  instagram: string | null,
  sports: string[],
  categories: string[],
  season: string | null,
  nextSeason: string | null,
  signupDeadline: string | null,
  signupStatus: `${SignupStatus}`,
  cost: string | null,
  skillLevel: string | null,
  version: number,
];

const COLUMNS = `b.id, b.name, b.phone, b.email, b.website, b.city, b.state, b.location, b.facebook, b.instagram, b.sport, b.category, b.season,
  b.next_season, b.signup_deadline, b.signup_status, b.cost, b.skill_level, b.version`;

const BY_ID = statement<BusinessRow, [organizationId: number, ids: number[]]>(
  'businesses_by_id',
  `SELECT ${COLUMNS} FROM businesses b WHERE b.organization_id = $1 AND b.id = ANY($2)`,
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
  return loadOne(
    async (organizationId, ids) =>
      (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map((row) => toBusiness(organizationId, row)),
    ({ id }) => id,
  );
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
  const stmt = conditions.statement<BusinessRow>(
    'businesses_list',
    `SELECT ${COLUMNS} FROM businesses b WHERE ${where.join(' AND ')} ORDER BY lower(b.name), b.id`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => toBusiness(organizationId, row));
}

function toBusiness(organizationId: number, row: BusinessRow): Business {
  const [
    id,
    name,
    phone,
    email,
    website,
    cities,
    states,
    location,
    facebook,
    instagram,
    sports,
    categories,
    season,
    nextSeason,
    signupDeadline,
    signupStatus,
    cost,
    skillLevel,
    version,
  ] = row;
  return {
    organizationId,
    id,
    name,
    phone,
    email,
    website,
    cities,
    states,
    location,
    facebook,
    instagram,
    sports,
    categories,
    season,
    nextSeason,
    signupDeadline,
    signupStatus: signupStatus as SignupStatus,
    cost,
    skillLevel,
    version,
  };
}
