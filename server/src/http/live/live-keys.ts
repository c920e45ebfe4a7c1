import { namesTenant, type TenantNames } from '../../features/tenancy/tenancy.service.js';
import type { KeyRing, KnownKey } from '../keys/key-ring.js';
import type { Viewpoint } from './live-operations.js';

/**
 * What a key sees of what is followed. One that sees what visitors see shares their executions.
 * @param names a tenant that the request names; the key's own where it names none
 */
export function viewpointOfKey(key: KnownKey, host: string | null, names: TenantNames): Viewpoint {
  const { id, scopes } = key.identity;
  const own: Viewpoint = { host, names, session: { kind: 'key', id, token: key.digest.toString('hex'), key } };
  return scopes.includes('read:members') ? own : viewpointOfVisitors(own);
}

/** What a visitor sees there: of a key's own organization where none is named. */
export function viewpointOfVisitors({ host, names, session }: Viewpoint): Viewpoint {
  const own = session?.kind === 'key' && !namesTenant(names) ? session.key.identity.organizationId : null;
  return { host, names: own === null ? names : { organization: String(own) }, session: null };
}

/** Which of these keys are over, or may something else by now. */
export async function endedKeys(keys: KeyRing, known: Iterable<KnownKey>): Promise<Set<KnownKey>> {
  const ended = new Set<KnownKey>();
  for (const key of new Set(known)) {
    const now = await keys.again(key);
    if (now === null || now.version !== key.version || keys.refusalOf(now) !== null) ended.add(key);
  }
  return ended;
}
