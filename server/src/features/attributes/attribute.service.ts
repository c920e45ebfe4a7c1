import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { isAdminOf, requireAdmin } from '../../lib/policy.js';
import { attributesOfOrganization } from './attribute.loaders.js';
import type { PlayerAttribute } from './attribute.type.js';

/** The attributes that the caller may see, in order: the visible ones; all for the organization's administrators. */
export async function listAttributes(ctx: RequestContext, organizationId: number): Promise<PlayerAttribute[]> {
  const showHidden = isAdminOf(ctx, organizationId);
  return (await attributesOfOrganization(ctx, organizationId)).filter(({ visible }) => visible || showHidden);
}

/** The attributes that profiles show, in order, whoever looks at them. */
export async function listVisibleAttributes(ctx: RequestContext, organizationId: number): Promise<PlayerAttribute[]> {
  return (await attributesOfOrganization(ctx, organizationId)).filter(({ visible }) => visible);
}

/** An attribute of the organization, visible or not; null when it has none with this id. */
export async function findAttribute(
  ctx: RequestContext,
  organizationId: number,
  attributeId: number,
): Promise<PlayerAttribute | null> {
  return (await attributesOfOrganization(ctx, organizationId)).find(({ id }) => id === attributeId) ?? null;
}

/** An attribute of the organization that the administrator acts for. @throws 404 */
export async function getAttribute(ctx: RequestContext, attributeId: number): Promise<PlayerAttribute> {
  const attribute = await findAttribute(ctx, requireAdmin(ctx), attributeId);
  if (!attribute) throw notFound('Attribute');
  return attribute;
}

/** All attributes of the organization that the administrator acts for, in order. */
export function listAttributesAsAdmin(ctx: RequestContext): Promise<PlayerAttribute[]> {
  return listAttributes(ctx, requireAdmin(ctx));
}
