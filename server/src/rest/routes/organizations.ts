import { get, type Row } from '../row.js';

/** Organizations, sports, navigation links. */
export const organizationRows: readonly Row[] = [
  get('/organizations', 'public', 'Organizations', 'Organizations by name: listed ones, and those that the caller administers.'),
  get('/organizations/{id}', 'public', 'OrganizationById', 'An organization, with its users for callers who administer it.'),
  get('/organizations/slug/{slug}', 'public', 'OrganizationBySlug', 'The organization with this slug, in any case.'),
  get('/organizations/domain/{domain}', 'public', 'OrganizationByDomain', 'The organization of this host name, in any case and with or without www.'),
  get('/sportsv2', 'public', 'Sports', 'All sports of the platform.'),
  get('/sportsv2/byOrg/{orgId}', 'public', 'SportsOfOrganization', 'The sports of an organization.'),
  get('/organization-links/{organizationId}', 'public', 'Links', "An organization's navigation links by position: shown ones; for its administrators hidden ones too."),
];
