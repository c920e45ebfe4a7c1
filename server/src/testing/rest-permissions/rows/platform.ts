import { unique } from '../../factories.js';
import { row } from '../row.js';

/** What the accounts of a tenant sign in with. */
export const PASSWORD = 'correct horse battery';

/** Organizations, users, sports, signing in, links. */
export const platformRows = [
  row('GET /organizations'),
  row('GET /organizations/{id}', { id: 'organization' }),
  row('GET /organizations/slug/{slug}', { slug: 'slug' }),
  row('GET /organizations/domain/{domain}', { domain: 'domain' }),
  row('POST /organizations', { 'sportIds.0': 'sport' }, () => ({ name: unique('Made') })),
  row('POST /admin/organizations', { 'sportIds.0': 'sport' }, () => ({ name: unique('Made') })),
  row('PUT /organizations/{id}', { id: 'organization', 'sportIds.0': 'sport' }, { captainLabel: 'Coach' }),
  row('DELETE /organizations/{id}', { id: 'organization' }),
  row('POST /organizations/{id}/addUser', { id: 'organization', userId: 'user' }),
  row('GET /changes'),
  row('GET /sportsv2'),
  row('GET /sportsv2/byOrg/{orgId}', { orgId: 'organization' }),
  row('GET /organization-links/{organizationId}', { organizationId: 'organization' }),
  row('POST /organization-links', { organization_id: 'organization' }, { label: 'Rules', slug: 'rules' }),
  row('PUT /organization-links/{linkId}', { linkId: 'link', organization_id: 'organization' }, { label: 'Rules' }),
  row('DELETE /organization-links/{linkId}', { linkId: 'link' }),
  row('GET /auth/check-auth'),
  row('POST /auth/login', { slug: 'slug' }, ({ staff }) => ({ username: staff.username, password: PASSWORD }), {
    missing: { slug: 401 },
  }),
  row('POST /auth/logout'),
  row('GET /usersv2'),
  row('POST /usersv2', { organization_id: 'organization', 'sportIds.0': 'sport' }, () => ({
    username: unique('made'),
    role: 'staff',
  })),
  row('PUT /usersv2/{id}', { id: 'user', 'sportIds.0': 'sport' }, { email: 'new@example.com' }),
  row('DELETE /usersv2/{id}', { id: 'user' }),
  row('DELETE /users/{id}', { id: 'user' }),
];
