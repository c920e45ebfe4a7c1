import { statement } from '../database/prepared.js';
import { listedOrganizations, organizationById } from '../features/organizations/organization.loaders.js';
import type { RequestContext } from '../context/request-context.js';
import { query } from '../lib/query.js';

/** Pages that every organization has. */
const BUILT_IN = ['', '/schedule', '/teamList', '/playerList', '/leaderboard'];

const WRITTEN = statement<[path: string], [organizationId: number]>(
  'sitemap_pages',
  "SELECT path FROM pages WHERE organization_id = $1 AND published_revision_id IS NOT NULL AND lower(path) <> 'home' ORDER BY lower(path)",
);

const TEAMS = statement<[id: number], [organizationId: number]>(
  'sitemap_teams',
  `SELECT DISTINCT slt.team_id FROM season_league_teams slt
   JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
   JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   WHERE slt.organization_id = $1 AND s.active ORDER BY slt.team_id LIMIT 10000`,
);

/**
 * The paths below an organization's site that search engines may show: lists, what it wrote, and the teams of its
 * active seasons. Players' pages are found from there, and no list of them is handed out. Null for an organization that
 * is not listed.
 */
export async function sitePaths(ctx: RequestContext, organizationId: number): Promise<string[] | null> {
  const organization = await organizationById(ctx, organizationId);
  if (!organization?.listed) return null;
  const [pages, teams] = await Promise.all([
    query(ctx, WRITTEN, organizationId, [organizationId]),
    query(ctx, TEAMS, organizationId, [organizationId]),
  ]);
  return [
    ...BUILT_IN,
    ...pages.map(([path]) => `/${path.split('/').map(encodeURIComponent).join('/')}`),
    ...teams.map(([id]) => `/teams/${id}`),
  ];
}

/** Slugs of the organizations of All Listings. */
export async function listedSlugs(ctx: RequestContext): Promise<string[]> {
  return (await listedOrganizations(ctx)).map(({ slug }) => encodeURIComponent(slug));
}
