import { type Bindings, del, get, post, put, type Row } from '../row.js';

const fields: Bindings = {
  label: 'input.label',
  is_external: 'input.isExternal',
  slug: 'input.slug',
  url: 'input.url',
  show_in_navbar: 'input.showInNavbar',
};

/** One address for the links of an organization and for a link. */
const template = '/organization-links/{id}';

/** Navigation links. */
export const linkRows: readonly Row[] = [
  get(
    '/organization-links/{organizationId}',
    'public',
    'Links',
    "An organization's navigation links by position: shown ones; for its administrators hidden ones too.",
    { template },
  ),
  post('/organization-links', 'admin', 'CreateLink', 'Adds a navigation link at the end.', {
    body: fields,
    tenantField: 'organization_id',
  }),
  put('/organization-links/{linkId}', 'admin', 'UpdateLink', 'Changes a navigation link; what is absent stays.', {
    template,
    params: { linkId: 'id' },
    body: { ...fields, position: 'input.position' },
    tenantField: 'organization_id',
  }),
  del('/organization-links/{linkId}', 'admin', 'DeleteLink', 'Removes a navigation link.', {
    template,
    params: { linkId: 'id' },
  }),
];
