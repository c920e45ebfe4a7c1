import { type Bindings, del, get, post, put, type Row } from '../row.js';

const fields: Bindings = {
  name: 'input.name',
  domain: 'input.domain',
  slug: 'input.slug',
  theme: 'input.theme',
  accent: 'input.accent',
  language: 'input.language',
  siteLanguage: 'input.siteLanguage',
  timeZone: 'input.timeZone',
  captainLabel: 'input.captainLabel',
  facebook_url: 'input.facebookUrl',
  instagram_url: 'input.instagramUrl',
  youtube_url: 'input.youtubeUrl',
  sportIds: 'input.sportIds',
  logo: 'input.logo',
  customPageUrl: 'input.customPageUrl',
  customSite: 'input.customSite',
};

const form = { body: fields, multipart: true };

/** Organizations and sports. */
export const organizationRows: readonly Row[] = [
  get(
    '/organizations',
    'public',
    'Organizations',
    'Organizations by name: listed ones, and those that the caller administers.',
  ),
  get(
    '/organizations/{id}',
    'public',
    'OrganizationById',
    'An organization, with its users for callers who administer it.',
  ),
  get('/organizations/slug/{slug}', 'public', 'OrganizationBySlug', 'The organization with this slug, in any case.'),
  get(
    '/organizations/domain/{domain}',
    'public',
    'OrganizationByDomain',
    'The organization of this host name, in any case and with or without www.',
  ),
  post(
    '/organizations',
    'super_admin',
    'CreateOrganization',
    'Creates an organization with the defaults of its sports.',
    form,
  ),
  post(
    '/admin/organizations',
    'super_admin',
    'CreateOrganization',
    'Creates an organization with the defaults of its sports.',
    { ...form, failure: 'Failed to create user' },
  ),
  put(
    '/organizations/{id}',
    'super_admin',
    'UpdateOrganization',
    'Changes an organization; what is absent stays.',
    form,
  ),
  del(
    '/organizations/{id}',
    'super_admin',
    'DeleteOrganization',
    'Deletes an organization with its users and all its content.',
  ),
  post('/organizations/{id}/addUser', 'super_admin', 'AddUserToOrganization', 'Attaches a user to an organization.', {
    template: '/organizations/{id}/{action}', // 'slug' and 'domain' are literals in the place of {id}
    body: { userId: 'userId' },
  }),
  get(
    '/changes',
    'public-scoped',
    'Changes',
    'What visitors see otherwise than at the time of a cursor, the `cursor` of an earlier answer; without one nothing, and the cursor of now.',
    { query: { after: 'after', first: 'first' }, statuses: [410] },
  ),
  get('/sportsv2', 'public', 'Sports', 'All sports of the platform.'),
  get('/sportsv2/byOrg/{orgId}', 'public', 'SportsOfOrganization', 'The sports of an organization.'),
];
