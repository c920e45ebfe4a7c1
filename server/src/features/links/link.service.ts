import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { isAdminOf, requireAdmin } from '../../lib/policy.js';
import { linksOfOrganization } from './link.loaders.js';
import type { Link } from './link.type.js';

/**
 * The links that the caller may see, by (position, id): those that are shown; all for the organization's
 * administrators.
 */
export async function listLinks(ctx: RequestContext, organizationId: number): Promise<Link[]> {
  const showHidden = isAdminOf(ctx, organizationId);
  return (await linksOfOrganization(ctx, organizationId)).filter(({ showInNavbar }) => showInNavbar || showHidden);
}

/** All links of the organization that the caller administers, by (position, id). */
export async function listOwnLinks(ctx: RequestContext): Promise<Link[]> {
  return [...(await linksOfOrganization(ctx, requireAdmin(ctx)))];
}

/** One of `listOwnLinks`. @throws 404 */
export async function getLink(ctx: RequestContext, id: number): Promise<Link> {
  const link = (await listOwnLinks(ctx)).find((each) => each.id === id);
  if (!link) throw notFound('Link');
  return link;
}
