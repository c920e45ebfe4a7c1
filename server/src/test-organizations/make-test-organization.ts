import { drawLetters } from '../lib/secrets.js';
import { unprocessable } from '../lib/errors.js';
import { setForTransaction } from '../database/limits/write-limits.js';
import { newRowStamp, sqlStamp } from '../features/audit/stamps.js';
import type { Write } from '../features/audit/write.service.js';
import { emptyOrganization } from '../features/organizations/empty-organization.service.js';
import { OrganizationEntity } from '../features/organizations/organization.entity.js';
import { fillTestOrganization } from './fill-test-organization.js';

/** Test organizations that an organization has at most. */
const MOST = 5;
/** The address is known to whoever is told: so many letters are not guessed. */
const DRAWN = 12;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** What programs elsewhere have been told to listen to stays; what else there is goes. */
const KEPT = ['webhooks', 'webhook_deliveries', 'webhook_attempts'];

/**
 * Makes the test organization of a key, filled. The key's organization is locked by the caller.
 * @param parent a write for the organization that the key belongs to
 * @throws 422 when that one has as many as may be
 */
export async function makeTestOrganization(parent: Write, keyId: number): Promise<void> {
  const { manager, organizationId: testOf, now } = parent;
  if ((await manager.countBy(OrganizationEntity, { testOf })) >= MOST)
    throw unprocessable(
      `An organization can have at most ${MOST} test organizations. Revoke a test key that is not needed.`,
    );
  const { id } = await manager.save(OrganizationEntity, {
    name: 'Test',
    slug: `test-${drawLetters(LETTERS, DRAWN)}`,
    testOf,
    testKeyId: keyId,
    listed: false,
    testResetAt: now,
    createdAt: now,
    ...newRowStamp(parent),
  });
  await settle({ ...parent, organizationId: id });
}

/**
 * Puts a test organization back to what it was made as. What is going on in it ends; its address and its webhooks stay.
 */
export async function remakeTestOrganization(write: Write): Promise<void> {
  await setForTransaction(write.manager, { 'courtbook.tells_webhooks': 'off' });
  await emptyOrganization(write.manager, write.organizationId, KEPT);
  await settle(write);
}

/**
 * Lets its row follow the organization that it belongs to, and fills it. Nothing else of the row is a key's to change.
 */
async function settle(write: Write): Promise<void> {
  const { manager, organizationId, now } = write;
  const stamp = sqlStamp(write, 3);
  await manager.query(
    `UPDATE organizations SET (name, time_zone, language, site_language) = (
         SELECT left('Test of ' || p.name, 200), p.time_zone, p.language, p.site_language FROM organizations p WHERE p.id = organizations.test_of),
       test_reset_at = $2, ${stamp.set} WHERE id = $1`,
    [organizationId, now, ...stamp.params],
  );
  await fillTestOrganization(write);
}
