import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { type TenantLoader, tenantLoader } from '../../lib/tenant-loader.js';
import { SeasonFields } from './season.fields.js';
import type { Season } from './season.type.js';

const SEASON = fieldsReading(SeasonFields, 's', {});

const SEASONS = statement<unknown[], [organizationId: number]>(
  'seasons_of_organization',
  `SELECT ${SEASON.sql} FROM seasons s WHERE s.organization_id = $1 ORDER BY s.start_date DESC NULLS LAST, s.id`,
);

/**
 * An organization's seasons: latest start first, those without one last, then by id. The first active one leads the
 * active ones.
 */
export const seasonsOfOrganization = (ctx: RequestContext): DataLoader<number, Season[]> =>
  perRequest(ctx, makeSeasonsOfOrganization);

/** A season by key. An organization has few, so all come in one statement, shared with the list of them. */
export const seasonById = (ctx: RequestContext): TenantLoader<Season> => perRequest(ctx, makeSeasonById);

function makeSeasonsOfOrganization(ctx: RequestContext): DataLoader<number, Season[]> {
  return new DataLoader((organizationIds) =>
    Promise.all(organizationIds.map((organizationId) => readSeasons(ctx, organizationId))),
  );
}

function makeSeasonById(ctx: RequestContext): TenantLoader<Season> {
  return tenantLoader<Season | null>(async (organizationId) => {
    const seasons = new Map(
      (await seasonsOfOrganization(ctx).load(organizationId)).map((season) => [season.id, season]),
    );
    return (id) => seasons.get(id) ?? null;
  });
}

async function readSeasons(ctx: RequestContext, organizationId: number): Promise<Season[]> {
  const rows = await query(ctx, SEASONS, organizationId, [organizationId]);
  return rows.map((row) => SEASON.read(row, organizationId));
}
