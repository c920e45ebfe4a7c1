import { createLink, createPage, unique } from '../../factories.js';
import { row } from '../row.js';

/** Links and pages. */
export const rows = [
  row('createLink', 'staff', () => ({ input: { label: 'Rules', slug: 'rules' } })),
  row('updateLink', 'staff', (id) => ({ id, input: { label: 'Rules', expectedVersion: 1 } }), createLink),
  row('reorderLinks', 'staff', () => ({ ids: ['0'] }), undefined, { own: 'NOT_FOUND' }),
  row('deleteLink', 'staff', (id) => ({ id }), createLink),
  row('editablePages', 'org_owner'),
  row('editablePage', 'org_owner', (id) => ({ id }), createPage),
  row('pageRevisions', 'org_owner', (id) => ({ id }), createPage),
  row('previewPageBlocks', 'org_owner', () => ({ blocks: [{ kind: 'HEADING', text: 'x' }] })),
  row('createPage', 'org_owner', () => ({ input: { path: unique('page'), title: 'Rules' } })),
  row('savePage', 'org_owner', (id) => ({ id, input: { title: 'Rules', blocks: [], expectedVersion: 1 } }), createPage),
  row('publishPage', 'org_owner', (id) => ({ id, expectedVersion: 1 }), createPage),
  row('unpublishPage', 'org_owner', (id) => ({ id, expectedVersion: 1 }), createPage),
  row('uploadPageImage', 'org_owner', () => ({}), undefined, { own: 'BAD_USER_INPUT' }),
  row('deletePage', 'org_owner', (id) => ({ id }), createPage),
];
