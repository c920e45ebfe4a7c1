import { createContext } from '../context/create-context.js';
import type { RequestContext, Services } from '../context/request-context.js';
import type { TestOrganization } from '../features/api-keys/api-key.type.js';
import { type Write, writeAs } from '../features/audit/write.service.js';
import { notFound, tooMany } from '../lib/errors.js';
import { removeTestOrganizations } from '../features/organizations/empty-organization.service.js';
import { makeTestOrganization, remakeTestOrganization } from './make-test-organization.js';
import { testKeyMeant, testOrganizationOf } from './test-key.js';

const PLATFORM_TOO = { platform: true };

/** A reset is much work for so small a call: who asks for it again so soon waits. */
const PAUSE_MS = 10_000;

/**
 * Puts a test organization back to what it was made as. A test key its own; owners that of a key.
 * @throws as `testKeyMeant`; 429 within ten seconds after another reset
 */
export async function resetTestOrganization(ctx: RequestContext, keyId: string | null): Promise<TestOrganization> {
  const key = await testKeyMeant(ctx, keyId);
  await writeAs(ctx, key.identity.organizationId, key.author, resetIfRested, PLATFORM_TOO);
  return testOrganizationOf(ctx, key);
}

/** Whoever has waited for another reset finds that there has been one. */
async function resetIfRested(write: Write): Promise<void> {
  const [row] = await write.manager.query<{ resetAt: Date; createdAt: Date }[]>(
    'SELECT test_reset_at AS "resetAt", created_at AS "createdAt" FROM organizations WHERE id = $1 FOR UPDATE',
    [write.organizationId],
  );
  if (!row) throw notFound('API key');
  const rest = row.resetAt.getTime() + PAUSE_MS - write.now.getTime();
  if (row.resetAt > row.createdAt && rest > 0) {
    const seconds = Math.ceil(rest / 1_000);
    throw tooMany(
      `It has just been reset. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
      seconds,
    );
  }
  await remakeTestOrganization(write);
}

/** The night is over at four in the morning, by the organization's clock. */
const NIGHT_OF = (moment: string): string =>
  `((${moment} AT TIME ZONE known_zone(o.time_zone)) - interval '4 hours')::date`;
const AUTHOR = { id: null, name: 'nightly reset' };

/**
 * Puts back every test organization whose night has come, makes those that are missing, and removes those without a
 * key. What another process is at is left to it. @returns how many @throws the first failure, once all have been tried
 */
export async function sweepTestOrganizations(services: Services): Promise<number> {
  const ctx = await createContext(services, { transport: 'cli', requestId: 'nightly reset' });
  const [due, missing, orphans] = await Promise.all([
    services.dataSource.query<{ id: number }[]>(
      `SELECT o.id FROM organizations o WHERE o.test_of IS NOT NULL AND ${NIGHT_OF('o.test_reset_at')} < ${NIGHT_OF('$1::timestamptz')} ORDER BY o.id`,
      [services.now()],
    ),
    services.dataSource.query<{ organizationId: number; id: number }[]>(
      `SELECT k.organization_id AS "organizationId", k.id FROM api_keys k WHERE k.is_test AND k.revoked_at IS NULL AND NOT EXISTS (
         SELECT FROM organizations t WHERE t.test_of = k.organization_id AND t.test_key_id = k.id) ORDER BY 1, 2`,
    ),
    services.dataSource.query<{ testOf: number; keyId: number }[]>(
      `SELECT o.test_of AS "testOf", o.test_key_id AS "keyId" FROM organizations o WHERE o.test_of IS NOT NULL AND NOT EXISTS (
         SELECT FROM api_keys k WHERE k.organization_id = o.test_of AND k.id = o.test_key_id AND k.is_test AND k.revoked_at IS NULL)`,
    ),
  ]);
  const tasks = [
    ...due.map(
      ({ id }) =>
        () =>
          resetOnce(ctx, id),
    ),
    ...missing.map((key) => () => makeOnce(ctx, key)),
    ...orphans.map((orphan) => () => removeOnce(ctx, orphan)),
  ];
  let done = 0;
  const failures: unknown[] = [];
  // One that cannot be put back keeps no other from it, tonight and every night.
  for (const task of tasks) {
    try {
      done += await task();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

/** Whoever locks it first does it; whoever comes later finds it done. */
function resetOnce(ctx: RequestContext, organizationId: number): Promise<number> {
  return writeAs(
    ctx,
    organizationId,
    AUTHOR,
    async (write) => {
      const found = (await write.manager.query(
        `SELECT FROM organizations o WHERE o.id = $1 AND ${NIGHT_OF('o.test_reset_at')} < ${NIGHT_OF('$2::timestamptz')} FOR UPDATE SKIP LOCKED`,
        [organizationId, write.now],
      )) as unknown[];
      if (found.length === 0) return 0;
      await remakeTestOrganization(write);
      return 1;
    },
    PLATFORM_TOO,
  );
}

function makeOnce(
  ctx: RequestContext,
  { organizationId, id }: { organizationId: number; id: number },
): Promise<number> {
  return writeAs(
    ctx,
    organizationId,
    AUTHOR,
    async (write) => {
      await write.manager.query('SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
      const found = (await write.manager.query(
        `SELECT FROM api_keys k WHERE k.organization_id = $1 AND k.id = $2 AND k.is_test AND k.revoked_at IS NULL AND NOT EXISTS (
           SELECT FROM organizations t WHERE t.test_of = $1 AND t.test_key_id = $2)`,
        [organizationId, id],
      )) as unknown[];
      if (found.length === 0) return 0;
      await makeTestOrganization(write, id);
      return 1;
    },
    PLATFORM_TOO,
  );
}

async function removeOnce(ctx: RequestContext, { testOf, keyId }: { testOf: number; keyId: number }): Promise<number> {
  const removed = await writeAs(
    ctx,
    testOf,
    AUTHOR,
    ({ manager }) => removeTestOrganizations(manager, testOf, keyId),
    PLATFORM_TOO,
  );
  return removed.length;
}
