import type { EntityManager } from 'typeorm';
import { WEBHOOK_EVENTS, type WebhookEventName } from '../../domain/webhooks/webhook-events.js';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { readTarget, RefusedTarget } from '../../lib/outgoing/target-policy.js';
import { requireOwnerOrTestKey } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, type Described, lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { answersSecret } from '../idempotency/idempotency.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { sealSecret } from '../../lib/secret-box.js';
import { makeWebhookSecret } from './webhook-secret.js';
import { WebhookEntity } from './webhook.entity.js';

/** Webhooks of one organization. */
const MOST_WEBHOOKS = 20;
/** How long a secret that was replaced signs as well, in milliseconds. */
const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

/** What people say of a webhook; also as the graph's inputs have it. */
interface Entered {
  readonly url?: string | null | undefined;
  readonly events?: readonly WebhookEventName[] | null | undefined;
}

/** A webhook with the secret that was just made for it. */
export interface WebhookSecret {
  readonly id: number;
  readonly secret: string;
}

/** Nothing that visitors' answers are made of. */
const QUIETLY = { nothingKept: true };

/**
 * Makes a webhook. Its secret is answered this once. Owners and super administrators.
 * @throws 400 for an address that is not to be connected to; 422 when there are as many as may be
 */
export async function createWebhook(ctx: RequestContext, input: Required<Entered>): Promise<WebhookSecret> {
  const organizationId = requireOwnerOrTestKey(ctx);
  const check = new InputCheck();
  const { url = '', events = [] } = checkEntered(ctx, check, { url: input.url ?? '', events: input.events ?? [] });
  check.finish();
  answersSecret(ctx);
  const secret = makeWebhookSecret();
  const id = await write(
    ctx,
    organizationId,
    async (tx) => {
      await refuseTooMany(tx);
      const values = { url, events, secret: seal(ctx, secret), createdAt: tx.now };
      return (await createRow(tx, WebhookEntity, values, describe(url))).id;
    },
    QUIETLY,
  );
  return { id, secret };
}

/** Locks the organization's row, so that its webhooks are counted one after the other. */
async function refuseTooMany(tx: Write): Promise<void> {
  const { manager, organizationId } = tx;
  await lockOrganization(tx);
  if ((await manager.countBy(WebhookEntity, { organizationId })) >= MOST_WEBHOOKS)
    throw unprocessable(`An organization can have at most ${MOST_WEBHOOKS} webhooks. Delete one first.`);
}

/**
 * Changes a webhook. What waits is sent at once when it is switched on, or gets another address. Owners and super
 * administrators. @returns its id
 */
export function updateWebhook(
  ctx: RequestContext,
  id: string | number,
  input: Entered & { isOn?: boolean | null; expectedVersion?: number | null },
): Promise<number> {
  const organizationId = requireOwnerOrTestKey(ctx);
  const check = new InputCheck();
  const entered = checkEntered(ctx, check, input);
  check.finish();
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockWebhook(tx, id);
      const isOn = input.isOn ?? row.isOn;
      const turned = isOn === row.isOn ? {} : { isOn, failingSince: null, gaveUpAt: null };
      const patch = { ...definedFields(entered), ...turned };
      await updateRow(tx, WebhookEntity, row, patch, { ...describe(row.url), expected: input.expectedVersion });
      const isElsewhere = entered.url !== undefined && entered.url !== row.url;
      if (isOn && (!row.isOn || isElsewhere)) await beginAnew(tx.manager, row, tx.now);
      return row.id;
    },
    QUIETLY,
  );
}

/**
 * Makes another secret, answered this once. The present one signs as well for a day, so that receivers can be changed
 * meanwhile. Owners and super administrators. @throws 404; 409 for a stale version: another secret may sign by now, and
 * this would end the one that receivers know
 */
export async function rotateWebhookSecret(
  ctx: RequestContext,
  id: string | number,
  expectedVersion: number | null,
): Promise<WebhookSecret> {
  const organizationId = requireOwnerOrTestKey(ctx);
  answersSecret(ctx);
  const secret = makeWebhookSecret();
  const changed = await write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockWebhook(tx, id);
      const formerSecretUntil = new Date(tx.now.getTime() + BOTH_SIGN_MS);
      const secrets = { secret: seal(ctx, secret), formerSecret: row.secret, formerSecretUntil };
      return changeSecrets(tx, row, secrets, expectedVersion);
    },
    QUIETLY,
  );
  return { id: changed, secret };
}

/** Ends the time in which the secret before the present one signs as well. As `rotateWebhookSecret`. @returns its id */
export function endFormerWebhookSecret(
  ctx: RequestContext,
  id: string | number,
  expectedVersion: number | null,
): Promise<number> {
  const organizationId = requireOwnerOrTestKey(ctx);
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockWebhook(tx, id);
      return changeSecrets(tx, row, { formerSecret: null, formerSecretUntil: null }, expectedVersion);
    },
    QUIETLY,
  );
}

async function changeSecrets(
  tx: Write,
  row: WebhookEntity,
  patch: Partial<Pick<WebhookEntity, 'secret' | 'formerSecret' | 'formerSecretUntil'>>,
  expectedVersion: number | null,
): Promise<number> {
  const expected = expectedVersion ?? row.version;
  return (await updateRow(tx, WebhookEntity, row, patch, { ...describe(row.url), expected })).id;
}

/** Deletes a webhook with its log; it can be undone. Owners and super administrators. @throws 404 */
export function deleteWebhook(ctx: RequestContext, id: string | number): Promise<Deleted> {
  const organizationId = requireOwnerOrTestKey(ctx);
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockWebhook(tx, id);
      const undo = new UndoRecorder(tx);
      const deliveries = 'SELECT d.id FROM webhook_deliveries d WHERE d.organization_id = $1 AND d.webhook_id = $2';
      await undo.remove('webhook_attempts', { sql: `t.delivery_id IN (${deliveries})`, params: [row.id] });
      await undo.remove('webhook_deliveries', { sql: 't.webhook_id = $2', params: [row.id] });
      await undo.remove('webhooks', { sql: 't.id = $2', params: [row.id] });
      const described = describe(row.url);
      await recordAudit(tx, { action: 'webhook.delete', entityId: row.id, ...described });
      const message = `Deleted the webhook to ${described.label}.`;
      return undo.deleted('webhook.delete', message, [row.id], { needs: 'org_owner' });
    },
    QUIETLY,
  );
}

/** A webhook of the organization by what a caller gave for its id, locked. @throws 404 */
export function lockWebhook(tx: Write, id: string | number): Promise<WebhookEntity> {
  return lockRow(tx, WebhookEntity, parseId(id, 'Webhook'), 'Webhook');
}

/** How the trail calls a webhook: by its host. What opens something often stands in the query. */
export function describe(url: string): Described {
  const kept = (field: string, value: unknown): unknown =>
    field === 'url' && typeof value === 'string' ? withoutQuery(value) : value;
  return { entityType: 'webhook', label: new URL(url).host, kept };
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** All that waits is due, and has three days before it. */
async function beginAnew(manager: EntityManager, { organizationId, id }: WebhookEntity, now: Date): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries SET next_at = $3, tried_since = NULL, attempts = 0
     WHERE organization_id = $1 AND webhook_id = $2 AND state = 'waiting'`,
    [organizationId, id, now],
  );
  await wakeDelivery(manager);
}

/** Tells every process that something is to be delivered, once the transaction has been committed. */
export async function wakeDelivery(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_notify('webhook_deliveries', '')");
}

/** A secret as the table has it. */
const seal = (ctx: RequestContext, secret: string): string =>
  sealSecret(secret, ctx.services.config.sessionSecret, 'webhook secrets');

function checkEntered(
  ctx: RequestContext,
  check: InputCheck,
  { url, events }: Entered,
): { url?: string; events?: WebhookEventName[] } {
  const chosen = events == null ? undefined : WEBHOOK_EVENTS.filter((event) => events.includes(event));
  check.that(chosen?.length !== 0, 'events', 'events must name at least one event.');
  const address = url == null ? undefined : checkUrl(ctx, check, url);
  return { ...(address !== undefined && { url: address }), ...(chosen !== undefined && { events: chosen }) };
}

function checkUrl(ctx: RequestContext, check: InputCheck, entered: string): string {
  const url = check.url('url', entered);
  if (url === null && entered.trim() === '') check.fail('url', 'url is required.');
  if (!url) return '';
  try {
    return readTarget(url, ctx.services.config.webhookPrivateHosts).href;
  } catch (error) {
    if (!(error instanceof RefusedTarget)) throw error;
    check.fail('url', `url cannot be used: ${error.message}`);
    return '';
  }
}
