import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import type { Link } from './link.type.js';

type LinkRow = [
  id: number,
  label: string,
  isExternal: boolean,
  slug: string | null,
  url: string | null,
  showInNavbar: boolean,
  position: number,
  version: number,
];

const LINKS = statement<LinkRow, [organizationId: number]>(
  'links_of_organization',
  `SELECT id, label, is_external, slug, url, show_in_navbar, position, version
   FROM links WHERE organization_id = $1 ORDER BY position, id`,
);

const kept = versionCache<readonly Link[]>();

/** An organization's links, hidden ones too, by (position, id). Kept in this process until the organization changes. */
export function linksOfOrganization(ctx: RequestContext, organizationId: number): Promise<readonly Link[]> {
  return kept.get(ctx, organizationId, 'links', async () => {
    const rows = await query(ctx, LINKS, organizationId, [organizationId]);
    return rows.map(([id, label, isExternal, slug, url, showInNavbar, position, version]) => ({
      organizationId,
      id,
      label,
      isExternal,
      slug,
      url,
      showInNavbar,
      position,
      version,
    }));
  });
}
