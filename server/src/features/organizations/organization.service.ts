import type { RequestContext } from '../../http/context.js';
import { isAdminOf } from '../../lib/policy.js';
import { allOrganizations } from './organization.loaders.js';
import type { Organization } from './organization.type.js';

/** The organizations that the caller may list: listed ones, and those that the caller administers. By name. */
export async function listOrganizations(ctx: RequestContext): Promise<Organization[]> {
  const all = await allOrganizations(ctx);
  return all.filter((organization) => organization.listed || isAdminOf(ctx, organization.id));
}
