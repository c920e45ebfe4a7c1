import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import { LinkFields } from './link.fields.js';
import type { Link } from './link.type.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

const LINK = fieldsReading(LinkFields, 'l', {});

const LINKS = statement<unknown[], [organizationId: number]>(
  'links_of_organization',
  `SELECT ${LINK.sql} FROM links l WHERE l.organization_id = $1 ORDER BY l.position, l.id`,
);

const kept = versionCache<readonly Link[]>();

/** An organization's links, hidden ones too, by (position, id). Kept in this process until the organization changes. */
export function linksOfOrganization(ctx: RequestContext, organizationId: number): PromiseOrValue<readonly Link[]> {
  return kept.get(ctx, organizationId, 'links', async () => {
    const rows = await query(ctx, LINKS, organizationId, [organizationId]);
    return rows.map((row) => LINK.read(row, organizationId));
  });
}
