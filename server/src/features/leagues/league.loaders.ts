import DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import { compareLeagueNames } from '../../domain/ordering/compare-league-names.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { organizationById } from '../organizations/organization.loaders.js';
import type { League } from './league.type.js';

type LeagueRow = [id: number, name: string, version: number];

const BY_ID = statement<LeagueRow, [organizationId: number, ids: number[]]>(
  'leagues_by_id',
  'SELECT id, name, version FROM leagues WHERE organization_id = $1 AND id = ANY($2)',
);

const OF_ORGANIZATION = statement<LeagueRow, [organizationId: number]>(
  'leagues_of_organization',
  'SELECT id, name, version FROM leagues WHERE organization_id = $1',
);

/** A league by key. */
export const leagueById = (ctx: RequestContext): TenantLoader<League> => perRequest(ctx, makeLeagueById);

/** An organization's leagues: preferred venues, then weekdays, then the alphabet. */
export const leaguesOfOrganization = (ctx: RequestContext): DataLoader<number, League[]> =>
  perRequest(ctx, makeLeaguesOfOrganization);

function makeLeagueById(ctx: RequestContext): TenantLoader<League> {
  return loadOne(
    async (organizationId, ids) =>
      (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map((row) => toLeague(organizationId, row)),
    ({ id }) => id,
  );
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
  const leagues = rows.map((row) => toLeague(organizationId, row));
  return leagues.sort((a, b) => compareLeagueNames(a.name, b.name, venueOrder) || a.id - b.id);
}

/** The venues that the organization's league lists put first. */
export async function venueOrderOf(ctx: RequestContext, organizationId: number): Promise<readonly string[]> {
  return (await organizationById(ctx, organizationId))?.venueOrder ?? [];
}

function toLeague(organizationId: number, [id, name, version]: LeagueRow): League {
  return { organizationId, id, name, version };
}
