import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context/request-context.js';
import { unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwnerOrTestKey } from '../../lib/policy.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { describe, lockWebhook, wakeDelivery } from './webhook.write.service.js';

/**
 * Has a test sent to a webhook, also to one that is off: once, without trying again. One that still waits is not
 * doubled. Owners and super administrators. @returns the delivery's id
 * @throws 404
 */
export function testWebhook(ctx: RequestContext, webhookId: string | number): Promise<number> {
  const organizationId = requireOwnerOrTestKey(ctx);
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const webhook = await lockWebhook(tx, webhookId);
      const waiting = await tx.manager.findOneBy(WebhookDeliveryEntity, {
        organizationId,
        webhookId: webhook.id,
        kind: 'test',
        state: 'waiting',
      });
      await recordAudit(tx, { action: 'webhook.test', version: null, entityId: webhook.id, ...describe(webhook.url) });
      await wakeDelivery(tx.manager);
      return waiting?.id ?? insertTest(tx, webhook.id);
    },
    { nothingKept: true },
  );
}

async function insertTest({ manager, organizationId, now }: Write, webhookId: number): Promise<number> {
  const { identifiers } = await manager.insert(WebhookDeliveryEntity, {
    organizationId,
    webhookId,
    eventId: randomUUID(),
    kind: 'test',
    subject: 'test',
    subjectId: 0,
    facts: {},
    occurredAt: now,
    nextAt: now,
  });
  return (identifiers[0] as { id: number }).id;
}

/**
 * Sends something once more, under the same id: what waits at once, with all that it waits for, what was delivered or
 * given up from the beginning. Owners and super administrators. @returns the delivery's id
 * @throws 404; 422 while its webhook is off
 */
export function resendWebhookDelivery(ctx: RequestContext, id: string | number): Promise<number> {
  const organizationId = requireOwnerOrTestKey(ctx);
  return write(
    ctx,
    organizationId,
    async (tx) => {
      const row = await lockRow(tx, WebhookDeliveryEntity, parseId(id, 'Delivery'), 'Delivery');
      const webhook = await lockWebhook(tx, row.webhookId);
      if (!webhook.isOn && row.kind !== 'test') throw unprocessable('The webhook is off. Switch it on first.');
      const anew = { state: 'waiting', attempts: 0, triedSince: null, leasedUntil: null, endedAt: null } as const;
      await tx.manager.update(
        WebhookDeliveryEntity,
        { organizationId, id: row.id },
        { ...(row.state !== 'waiting' && anew), nextAt: tx.now },
      );
      await hurryEarlier(tx, row);
      await recordAudit(tx, {
        action: 'webhook.resend',
        version: null,
        entityId: webhook.id,
        ...describe(webhook.url),
      });
      await wakeDelivery(tx.manager);
      return row.id;
    },
    { nothingKept: true },
  );
}

/**
 * What happened before to the same game, schedule or roster goes first, so it is due as well: the other would wait for
 * it.
 */
async function hurryEarlier({ manager, organizationId, now }: Write, row: WebhookDeliveryEntity): Promise<void> {
  await manager.query(
    `UPDATE webhook_deliveries SET next_at = $6
     WHERE organization_id = $1 AND webhook_id = $2 AND subject = $3 AND subject_id = $4 AND id < $5 AND state = 'waiting' AND next_at > $6`,
    [organizationId, row.webhookId, row.subject, row.subjectId, row.id, now],
  );
}
