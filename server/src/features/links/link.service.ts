import type { RequestContext } from '../../http/context.js';
import { isAdminOf } from '../../lib/policy.js';
import { linksOfOrganization } from './link.loaders.js';
import type { Link } from './link.type.js';

/** The links that the caller may see, by (position, id): those that are shown; all for the organization's administrators. */
export async function listLinks(ctx: RequestContext, organizationId: number): Promise<Link[]> {
  const showHidden = isAdminOf(ctx, organizationId);
  return (await linksOfOrganization(ctx, organizationId)).filter(({ showInNavbar }) => showInNavbar || showHidden);
}

/** The links that the organization's navigation shows, by (position, id), whoever looks at it. */
export async function listShownLinks(ctx: RequestContext, organizationId: number): Promise<Link[]> {
  return (await linksOfOrganization(ctx, organizationId)).filter(({ showInNavbar }) => showInNavbar);
}
