import { statement } from '../../database/prepared.js';
import { column, type Reading, reading } from '../../lib/reading.js';
import { nameOrder } from '../../lib/name-order.js';
import { uploadUrlSql } from '../../lib/upload-url.js';
import type { Organization } from './organization.type.js';

type Read = Omit<Organization, 'domain'>;

/** Pixels that the widest place for a logo has on a dense screen. */
const LOGO_WIDTH = 400;

/** What is read of an organization; the rest follows from it. */
const ORGANIZATION = reading({
  id: column('o.id'),
  name: column('o.name'),
  slug: column('o.slug'),
  formerSlugs: column('o.former_slugs'),
  domains: column(
    'ARRAY(SELECT d.domain FROM organization_domains d WHERE d.organization_id = o.id ORDER BY d.position, d.id)',
  ),
  theme: column('o.theme'),
  accent: column('o.accent'),
  language: column('o.language'),
  siteLanguage: column('o.site_language'),
  timeZone: column('o.time_zone'),
  homeVariant: column('o.home_variant'),
  navVariant: column('o.nav_variant'),
  captainLabel: column('o.captain_label'),
  playerNames: column('o.player_names'),
  rosterNames: column('o.roster_names'),
  namesCorrectors: column('o.names_correctors'),
  listed: column('o.listed'),
  customSite: column('o.custom_site'),
  customPageUrl: column('o.custom_page_url'),
  logoUrl: column(uploadUrlSql('o.id', 'o.logo_upload_id', LOGO_WIDTH)),
  facebookUrl: column('o.facebook_url'),
  instagramUrl: column('o.instagram_url'),
  youtubeUrl: column('o.youtube_url'),
  venueOrder: column('o.venue_order'),
  analyticsIds: column('o.analytics_ids'),
  analyticsSkipSlugPath: column('o.analytics_skip_slug_path'),
  ownersManageStaff: column('o.owners_manage_staff'),
  version: column('o.version'),
} satisfies { [Name in keyof Read]: Reading<Read[Name]> });

export const ORGANIZATION_BY_ID = statement<unknown[], [id: number]>(
  'organization_by_id',
  `SELECT ${ORGANIZATION.sql} FROM organizations o WHERE o.id = $1`,
);

/** Which of these organizations there are. */
export const ORGANIZATIONS_THERE = statement<[id: number], [ids: number[]]>(
  'organizations_there',
  'SELECT o.id FROM organizations o WHERE o.id = ANY($1)',
);

/** By its slug, or by one that it had before and that no other organization has now. */
export const ORGANIZATION_BY_SLUG = statement<unknown[], [slug: string]>(
  'organization_by_slug',
  `SELECT ${ORGANIZATION.sql} FROM organizations o WHERE o.id = COALESCE(
     (SELECT id FROM organizations WHERE slug = $1),
     (SELECT id FROM organizations WHERE former_slugs @> ARRAY[$1] ORDER BY id LIMIT 1))`,
);

export const ORGANIZATION_BY_DOMAIN = statement<unknown[], [domain: string]>(
  'organization_by_domain',
  `SELECT ${ORGANIZATION.sql} FROM organizations o WHERE o.id = (SELECT organization_id FROM organization_domains WHERE domain = $1)`,
);

export const ALL_ORGANIZATIONS = statement<unknown[]>(
  'all_organizations',
  `SELECT ${ORGANIZATION.sql} FROM organizations o WHERE o.test_of IS NULL ORDER BY ${nameOrder('o.name')}, o.id`,
);

/** Listed, and with a user who is not a super administrator. */
export const LISTINGS = statement<unknown[]>(
  'organization_listings',
  `SELECT ${ORGANIZATION.sql} FROM organizations o
   WHERE o.listed AND EXISTS (SELECT FROM users u WHERE u.organization_id = o.id AND u.role <> 'super_admin')
   ORDER BY ${nameOrder('o.name')}, o.id`,
);

export const ORGANIZATION_SPORTS = statement<[sportId: number], [organizationId: number]>(
  'organization_sports',
  'SELECT sport_id FROM organization_sports WHERE organization_id = $1 ORDER BY sport_id',
);

/** A row as the graph shows it. */
export function organizationOf(row: unknown[]): Organization {
  const read = ORGANIZATION.read(row, 0);
  return { ...read, domain: read.domains[0] ?? null };
}
