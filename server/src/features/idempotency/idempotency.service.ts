import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context/request-context.js';
import { AppError, unprocessable, conflict, invalidInput } from '../../lib/errors.js';
import { organizationMeant } from '../../lib/policy.js';

/** What a transport answered, as it is kept. */
export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Keys are remembered this long, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How long a second call waits for the first one's answer once the first one's write is done. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 50;
/** Longer answers are not kept; a retry then learns that its write is done. */
const LONGEST_ANSWER = 256 * 1024;

/** A call under a key. */
interface Call {
  owner: Owner;
  key: string;
  requestHash: string;
}

/**
 * Keys belong to the caller within the organization acted for: the same key for another organization is another key. A
 * caller by an API key has its number below zero, where no user's is.
 */
type Owner = readonly [organizationId: number, actorId: number];

interface Entry {
  requestHash: string;
  status: number;
  response: { headers: Record<string, string>; body: string } | null;
}

/**
 * Does a write once however often it is sent: the first call with a key runs; a later one, also one at the same time,
 * gets the first one's answer. The key is claimed in the transaction of the write itself, so a call that failed before
 * it changed anything may be sent again under its key. Without a key, or for a caller who is not signed in, `run` just
 * runs.
 * @param request what makes two calls the same: transport, path, body
 * @throws 400 for a key that is none; 422 when the key was used for another request; 409 when the answer of the write
 *   can no longer be given
 */
export async function runIdempotent<Answer extends CachedAnswer>(
  ctx: RequestContext,
  key: string | string[] | undefined,
  request: readonly (string | Buffer)[],
  run: () => Promise<Answer>,
): Promise<Answer | CachedAnswer> {
  if (key === undefined || !ctx.actor) return run();
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidInput({
      field: 'Idempotency-Key',
      message: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
    });
  }
  const requestHash = hashOf(request);
  const call: Call = { owner: ownerOf(ctx), key, requestHash };
  if (await entryOf(ctx, call)) return replay(ctx, call);
  const idempotentCall = { done: false, secret: false, claim: (manager: EntityManager) => claim(ctx, manager, call) };
  ctx.idempotentCall = idempotentCall;
  let answer: Answer | undefined;
  let failure: unknown;
  try {
    answer = await run();
  } catch (error) {
    failure = error;
  }
  // Transports turn errors into answers, so the signal is not always thrown as far as here.
  if (refusedOf(ctx)) return replay(ctx, call);
  if (idempotentCall.done) await keep(ctx, call, answer ?? null, idempotentCall.secret);
  if (failure !== undefined) throw failure;
  return answer!;
}

/** Marks the answer of the present call as one that must not be kept: it shows a secret once. */
export function answersSecret(ctx: RequestContext): void {
  if (ctx.idempotentCall) ctx.idempotentCall.secret = true;
}

/** Forgets old keys. Returns how many. */
export async function sweepIdempotencyEntries({ dataSource, now }: RequestContext['services']): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  const [, count] = (await dataSource.query('DELETE FROM idempotency_entries WHERE created_at < $1', [before])) as [
    unknown[],
    number,
  ];
  return count;
}

const refused = new WeakSet<object>();

function refusedOf(ctx: RequestContext): boolean {
  return ctx.idempotentCall !== undefined && refused.has(ctx.idempotentCall);
}

/** A second claim waits here until the transaction of the first one ends: the unique key makes it. */
async function claim(ctx: RequestContext, manager: EntityManager, { owner, key, requestHash }: Call): Promise<void> {
  const inserted = (await manager.query(
    `INSERT INTO idempotency_entries (organization_id, actor_id, key, request_hash, status, created_at) VALUES ($1, $2, $3, $4, 0, $5)
     ON CONFLICT (organization_id, actor_id, key) DO NOTHING RETURNING id`,
    [...owner, key, requestHash, ctx.services.now()],
  )) as unknown[];
  if (inserted.length > 0) return;
  refused.add(ctx.idempotentCall!);
  // Ends the write; what the caller gets is the first one's answer.
  throw conflict('This write has been done under its Idempotency-Key.');
}

async function replay(ctx: RequestContext, call: Call): Promise<CachedAnswer> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const entry = await entryOf(ctx, call);
    if (!entry) throw conflict('This call failed at the same time under the same Idempotency-Key. Please try again.');
    if (entry.requestHash !== call.requestHash)
      throw unprocessable('This Idempotency-Key was used for another request.');
    if (entry.response)
      return {
        status: entry.status,
        headers: { ...entry.response.headers, 'idempotency-replayed': 'true' },
        body: Buffer.from(entry.response.body),
      };
    if (entry.status !== 0 || waited >= PATIENCE_MS)
      throw new AppError('CONFLICT', 'This was done already; its answer cannot be given again.');
    await delay(LOOK_EVERY_MS);
  }
}

async function entryOf(ctx: RequestContext, { owner, key }: Call): Promise<Entry | undefined> {
  const rows = (await ctx.services.dataSource.query(
    'SELECT request_hash AS "requestHash", status, response FROM idempotency_entries WHERE organization_id = $1 AND actor_id = $2 AND key = $3',
    [...owner, key],
  )) as Entry[];
  return rows[0];
}

/** @param answer null when the write was done and answering failed */
async function keep(
  ctx: RequestContext,
  { owner, key }: Call,
  answer: CachedAnswer | null,
  secret: boolean,
): Promise<void> {
  const { status = 500, headers, body } = answer ?? {};
  const response = secret || !body || body.length > LONGEST_ANSWER ? null : { headers, body: body.toString('utf8') };
  await ctx.services.dataSource.query(
    'UPDATE idempotency_entries SET status = $4, response = $5 WHERE organization_id = $1 AND actor_id = $2 AND key = $3',
    [...owner, key, status, response && JSON.stringify(response)],
  );
}

function ownerOf(ctx: RequestContext): Owner {
  return [organizationMeant(ctx) ?? 0, ctx.actor!.id ?? -ctx.apiKey!.id];
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(' ').update(part);
  return hash.digest('base64url');
}
