import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import { compareLeagueNames } from '../../domain/ordering/compare-league-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { perRequest } from '../../lib/memo.js';
import { query, readRows } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { LeagueFields } from './league.fields.js';
import type { League } from './league.type.js';

const LEAGUE = fieldsReading(LeagueFields, 'l', {});

const BY_ID = statement<unknown[], [organizationId: number, ids: number[]]>(
  'leagues_by_id',
  `SELECT ${LEAGUE.sql} FROM leagues l WHERE l.organization_id = $1 AND l.id = ANY($2)`,
);

const OF_ORGANIZATION = statement<unknown[], [organizationId: number]>(
  'leagues_of_organization',
  `SELECT ${LEAGUE.sql} FROM leagues l WHERE l.organization_id = $1`,
);

/** A league by key. */
export const leagueById = (ctx: RequestContext): TenantLoader<League> => perRequest(ctx, makeLeagueById);

/** An organization's leagues: preferred venues, then weekdays, then the alphabet. */
export const leaguesOfOrganization = (ctx: RequestContext): DataLoader<number, League[]> =>
  perRequest(ctx, makeLeaguesOfOrganization);

function makeLeagueById(ctx: RequestContext): TenantLoader<League> {
  return loadOne(readRows(ctx, BY_ID, LEAGUE.read), ({ id }) => id);
}

function makeLeaguesOfOrganization(ctx: RequestContext): DataLoader<number, League[]> {
  return new DataLoader((organizationIds) =>
    Promise.all(organizationIds.map((organizationId) => readLeagues(ctx, organizationId))),
  );
}

async function readLeagues(ctx: RequestContext, organizationId: number): Promise<League[]> {
  const [rows, venueOrder] = await Promise.all([
    query(ctx, OF_ORGANIZATION, organizationId, [organizationId]),
    venueOrderOf(ctx, organizationId),
  ]);
  const leagues = rows.map((row) => LEAGUE.read(row, organizationId));
  return leagues.sort((a, b) => compareLeagueNames(a.name, b.name, venueOrder) || a.id - b.id);
}

/** The venues that the organization's league lists put first. */
export async function venueOrderOf(ctx: RequestContext, organizationId: number): Promise<readonly string[]> {
  return (await organizationById(ctx, organizationId))?.venueOrder ?? [];
}
