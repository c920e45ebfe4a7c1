import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { PlayerAttributeType } from './attribute.enums.js';
import type { PlayerAttribute } from './attribute.type.js';

type AttributeRow = [
  id: number,
  name: string,
  type: `${PlayerAttributeType}`,
  visible: boolean,
  position: number,
  version: number,
];

const ATTRIBUTES = statement<AttributeRow, [organizationId: number]>(
  'player_attributes_of_organization',
  'SELECT id, name, type, visible, position, version FROM player_attributes WHERE organization_id = $1 ORDER BY position, id',
);

const kept = versionCache<readonly PlayerAttribute[]>();

/**
 * An organization's attributes, visible and hidden, by (position, id). Kept in this process until the organization
 * changes.
 */
export function attributesOfOrganization(
  ctx: RequestContext,
  organizationId: number,
): Promise<readonly PlayerAttribute[]> {
  return kept.get(ctx, organizationId, 'attributes', async () => {
    const rows = await query(ctx, ATTRIBUTES, organizationId, [organizationId]);
    return rows.map(([id, name, type, visible, position, version]) => ({
      organizationId,
      id,
      name,
      type: type as PlayerAttributeType,
      visible,
      position,
      version,
    }));
  });
}
