import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { impliedScopes, type KeyScope } from '../../domain/keys/key-scopes.js';
import { writeKey } from '../../domain/keys/write-key.js';
import { ApiKeyEntity } from '../../features/api-keys/api-key.entity.js';
import { digestOfSecret } from '../../lib/secrets.js';
import { createOrganization } from './organizations.js';
import { saveRow } from './save-row.js';
import { unique } from './unique.js';

/** What a test may want of a key. */
export interface TestKey {
  scopes?: readonly KeyScope[];
  name?: string;
  origins?: string[];
  expiresAt?: Date | null;
  /** Its test organization is made by whoever asks for one. */
  isTest?: boolean;
}

/** Makes a key of an organization. @returns its row, with the key itself as `secret` */
export async function createApiKeyRow(
  manager: EntityManager,
  organizationId: number,
  { scopes = ['read'], name = unique('key'), origins = [], expiresAt = null, isTest = false }: TestKey = {},
): Promise<ApiKeyEntity & { secret: string }> {
  const secret = writeKey(organizationId, randomBytes(14).toString('hex'));
  const row = await saveRow(manager, ApiKeyEntity, {
    organizationId,
    name,
    digest: digestOfSecret(secret),
    prefix: secret.slice(0, 14),
    scopes: impliedScopes(scopes),
    origins,
    madeBy: 'test',
    expiresAt,
    isTest,
  });
  return { ...row, secret } as ApiKeyEntity & { secret: string };
}

/** Makes a test key of an organization, with an empty test organization. */
export async function createTestKeyRow(manager: EntityManager, organizationId: number): Promise<ApiKeyEntity> {
  const row = await createApiKeyRow(manager, organizationId, { scopes: ['write'], isTest: true });
  const testResetAt = new Date();
  await createOrganization(manager, { testOf: organizationId, testKeyId: row.id, testResetAt, listed: false });
  return row;
}
