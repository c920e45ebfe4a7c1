import { statement } from '../database/prepared.js';
import type { ApiKeyIdentity, RequestContext } from '../context/request-context.js';
import { notFound, unprocessable } from '../lib/errors.js';
import { parseId } from '../lib/ids.js';
import { requireActor, requireAdmin, requireOwner } from '../lib/policy.js';
import { query } from '../lib/query.js';
import type { Author } from '../features/audit/write.service.js';
import type { TestOrganization } from '../features/api-keys/api-key.type.js';
import { keysOf } from '../features/api-keys/api-keys.service.js';

/** A test key, and who does something in the organization that it opens. */
export interface TestKey {
  readonly identity: ApiKeyIdentity;
  readonly author: Author;
}

const KEY = statement<
  [name: string, madeBy: string, isTest: boolean, isRevoked: boolean, testOrganizationId: number | null],
  [organizationId: number, keyId: number]
>(
  'test_key',
  `SELECT k.name, k.made_by, k.is_test, k.revoked_at IS NOT NULL,
     (SELECT t.id FROM organizations t WHERE t.test_of = $1 AND t.test_key_id = k.id)
   FROM api_keys k WHERE k.organization_id = $1 AND k.id = $2`,
);

/**
 * Whose test organization a call is about: a test key's own, where it names none; else that of a key of the
 * organization. Owners.
 * @throws 401, 403; 404 for an unknown key; 422 for one that is no test key, or no longer
 */
export async function testKeyMeant(ctx: RequestContext, keyId: string | number | null): Promise<TestKey> {
  if (keyId === null) {
    requireAdmin(ctx);
    if (!ctx.apiKey?.isTest) throw unprocessable('Say which test key, or show one.');
    return { identity: ctx.apiKey, author: { id: null, name: requireActor(ctx).username } };
  }
  const ownerId = requireOwner(ctx);
  const id = parseId(keyId, 'API key');
  const [row] = await query(ctx, KEY, ownerId, [ownerId, id]);
  if (!row) throw notFound('API key');
  const [name, madeBy, isTest, isRevoked, organizationId] = row;
  if (!isTest || isRevoked) throw unprocessable('This is no test key, or no longer one.');
  if (organizationId === null)
    throw unprocessable('The test organization is being made anew. Try again in ten minutes.');
  const identity = { id, organizationId, ownerId, isTest, name, madeBy, scopes: [] };
  // Users are another organization's: only the name is known in this one.
  return { identity, author: { id: null, name: requireActor(ctx).username } };
}

/** What a test key opens, as it is now. */
export async function testOrganizationOf(ctx: RequestContext, { identity }: TestKey): Promise<TestOrganization> {
  const key = (await keysOf(ctx, identity.ownerId)).find(({ id }) => id === identity.id);
  if (!key?.testOrganization) throw notFound('API key');
  return key.testOrganization;
}
