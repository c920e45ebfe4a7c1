import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { nameOrder } from '../../lib/name-order.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { Location } from './location.type.js';

type LocationRow = [id: number, name: string, url: string | null];

// The column is never null so that (name, url) is unique; outside, no address is null.
const COLUMNS = `id, name, nullif(url, '')`;

const BY_ID = statement<LocationRow, [organizationId: number, ids: number[]]>(
  'locations_by_id',
  `SELECT ${COLUMNS} FROM locations WHERE organization_id = $1 AND id = ANY($2)`,
);

const OF_ORGANIZATION = statement<LocationRow, [organizationId: number]>(
  'locations_of_organization',
  `SELECT ${COLUMNS} FROM locations WHERE organization_id = $1 ORDER BY ${nameOrder('name')}, id`,
);

/** A location by key. */
export const locationById = (ctx: RequestContext): TenantLoader<Location> => perRequest(ctx, makeById);

/** An organization's locations by name. */
export const locationsOfOrganization = (ctx: RequestContext): DataLoader<number, Location[]> =>
  perRequest(ctx, makeOfOrganization);

function makeById(ctx: RequestContext): TenantLoader<Location> {
  return loadOne(
    readRows(ctx, BY_ID, (row, organizationId) => toLocation(organizationId, row)),
    ({ id }) => id,
  );
}

function makeOfOrganization(ctx: RequestContext): DataLoader<number, Location[]> {
  const read = async (organizationId: number) =>
    (await query(ctx, OF_ORGANIZATION, organizationId, [organizationId])).map((row) => toLocation(organizationId, row));
  return new DataLoader((organizationIds) => Promise.all(organizationIds.map(read)));
}

function toLocation(organizationId: number, [id, name, url]: LocationRow): Location {
  return { organizationId, id, name, url };
}
