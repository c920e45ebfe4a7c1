import webPush from 'web-push';
import { inTransaction } from '../../database/transaction.js';
import type { Services } from '../../context/request-context.js';
import { openSecret, sealSecret } from '../../lib/secret-box.js';

/** By which push services know who sends (VAPID, RFC 8292). */
export interface PushKeys {
  /** Also told to browsers: they take messages by it alone. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new WeakMap<Services, Promise<PushKeys>>();

/** The keys of this installation: of its settings, or else made once and kept in the database, for all processes. */
export function pushKeys(services: Services): Promise<PushKeys> {
  const present = known.get(services);
  if (present) return present;
  const { vapidKeys } = services.config;
  const keys = vapidKeys ? Promise.resolve(vapidKeys) : keptKeys(services);
  known.set(services, keys);
  keys.catch(() => known.delete(services));
  return keys;
}

async function keptKeys(services: Services): Promise<PushKeys> {
  const kept = await readKeys(services);
  if (kept?.privateKey) return { ...kept, privateKey: kept.privateKey };
  const former = kept?.publicKey ?? '';
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = sealSecret(privateKey, services.config.sessionSecret, 'push');
  await inTransaction(services.dataSource, async (manager) => {
    // Of processes that start at once one wins.
    await manager.query(
      `INSERT INTO push_keys (public_key, private_key, made_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET public_key = $1, private_key = $2, made_at = $3 WHERE push_keys.public_key = $4`,
      [publicKey, sealed, services.now(), former],
    );
    // Sealed by another SESSION_SECRET: neither the former key nor what was subscribed by it can be read any more.
    await manager.query('DELETE FROM push_subscriptions WHERE public_key = $1', [former]);
  });
  const made = await readKeys(services);
  if (!made?.privateKey) throw new Error('the keys for push messages were sealed by another SESSION_SECRET');
  return { ...made, privateKey: made.privateKey };
}

/** Null where there are none; the private key is null where SESSION_SECRET was another one. */
async function readKeys({
  config,
  dataSource,
}: Services): Promise<{ publicKey: string; privateKey: string | null } | null> {
  const [row] = (await dataSource.query(
    'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
  )) as { publicKey: string; privateKey: string }[];
  return row ? { ...row, privateKey: openSecret(row.privateKey, config.sessionSecret, 'push') } : null;
}

/** Keys that are not used for so long do not come back any more, in milliseconds. */
const OUT_OF_USE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Forgets browsers that subscribed by keys which the installation has not used for a month: they take nothing by
 * others. Until then the former keys may be put back. Processes with different keys keep each other from forgetting
 * any. Returns how many there were.
 */
export async function sweepFormerKeys(services: Services): Promise<number> {
  const { dataSource } = services;
  const [anybody] = (await dataSource.query('SELECT FROM push_subscriptions LIMIT 1')) as unknown[];
  if (!anybody) return 0;
  const { publicKey } = await pushKeys(services);
  const now = services.now();
  await dataSource.query(
    `UPDATE push_subscriptions SET out_of_use_since = CASE WHEN public_key <> $1 THEN $2::timestamptz END
     WHERE (public_key <> $1) <> (out_of_use_since IS NOT NULL)`,
    [publicKey, now],
  );
  const [, count] = (await dataSource.query(
    'DELETE FROM push_subscriptions WHERE public_key <> $1 AND out_of_use_since <= $2',
    [publicKey, new Date(now.getTime() - OUT_OF_USE_MS)],
  )) as [unknown[], number];
  return count;
}
