import type { RequestContext, Tenant } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { isAdminOf } from '../../lib/policy.js';
import { organizationByDomain, organizationById, organizationBySlug } from '../organizations/organization.loaders.js';
import type { Organization } from '../organizations/organization.type.js';

/** What a caller may say about the tenant; an empty text says nothing. */
export interface TenantNames {
  /** Its id, or 'none': a super administrator's page acts for none, whatever the session was switched to. */
  organization?: string | null;
  slug?: string | null;
  domain?: string | null;
}

const NONE = 'none';

/** The organization that an address of the graph names: `?organization=`. */
export function organizationIn(search: string): TenantNames {
  return search === '' ? {} : { organization: new URLSearchParams(search).get('organization') };
}

/** The organization that an address names in any way: `?organization=`, `?slug=` or `?domain=`. */
export function tenantNamesIn(query: URLSearchParams): TenantNames {
  return { organization: query.get('organization'), slug: query.get('slug'), domain: query.get('domain') };
}

/** Whether the caller names a tenant. */
export function namesTenant({ organization, slug, domain }: TenantNames): boolean {
  return Boolean((organization && organization !== NONE) || slug || domain);
}

/**
 * Settles for the request whom the caller acts for: the organization that an administrator's page names counts for all
 * of the page's requests, whatever the session was switched to by another page. One that is not there, or not the
 * caller's to administer, leaves none to act for.
 */
export function settleTenant(ctx: RequestContext, names: TenantNames): PromiseOrValue<void> {
  const { organization } = names;
  const isChosen =
    Boolean(organization) && ctx.session !== null && (organization !== NONE || ctx.actor?.role === 'super_admin');
  if (isChosen) ctx.session = { ...ctx.session!, organizationId: null };
  return whenThere(findTenant(ctx, names, ctx.host), (tenant) => {
    ctx.tenant = tenant;
    if (isChosen && ctx.tenantNamed && tenant && isAdminOf(ctx, tenant.id)) ctx.session!.organizationId = tenant.id;
  });
}

/**
 * The tenant of a request: the named one (id before slug before domain); else the one that the signed-in user acts for,
 * or the key's; else the one of the request's host. A name that is unknown gives null and is not passed over.
 * @param host as the request's origin gives it; null when there is none
 */
function findTenant(ctx: RequestContext, names: TenantNames, host: string | null): PromiseOrValue<Tenant | null> {
  const meant = namesTenant(names) ? namedOrganization(ctx, names) : unnamedOrganization(ctx, host);
  return whenThere(meant, (organization) => organization && tenantOf(organization));
}

/** The tenant with this id, or null. */
export async function tenantById(ctx: RequestContext, id: number): Promise<Tenant | null> {
  const organization = await organizationById(ctx, id);
  return organization && tenantOf(organization);
}

/**
 * The organization that the caller names (id before slug before domain), or else the request's own; null when there is
 * none.
 */
export function findOrganization(
  ctx: RequestContext,
  { id, slug, domain }: Omit<TenantNames, 'organization'> & { id?: string | null },
): PromiseOrValue<Organization | null> {
  if (id != null) return organizationOf(ctx, id);
  if (namesTenant({ slug, domain })) return namedOrganization(ctx, { slug, domain });
  return ctx.tenant && organizationById(ctx, ctx.tenant.id);
}

function namedOrganization(
  ctx: RequestContext,
  { organization, slug, domain }: TenantNames,
): PromiseOrValue<Organization | null> {
  if (organization && organization !== NONE) return organizationOf(ctx, organization);
  if (slug) return organizationBySlug(ctx, slug);
  return domain ? organizationByDomain(ctx, domain) : null;
}

function organizationOf(ctx: RequestContext, text: string): PromiseOrValue<Organization | null> {
  const id = tryId(text);
  return id === null ? null : organizationById(ctx, id);
}

function unnamedOrganization(ctx: RequestContext, host: string | null): PromiseOrValue<Organization | null> {
  const own = ctx.session?.organizationId ?? ctx.actor?.organizationId ?? ctx.apiKey?.organizationId ?? null;
  if (own !== null) return organizationById(ctx, own);
  return host === null || host === ctx.services.config.platformHost ? null : organizationByDomain(ctx, host);
}

function tenantOf({ id, slug, timeZone }: Organization): Tenant {
  return { id, slug, timeZone };
}
