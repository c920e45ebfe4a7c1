import type { EntityManager } from 'typeorm';
import { row } from '../row.js';

const INPUT = { url: 'https://hooks.example.org/', events: ['GAME_FINAL'] };

async function webhook(manager: EntityManager, organizationId: number): Promise<number> {
  const [made] = (await manager.query(
    "INSERT INTO webhooks (organization_id, url, events, secret) VALUES ($1, 'https://hooks.example.org/', '{game.final}', '') RETURNING id",
    [organizationId],
  )) as [{ id: number }];
  return made.id;
}

/** Something that was given up. */
async function delivery(manager: EntityManager, organizationId: number): Promise<number> {
  const [made] = (await manager.query(
    `INSERT INTO webhook_deliveries (organization_id, webhook_id, event_id, kind, subject, subject_id, facts, state, ended_at)
     VALUES ($1, $2, gen_random_uuid(), 'game.final', 'game', 1, '{}', 'given_up', now()) RETURNING id`,
    [organizationId, await webhook(manager, organizationId)],
  )) as [{ id: number }];
  return made.id;
}

/** Webhooks and what they are sent. */
export const rows = [
  row('webhooks', 'org_owner'),
  row('webhookDeliveries', 'org_owner', (webhookId) => ({ webhookId }), webhook),
  row('createWebhook', 'org_owner', () => ({ input: INPUT })),
  row('updateWebhook', 'org_owner', (id) => ({ id, input: { ...INPUT, expectedVersion: 1 } }), webhook),
  row('rotateWebhookSecret', 'org_owner', (id) => ({ id }), webhook),
  row('endFormerWebhookSecret', 'org_owner', (id) => ({ id }), webhook),
  row('testWebhook', 'org_owner', (id) => ({ id }), webhook),
  row('resendWebhookDelivery', 'org_owner', (id) => ({ id }), delivery),
  row('deleteWebhook', 'org_owner', (id) => ({ id }), webhook),
];
