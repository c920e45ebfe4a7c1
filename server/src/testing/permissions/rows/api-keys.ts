import { createApiKeyRow, createTestKeyRow, unique } from '../../factories.js';
import { row } from '../row.js';

/** Keys that programs show. */
export const rows = [
  row('apiKeys', 'org_owner'),
  row('createApiKey', 'org_owner', () => ({ input: { name: unique('key'), scopes: ['READ'] } })),
  row('updateApiKey', 'org_owner', (id) => ({ id, input: { scopes: ['WRITE'], expectedVersion: 1 } }), createApiKeyRow),
  row('revokeApiKey', 'org_owner', (id) => ({ id }), createApiKeyRow),
  row('resetTestOrganization', 'org_owner', (keyId) => ({ keyId }), createTestKeyRow),
  // It is empty: nobody can play there.
  row('startSimulatedGame', 'org_owner', (keyId) => ({ keyId }), createTestKeyRow, { own: 'UNPROCESSABLE' }),
  row('stopSimulatedGame', 'org_owner', (keyId) => ({ keyId }), createTestKeyRow),
];
