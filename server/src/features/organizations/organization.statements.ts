import { statement } from '../../database/prepared.js';
import { uploadUrlSql } from '../../lib/upload-url.js';
import type { Organization } from './organization.type.js';

/** What is read of an organization; the rest follows from it. */
type Read = Omit<Organization, 'domain'>;

/** The values of `SQL_OF`. */
export type OrganizationRow = Read[keyof Read][];

/** Pixels that the widest place for a logo has on a dense screen. */
const LOGO_WIDTH = 400;

/** The fields of an organization that are read, each with its SQL, in the order of a row. */
const SQL_OF: Readonly<Record<keyof Read, string>> = {
  id: 'o.id',
  name: 'o.name',
  slug: 'o.slug',
  formerSlugs: 'o.former_slugs',
  domains:
    'ARRAY(SELECT d.domain FROM organization_domains d WHERE d.organization_id = o.id ORDER BY d.position, d.id)',
  theme: 'o.theme',
  accent: 'o.accent',
  language: 'o.language',
  siteLanguage: 'o.site_language',
  timeZone: 'o.time_zone',
  homeVariant: 'o.home_variant',
  navVariant: 'o.nav_variant',
  captainLabel: 'o.captain_label',
  playerNames: 'o.player_names',
  rosterNames: 'o.roster_names',
  namesCorrectors: 'o.names_correctors',
  listed: 'o.listed',
  customSite: 'o.custom_site',
  customPageUrl: 'o.custom_page_url',
  logoUrl: uploadUrlSql('o.id', 'o.logo_upload_id', LOGO_WIDTH),
  facebookUrl: 'o.facebook_url',
  instagramUrl: 'o.instagram_url',
  youtubeUrl: 'o.youtube_url',
  venueOrder: 'o.venue_order',
  analyticsIds: 'o.analytics_ids',
  analyticsSkipSlugPath: 'o.analytics_skip_slug_path',
  ownersManageStaff: 'o.owners_manage_staff',
  version: 'o.version',
};
const FIELDS = Object.keys(SQL_OF);
const COLUMNS = Object.values(SQL_OF).join(', ');

export const ORGANIZATION_BY_ID = statement<OrganizationRow, [id: number]>(
  'organization_by_id',
  `SELECT ${COLUMNS} FROM organizations o WHERE o.id = $1`,
);

/** Which of these organizations there are. */
export const ORGANIZATIONS_THERE = statement<[id: number], [ids: number[]]>(
  'organizations_there',
  'SELECT o.id FROM organizations o WHERE o.id = ANY($1)',
);

/** By its slug, or by one that it had before and that no other organization has now. */
export const ORGANIZATION_BY_SLUG = statement<OrganizationRow, [slug: string]>(
  'organization_by_slug',
  `SELECT ${COLUMNS} FROM organizations o WHERE o.id = COALESCE(
     (SELECT id FROM organizations WHERE slug = $1),
     (SELECT id FROM organizations WHERE former_slugs @> ARRAY[$1] ORDER BY id LIMIT 1))`,
);

export const ORGANIZATION_BY_DOMAIN = statement<OrganizationRow, [domain: string]>(
  'organization_by_domain',
  `SELECT ${COLUMNS} FROM organizations o WHERE o.id = (SELECT organization_id FROM organization_domains WHERE domain = $1)`,
);

export const ALL_ORGANIZATIONS = statement<OrganizationRow>(
  'all_organizations',
  `SELECT ${COLUMNS} FROM organizations o WHERE o.test_of IS NULL ORDER BY lower(o.name), o.id`,
);

/** Listed, and with a user who is not a super administrator. */
export const LISTINGS = statement<OrganizationRow>(
  'organization_listings',
  `SELECT ${COLUMNS} FROM organizations o
   WHERE o.listed AND EXISTS (SELECT FROM users u WHERE u.organization_id = o.id AND u.role <> 'super_admin')
   ORDER BY lower(o.name), o.id`,
);

export const ORGANIZATION_SPORTS = statement<[sportId: number], [organizationId: number]>(
  'organization_sports',
  'SELECT sport_id FROM organization_sports WHERE organization_id = $1 ORDER BY sport_id',
);

/** A row as the graph shows it. */
export function organizationOf(row: OrganizationRow): Organization {
  const read = Object.fromEntries(FIELDS.map((field, index) => [field, row[index]])) as unknown as Read;
  return { ...read, domain: read.domains[0] ?? null };
}
