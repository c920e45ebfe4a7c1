import type { Pool } from 'pg';
import { forTenant } from '../../database/pool.js';
import { run, statement, type StatementLog } from '../../database/prepared.js';
import type { TenantVersions } from '../../database/tenant-versions.js';
import type { ApiKeyIdentity } from '../../context/request-context.js';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import { endOfKey } from '../../domain/keys/end-of-key.js';
import { readKey } from '../../domain/keys/read-key.js';
import { AppError } from '../../lib/errors.js';
import { digestOfSecret } from '../../lib/secrets.js';

/** Keys that a process remembers, those that were not shown for longest going first. */
const MOST_KEYS = 10_000;

/** No organization has this number. */
const NONE = -1;

const ENDS = { revoked: 'This API key was revoked.', expired: 'This API key has expired.' } as const;

/** A key that there is, or was. */
export interface KnownKey {
  readonly identity: ApiKeyIdentity;
  readonly digest: Buffer;
  /** Of pages that may use it; empty: any, to read. */
  readonly origins: readonly string[];
  readonly expiresAt: Date | null;
  readonly isRevoked: boolean;
  /** Another one after each change of the key. */
  readonly version: number;
}

interface Entry {
  /** Of the organization. */
  readonly version: number;
  readonly key: KnownKey;
}

const FIND = statement<
  [
    id: number,
    name: string,
    madeBy: string,
    scopes: KeyScope[],
    origins: string[],
    expiresAt: Date | null,
    isRevoked: boolean,
    version: number,
    isTest: boolean,
    testOrganizationId: number | null,
  ],
  [organizationId: number, digest: Buffer]
>(
  'api_key_find',
  `SELECT k.id, k.name, k.made_by, k.scopes, k.origins, k.expires_at, k.revoked_at IS NOT NULL, k.version, k.is_test,
     (SELECT t.id FROM organizations t WHERE k.is_test AND t.test_of = $1 AND t.test_key_id = k.id)
   FROM api_keys k WHERE k.organization_id = $1 AND k.digest = $2`,
);

/**
 * The keys that a process was shown. Each is looked up once, and again when its organization has changed: a revoked one
 * is told to all processes as any other change is, and while changes cannot be noticed every request asks the database.
 */
export class KeyRing {
  private readonly known = new Map<string, Entry>();

  constructor(
    private readonly pool: Pool,
    private readonly versions: TenantVersions,
    private readonly now: () => Date,
  ) {}

  /**
   * The key that somebody shows, be it over or not; null when there is none. What is no key by its letters is not
   * looked up.
   * @param log where statements are noted
   */
  async find(shown: string, log?: StatementLog): Promise<KnownKey | null> {
    const organizationId = readKey(shown);
    return organizationId === null ? null : this.byDigest(organizationId, digestOfSecret(shown), log);
  }

  /**
   * Whether a key has been shown before and is still remembered, be it over or not: the database may be asked all the
   * same.
   */
  knows(shown: string): boolean {
    return this.known.has(nameOf(digestOfSecret(shown)));
  }

  /**
   * What has become of a key, by the database: its end may be told before the change of its organization. Null when it
   * is gone.
   */
  again({ identity, digest }: KnownKey): Promise<KnownKey | null> {
    return this.read(identity.ownerId, digest);
  }

  /** Why a key opens nothing, or null. */
  refusalOf(key: KnownKey | null): AppError | null {
    if (key === null) return refused('There is no such API key.');
    const end = endOfKey(key, this.now());
    if (end !== null) return refused(ENDS[end]);
    if (key.identity.organizationId !== NONE) return null;
    const message = 'The test organization of this API key is being made anew. Try again in ten minutes.';
    return new AppError('SERVICE_UNAVAILABLE', message, { details: { retryAfterSeconds: 600 } });
  }

  private async byDigest(organizationId: number, digest: Buffer, log?: StatementLog): Promise<KnownKey | null> {
    const name = nameOf(digest);
    const version = this.versions.of(organizationId);
    const entry = this.known.get(name);
    if (entry?.version === version && this.versions.healthy) return entry.key;
    const key = await this.read(organizationId, digest, log);
    // The one that was shown last comes last.
    this.known.delete(name);
    if (key === null || key.identity.organizationId === NONE) return key;
    this.known.set(name, { version, key });
    if (this.known.size > MOST_KEYS) this.known.delete(this.known.keys().next().value as string);
    return key;
  }

  private async read(organizationId: number, digest: Buffer, log?: StatementLog): Promise<KnownKey | null> {
    const [row] = await run(forTenant(this.pool, organizationId), FIND, [organizationId, digest], log);
    if (!row) return null;
    const [id, name, madeBy, scopes, origins, expiresAt, isRevoked, version, isTest, testId] = row;
    // Without its test organization it opens nothing, and least of all the one that it belongs to.
    const opened = isTest ? (testId ?? NONE) : organizationId;
    const identity = { id, organizationId: opened, ownerId: organizationId, isTest, name, madeBy, scopes };
    return { identity, digest, origins, expiresAt, isRevoked, version };
  }
}

/** Under which a key is remembered: no secret. */
const nameOf = (digest: Buffer): string => digest.toString('latin1');

function refused(message: string): AppError {
  return new AppError('UNAUTHENTICATED', message);
}
