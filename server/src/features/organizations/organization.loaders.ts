import DataLoader from 'dataloader';
import type { Statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { knownHost } from '../../lib/known-host.js';
import { perRequest } from '../../lib/memo.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { Sport } from '../sports/sport.type.js';
import { allSports } from '../sports/sport.loaders.js';
import {
  ALL_ORGANIZATIONS,
  LISTINGS,
  ORGANIZATION_BY_DOMAIN,
  ORGANIZATION_BY_ID,
  ORGANIZATION_BY_SLUG,
  ORGANIZATION_SPORTS,
  ORGANIZATIONS_THERE,
  organizationOf,
} from './organization.statements.js';
import type { Organization } from './organization.type.js';

// A change of an organization, its domains or its logo counts as a change of the platform.
const organizations = versionCache<Organization | null>();
const lists = versionCache<Organization[]>(2);
const sportIds = versionCache<number[]>();

/** The organization with this id, or null. */
export function organizationById(ctx: RequestContext, id: number): PromiseOrValue<Organization | null> {
  return organizations.get(ctx, 'platform', `id ${id}`, () => one(ctx, ORGANIZATION_BY_ID, id));
}

/** Whether there is an organization with this id: as many as are asked about at once in one statement. */
export const organizationIsThere = (ctx: RequestContext): DataLoader<number, boolean> => perRequest(ctx, makeIsThere);

function makeIsThere(ctx: RequestContext): DataLoader<number, boolean> {
  return new DataLoader(async (ids) => {
    const there = new Set((await query(ctx, ORGANIZATIONS_THERE, null, [[...ids]])).map(([id]) => id));
    return ids.map((id) => there.has(id));
  });
}

/** Whether owners of the organization may create, edit and delete its staff. */
export async function ownersManageStaff(ctx: RequestContext, id: number): Promise<boolean> {
  return (await organizationById(ctx, id))?.ownersManageStaff === true;
}

/** The organization whose slug this is, in any case; or null. */
export function organizationBySlug(ctx: RequestContext, slug: string): PromiseOrValue<Organization | null> {
  const wanted = slug.toLowerCase();
  if (wanted.length > 63 || wanted.includes('\0')) return null;
  return named(ctx, `slug ${wanted}`, () => one(ctx, ORGANIZATION_BY_SLUG, wanted));
}

/** The organization that a host name leads to: any case, with or without port and leading `www.`; or null. */
export function organizationByDomain(ctx: RequestContext, domain: string): PromiseOrValue<Organization | null> {
  const host = knownHost(domain);
  if (host === null || host.length > 253) return null;
  return named(ctx, `domain ${host}`, () => one(ctx, ORGANIZATION_BY_DOMAIN, host));
}

/** All organizations by name. */
export function allOrganizations(ctx: RequestContext): PromiseOrValue<Organization[]> {
  return lists.get(ctx, 'platform', 'all', () => many(ctx, ALL_ORGANIZATIONS));
}

/** What All Listings shows, by name. */
export function listedOrganizations(ctx: RequestContext): PromiseOrValue<Organization[]> {
  return lists.get(ctx, 'platform', 'listings', () => many(ctx, LISTINGS));
}

/** The sports that an organization plays, in the order of their ids. */
export async function sportsOf(ctx: RequestContext, organizationId: number): Promise<Sport[]> {
  const ids = sportIds.get(ctx, organizationId, 'sports', async () =>
    (await query(ctx, ORGANIZATION_SPORTS, organizationId, [organizationId])).map(([id]) => id),
  );
  const sports = await allSports(ctx);
  return (await ids).flatMap((id) => sports.get(id) ?? []);
}

/** An organization by a name of it. It need not be read again by id, unless something changed while it was read. */
function named(
  ctx: RequestContext,
  key: string,
  load: () => Promise<Organization | null>,
): PromiseOrValue<Organization | null> {
  const { versions } = ctx.services;
  const version = versions.of('platform');
  return whenThere(organizations.get(ctx, 'platform', key, load), (organization) => {
    if (organization === null || versions.of('platform') !== version) return organization;
    const byId = organizations.get(ctx, 'platform', `id ${organization.id}`, () => Promise.resolve(organization));
    return whenThere(byId, () => organization);
  });
}

async function one<Key>(
  ctx: RequestContext,
  stmt: Statement<unknown[], [Key]>,
  key: Key,
): Promise<Organization | null> {
  const [row] = await query(ctx, stmt, null, [key]);
  return row ? organizationOf(row) : null;
}

async function many(ctx: RequestContext, stmt: Statement<unknown[], []>): Promise<Organization[]> {
  return (await query(ctx, stmt, null, [])).map(organizationOf);
}
