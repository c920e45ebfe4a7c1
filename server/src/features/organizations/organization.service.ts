import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { isAdminOf } from '../../lib/policy.js';
import { allOrganizations, organizationById } from './organization.loaders.js';
import type { Organization } from './organization.type.js';

/** The organizations that the caller may list: listed ones, and those that the caller administers. By name. */
export async function listOrganizations(ctx: RequestContext): Promise<Organization[]> {
  const all = await allOrganizations(ctx);
  return all.filter((organization) => organization.listed || isAdminOf(ctx, organization.id));
}

/** An organization by id, if the caller may list it; null otherwise. */
export async function findListedOrganization(ctx: RequestContext, id: string | number): Promise<Organization | null> {
  const organizationId = tryId(id);
  const organization = organizationId === null ? null : await organizationById(ctx, organizationId);
  return organization && (organization.listed || isAdminOf(ctx, organization.id)) ? organization : null;
}

/** An organization that the caller may read in any case: it has just been changed. @throws 404 when it went since */
export async function getOrganization(ctx: RequestContext, organizationId: number): Promise<Organization> {
  const organization = await organizationById(ctx, organizationId);
  if (!organization) throw notFound('Organization');
  return organization;
}
