import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { query } from '../../lib/query.js';
import { column } from '../../lib/reading.js';
import { versionCache } from '../../lib/version-cache.js';
import type { PlayerAttributeType } from './attribute.enums.js';
import { AttributeFields } from './attribute.fields.js';
import type { PlayerAttribute } from './attribute.type.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

const ATTRIBUTE = fieldsReading(AttributeFields, 'a', { type: column<PlayerAttributeType>('a.type') });

const ATTRIBUTES = statement<unknown[], [organizationId: number]>(
  'player_attributes_of_organization',
  `SELECT ${ATTRIBUTE.sql} FROM player_attributes a WHERE a.organization_id = $1 ORDER BY a.position, a.id`,
);

const kept = versionCache<readonly PlayerAttribute[]>();

/**
 * An organization's attributes, visible and hidden, by (position, id). Kept in this process until the organization
 * changes.
 */
export function attributesOfOrganization(
  ctx: RequestContext,
  organizationId: number,
): PromiseOrValue<readonly PlayerAttribute[]> {
  return kept.get(ctx, organizationId, 'attributes', async () => {
    const rows = await query(ctx, ATTRIBUTES, organizationId, [organizationId]);
    return rows.map((row) => ATTRIBUTE.read(row, organizationId));
  });
}
