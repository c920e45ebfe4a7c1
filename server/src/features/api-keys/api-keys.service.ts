import { addDays } from '../../domain/dates/add-days.js';
import { statement } from '../../database/prepared.js';
import type { RequestContext, Services } from '../../context/request-context.js';
import { endOfKey } from '../../domain/keys/end-of-key.js';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import { requireOwner } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { ApiKey, ApiKeyDay, TestOrganization } from './api-key.type.js';

/** Days that the chart shows, and for which a key that was revoked is still listed. */
const SHOWN_DAYS = 30;

/** The columns of a key's test organization and of the game that is simulated in it. */
type TestRow = [
  testId: number | null,
  testName: string | null,
  testSlug: string | null,
  resetAt: Date | null,
  simulatedSpeed: number | null,
  startedAt: Date | null,
  gameId: number | null,
];

const KEYS = statement<
  [
    id: number,
    name: string,
    prefix: string,
    scopes: KeyScope[],
    origins: string[],
    madeBy: string,
    createdAt: Date,
    expiresAt: Date | null,
    revokedAt: Date | null,
    version: number,
    lastUsedAt: Date | null,
    isTest: boolean,
    ...test: TestRow,
  ],
  [organizationId: number, now: Date]
>(
  'api_keys',
  `SELECT k.id, k.name, k.prefix, k.scopes, k.origins, k.made_by, k.created_at, k.expires_at, k.revoked_at, k.version,
     (SELECT max(d.last_used_at) FROM api_key_days d WHERE d.organization_id = $1 AND d.key_id = k.id),
     k.is_test, t.id, t.name, t.slug, t.test_reset_at, s.speed, s.started_at, s.game_id
   FROM api_keys k
   LEFT JOIN organizations t ON k.is_test AND t.test_of = $1 AND t.test_key_id = k.id
   LEFT JOIN simulated_games s ON s.organization_id = t.id AND s.leased_until > $2
   WHERE k.organization_id = $1 ORDER BY k.revoked_at IS NOT NULL, lower(k.name), k.id DESC`,
);
const DAYS = statement<
  [keyId: number, day: string, requests: number, errors: number],
  [organizationId: number, since: string]
>(
  'api_key_days',
  `SELECT key_id, day::text, requests, errors FROM api_key_days WHERE organization_id = $1 AND day >= $2::date`,
);

/** The day of a moment, by UTC. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The organization's keys by name, those that were revoked last. Owners. @throws 401, 403 */
export async function apiKeys(ctx: RequestContext): Promise<ApiKey[]> {
  return keysOf(ctx, requireOwner(ctx));
}

/** As `apiKeys`, for whoever has looked who may. */
export async function keysOf(ctx: RequestContext, organizationId: number): Promise<ApiKey[]> {
  const now = ctx.services.now();
  const first = addDays(utcDayOf(now), 1 - SHOWN_DAYS);
  const [rows, days] = await Promise.all([
    query(ctx, KEYS, organizationId, [organizationId, now]),
    query(ctx, DAYS, organizationId, [organizationId, first]),
  ]);
  const counted = new Map(
    days.map(([keyId, date, requests, errors]) => [`${keyId} ${date}`, { date, requests, errors }]),
  );
  const dates = Array.from({ length: SHOWN_DAYS }, (_none, index) => addDays(first, index));
  const daysOf = (id: number): ApiKeyDay[] =>
    dates.map((date) => counted.get(`${id} ${date}`) ?? { date, requests: 0, errors: 0 });
  return rows.map(
    ([
      id,
      name,
      prefix,
      scopes,
      origins,
      madeBy,
      createdAt,
      expiresAt,
      revokedAt,
      version,
      lastUsedAt,
      isTest,
      ...test
    ]) => ({
      id,
      name,
      prefix,
      scopes,
      origins,
      isTest,
      testOrganization: testOrganizationOf(test),
      madeBy,
      createdAt,
      expiresAt,
      revokedAt,
      isValid: endOfKey({ isRevoked: revokedAt !== null, expiresAt }, now) === null,
      lastUsedAt,
      days: daysOf(id),
      version,
    }),
  );
}

function testOrganizationOf([id, name, slug, resetAt, speed, startedAt, gameId]: TestRow): TestOrganization | null {
  if (id === null || name === null || slug === null || resetAt === null) return null;
  const simulatedGame = speed === null || startedAt === null ? null : { gameId, speed, startedAt };
  return { id, name, slug, resetAt, simulatedGame };
}

/** Forgets keys that were revoked long ago, and what was counted before the chart begins. Returns how many keys. */
export async function sweepApiKeys({ dataSource, now }: Services): Promise<number> {
  const first = addDays(utcDayOf(now()), 1 - SHOWN_DAYS);
  // The last day of a key stays, since it says when the key was last used.
  await dataSource.query(
    `DELETE FROM api_key_days d WHERE d.day < $1::date AND EXISTS (
       SELECT FROM api_key_days later WHERE later.organization_id = d.organization_id AND later.key_id = d.key_id AND later.day > d.day)`,
    [first],
  );
  const [, count] = (await dataSource.query('DELETE FROM api_keys WHERE revoked_at < $1::date', [first])) as [
    unknown[],
    number,
  ];
  return count;
}
