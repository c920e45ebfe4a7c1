import { BASE62 } from '../../domain/keys/base62.js';
import { KEY_PARTS, SHOWN_LETTERS } from '../../domain/keys/key-form.js';
import { impliedScopes, type KeyScope } from '../../domain/keys/key-scopes.js';
import { writeKey } from '../../domain/keys/write-key.js';
import { safeUrl } from '../../domain/text/safe-url.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound, unprocessable, valueTaken } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner } from '../../lib/policy.js';
import { digestOfSecret, drawLetters } from '../../lib/secrets.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import { changedRowStamp, newRowStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { answersSecret } from '../idempotency/idempotency.service.js';
import { removeTestOrganizations } from '../organizations/empty-organization.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { ApiKeyEntity } from './api-key.entity.js';
import type { CreateApiKeyInput, UpdateApiKeyInput } from './api-key.input.js';
import type { ApiKey, CreateApiKeyPayload, RevokeApiKeyPayload, UpdateApiKeyPayload } from './api-key.type.js';
import { keysOf } from './api-keys.service.js';

/**
 * Keys of an organization that are not revoked. Each has a budget of its own, so this bounds what all of them may cost.
 */
const MOST_KEYS = 20;
const LONGEST_NAME = 60;
const MOST_ORIGINS = 20;
const LONGEST_ORIGIN = 300;
const TAKEN = {
  api_keys_name_key: () =>
    valueTaken('Another key has this name. The audit trail tells keys apart by their names.', 'name'),
};

/**
 * Makes a key of the organization. What opens something is answered this once, and kept nowhere. Owners.
 * @param makeTestOrganization makes what a test key opens
 * @throws 400 naming the field; 409 when another key has the name; 422 when there are as many as may be
 */
export async function createApiKey(
  ctx: RequestContext,
  input: CreateApiKeyInput,
  makeTestOrganization: (tx: Write, keyId: number) => Promise<void>,
): Promise<CreateApiKeyPayload> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const values = {
    name: check.name('name', input.name, LONGEST_NAME),
    scopes: scopesOf(check, input.scopes),
    origins: originsOf(check, input.origins ?? []),
    expiresAt: expiryOf(check, input.expiresAt ?? null, ctx.services.now()),
    ...(input.isTest === true && { isTest: true }),
  };
  check.finish();
  const secret = writeKey(organizationId, drawLetters(BASE62, KEY_PARTS.drawn));
  answersSecret(ctx);
  const id = await refuseDuplicates(TAKEN, () =>
    write(
      ctx,
      organizationId,
      async (tx) => {
        await refuseCrowd(tx);
        const row = await tx.manager.save(ApiKeyEntity, {
          ...values,
          organizationId,
          digest: digestOfSecret(secret),
          prefix: secret.slice(0, SHOWN_LETTERS),
          madeBy: tx.author.name,
          createdAt: tx.now,
          ...newRowStamp(tx),
        });
        const changes = Object.fromEntries(
          Object.entries(values).map(([field, value]) => [field, [null, value] as [unknown, unknown]]),
        );
        await recordAudit(tx, { action: 'api_key.create', ...describe(row), changes });
        if (row.isTest) await makeTestOrganization(tx, row.id);
        return row.id;
      },
      { platform: input.isTest === true },
    ),
  );
  return { apiKey: await keyOf(ctx, organizationId, id), secret };
}

/**
 * Changes what a key is called, what it may, from where and how long; can be undone. Owners.
 * @throws 400 naming the field; 404; 409 for a stale version, and when another key has the name; 422 for a revoked key
 */
export async function updateApiKey(
  ctx: RequestContext,
  id: string | number,
  input: UpdateApiKeyInput,
): Promise<UpdateApiKeyPayload> {
  const organizationId = requireOwner(ctx);
  const check = new InputCheck();
  const patch = definedFields({
    name: check.name('name', input.name, LONGEST_NAME),
    scopes: input.scopes == null ? undefined : scopesOf(check, input.scopes),
    origins: input.origins == null ? undefined : originsOf(check, input.origins),
    expiresAt: input.expiresAt,
  });
  check.finish();
  const { keyId, undoId } = await refuseDuplicates(TAKEN, () =>
    write(ctx, organizationId, async (tx) => {
      const row = await lockOpen(tx, id);
      // What was set before and is over by now may stay.
      if (patch.expiresAt?.getTime() !== row.expiresAt?.getTime()) {
        expiryOf(check, patch.expiresAt ?? null, tx.now);
        check.finish();
      }
      const undo = new UndoRecorder(tx);
      const described = { ...describe(row), expected: input.expectedVersion };
      await undo.watch('api_keys', [row.id], () => updateRow(tx, ApiKeyEntity, row, patch, described));
      const done = await undo.save('api_key.update', `Changed the API key ${row.name}.`, { needs: 'org_owner' });
      return { keyId: row.id, undoId: done };
    }),
  );
  return { apiKey: await keyOf(ctx, organizationId, keyId), undoId };
}

/**
 * Revokes a key, for good: it opens nothing from then on, in any process. Its test organization goes with it. Owners.
 * @throws 404
 */
export async function revokeApiKey(ctx: RequestContext, id: string | number): Promise<RevokeApiKeyPayload> {
  const organizationId = requireOwner(ctx);
  const keyId = await write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockRow(tx, ApiKeyEntity, parseId(id, 'API key'), 'API key');
      if (row.revokedAt !== null) return row.id;
      const values = { revokedAt: tx.now, ...changedRowStamp(tx, row) };
      await tx.manager.update(ApiKeyEntity, { organizationId, id: row.id }, values);
      await recordAudit(tx, { action: 'api_key.revoke', ...describe(row), version: values.version });
      if (row.isTest) await removeTestOrganizations(tx.manager, organizationId, row.id);
      return row.id;
    },
    { platform: true },
  );
  return { apiKey: await keyOf(ctx, organizationId, keyId) };
}

function describe({ id, name }: ApiKeyEntity): { entityType: string; entityId: number; label: string } {
  return { entityType: 'api_key', entityId: id, label: name };
}

async function lockOpen(tx: Write, id: string | number): Promise<ApiKeyEntity> {
  const row = await lockRow(tx, ApiKeyEntity, parseId(id, 'API key'), 'API key');
  if (row.revokedAt !== null) throw unprocessable('This key was revoked. Make another one instead.');
  return row;
}

/** The organization's row is locked, so that keys are counted one after the other. */
async function refuseCrowd(tx: Write): Promise<void> {
  const { manager, organizationId } = tx;
  await lockOrganization(tx);
  const [{ count }] = (await manager.query(
    'SELECT count(*)::int AS count FROM api_keys WHERE organization_id = $1 AND revoked_at IS NULL',
    [organizationId],
  )) as [{ count: number }];
  if (count >= MOST_KEYS)
    throw unprocessable(`An organization can have at most ${MOST_KEYS} API keys. Revoke one that is not needed.`);
}

function scopesOf(check: InputCheck, scopes: readonly KeyScope[]): KeyScope[] {
  check.that(scopes.length > 0, 'scopes', 'scopes must have at least one entry.');
  return impliedScopes(scopes);
}

function expiryOf(check: InputCheck, expiresAt: Date | null, now: Date): Date | null {
  check.that(expiresAt === null || expiresAt > now, 'expiresAt', 'expiresAt must be in the future.');
  return check.moment('expiresAt', expiresAt);
}

function originsOf(check: InputCheck, origins: readonly string[]): string[] {
  check.that(origins.length <= MOST_ORIGINS, 'origins', `origins must have at most ${MOST_ORIGINS} entries.`);
  const read = origins.slice(0, MOST_ORIGINS).map((given) => {
    const origin = originOf(given);
    if (origin === null)
      check.fail(
        'origins',
        'Each of the origins must be scheme and host, as https://example.org or http://localhost:3000.',
      );
    return origin ?? '';
  });
  return [...new Set(read)];
}

/** As browsers send it; null for what is none. */
function originOf(text: string): string | null {
  const href = safeUrl(text);
  if (href === null) return null;
  const { origin } = new URL(href);
  return href === `${origin}/` && origin.length <= LONGEST_ORIGIN ? origin : null;
}

async function keyOf(ctx: RequestContext, organizationId: number, id: number): Promise<ApiKey> {
  const key = (await keysOf(ctx, organizationId)).find((one) => one.id === id);
  if (!key) throw notFound('API key');
  return key;
}
