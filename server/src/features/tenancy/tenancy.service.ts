import type { RequestContext, Tenant } from '../../http/context.js';
import { tryId } from '../../lib/ids.js';
import { organizationByDomain, organizationById, organizationBySlug } from '../organizations/organization.loaders.js';
import type { Organization } from '../organizations/organization.type.js';

/** What a caller may say about the tenant; an empty text says nothing. */
export interface TenantNames {
  slug?: string | null;
  domain?: string | null;
}

/** Whether the caller says anything about the tenant. */
export function namesTenant({ slug, domain }: TenantNames): boolean {
  return Boolean(slug || domain);
}

/**
 * The tenant of a request: the named one (slug before domain); else the one that the signed-in user acts for; else the
 * one of the request's host. A name that is unknown gives null and is not passed over.
 * @param host as the request's origin gives it; null when there is none
 */
export async function findTenant(ctx: RequestContext, names: TenantNames, host: string | null): Promise<Tenant | null> {
  const organization = namesTenant(names) ? await namedOrganization(ctx, names) : await unnamedOrganization(ctx, host);
  return organization && tenantOf(organization);
}

/** The tenant with this id, or null. */
export async function tenantById(ctx: RequestContext, id: number): Promise<Tenant | null> {
  const organization = await organizationById(ctx, id);
  return organization && tenantOf(organization);
}

/** The organization that the caller names (id before slug before domain), or else the request's own; null when there is none. */
export async function findOrganization(
  ctx: RequestContext,
  { id, ...names }: TenantNames & { id?: string | null },
): Promise<Organization | null> {
  if (id != null) {
    const known = tryId(id);
    return known === null ? null : organizationById(ctx, known);
  }
  if (namesTenant(names)) return namedOrganization(ctx, names);
  return ctx.tenant && organizationById(ctx, ctx.tenant.id);
}

async function namedOrganization(ctx: RequestContext, { slug, domain }: TenantNames): Promise<Organization | null> {
  if (slug) return organizationBySlug(ctx, slug);
  return domain ? organizationByDomain(ctx, domain) : null;
}

async function unnamedOrganization(ctx: RequestContext, host: string | null): Promise<Organization | null> {
  const own = ctx.session?.organizationId ?? ctx.actor?.organizationId ?? null;
  if (own !== null) return organizationById(ctx, own);
  return host === null || host === ctx.services.config.platformHost ? null : organizationByDomain(ctx, host);
}

function tenantOf({ id, slug, timeZone }: Organization): Tenant {
  return { id, slug, timeZone };
}
