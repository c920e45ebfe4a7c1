import { hostOf } from '../../domain/text/host-of.js';
import type { RequestContext } from '../../context/request-context.js';
import { organizationByDomain, organizationBySlug } from '../organizations/organization.loaders.js';

/**
 * Whose site a sign-in comes from: an organization's id; null for the platform's own (no slug, and the platform's host
 * or one that no organization has); 'unknown' when a slug or domain is named that nobody has. The session that the
 * caller may still have does not count.
 */
export async function siteOf(
  ctx: RequestContext,
  { slug, domain }: { slug?: string | null; domain?: string | null },
): Promise<number | null | 'unknown'> {
  const { platformHost } = ctx.services.config;
  if (slug) return (await organizationBySlug(ctx, slug))?.id ?? 'unknown';
  if (domain && hostOf(domain) !== platformHost) return (await organizationByDomain(ctx, domain))?.id ?? 'unknown';
  if (ctx.host === null || ctx.host === platformHost) return null;
  return (await organizationByDomain(ctx, ctx.host))?.id ?? null;
}
