import { statement } from '../../database/prepared.js';
import { uploadUrlSql } from '../../lib/upload-url.js';
import type { HomeVariant, NavVariant, PlayerNames, RosterNames, SiteLanguage, Theme } from './organization.enums.js';
import type { Organization } from './organization.type.js';

/** The columns of `COLUMNS`, in their order. */
export type OrganizationRow = [
  id: number,
  name: string,
  slug: string,
  formerSlugs: string[],
  domains: string[],
  theme: Theme,
  accent: string,
  language: string,
  siteLanguage: SiteLanguage,
  timeZone: string,
  homeVariant: HomeVariant,
  navVariant: NavVariant,
  captainLabel: string,
  playerNames: PlayerNames,
  rosterNames: RosterNames,
  namesCorrectors: boolean,
  listed: boolean,
  customSite: boolean,
  customPageUrl: string | null,
  logoUrl: string | null,
  facebookUrl: string | null,
  instagramUrl: string | null,
  youtubeUrl: string | null,
  venueOrder: string[],
  analyticsIds: Record<string, string>,
  analyticsSkipSlugPath: boolean,
  ownersManageStaff: boolean,
  version: number,
];

/** Pixels that the widest place for a logo has on a dense screen. */
const LOGO_WIDTH = 400;

const COLUMNS = `o.id, o.name, o.slug, o.former_slugs,
  ARRAY(SELECT d.domain FROM organization_domains d WHERE d.organization_id = o.id ORDER BY d.position, d.id),
  o.theme, o.accent, o.language, o.site_language, o.time_zone, o.home_variant, o.nav_variant, o.captain_label, o.player_names, o.roster_names, o.names_correctors, o.listed,
  o.custom_site, o.custom_page_url,
  ${uploadUrlSql('o.id', 'o.logo_upload_id', LOGO_WIDTH)},
  o.facebook_url, o.instagram_url, o.youtube_url, o.venue_order, o.analytics_ids, o.analytics_skip_slug_path, o.owners_manage_staff, o.version`;

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
  const [
    id,
    name,
    slug,
    formerSlugs,
    domains,
    theme,
    accent,
    language,
    siteLanguage,
    timeZone,
    homeVariant,
    navVariant,
    captainLabel,
    playerNames,
    rosterNames,
    namesCorrectors,
    ...rest
  ] = row;
  const [
    listed,
    customSite,
    customPageUrl,
    logoUrl,
    facebookUrl,
    instagramUrl,
    youtubeUrl,
    venueOrder,
    analyticsIds,
    analyticsSkipSlugPath,
    ownersManageStaff,
    version,
  ] = rest;
  return {
    id,
    name,
    slug,
    formerSlugs,
    domains,
    domain: domains[0] ?? null,
    theme,
    accent,
    language,
    siteLanguage,
    timeZone,
    homeVariant,
    navVariant,
    captainLabel,
    playerNames,
    rosterNames,
    namesCorrectors,
    listed,
    customSite,
    customPageUrl,
    logoUrl,
    facebookUrl,
    instagramUrl,
    youtubeUrl,
    venueOrder,
    analyticsIds,
    analyticsSkipSlugPath,
    ownersManageStaff,
    version,
  };
}
