import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { requireOwnerOrTestKey } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { WebhookEvent, WebhookState } from './webhook.enums.js';
import type { Webhook } from './webhook.type.js';

type Row = [
  id: number,
  url: string,
  events: WebhookEvent[],
  isOn: boolean,
  failingSince: Date | null,
  gaveUpAt: Date | null,
  formerSecretUntil: Date | null,
  waitingCount: number,
  createdAt: Date,
  version: number,
];

const WEBHOOKS = statement<Row, [organizationId: number, now: Date]>(
  'webhooks_of_organization',
  `SELECT w.id, w.url, w.events, w.is_on, w.failing_since, w.gave_up_at,
     CASE WHEN w.former_secret_until > $2 THEN w.former_secret_until END,
     (SELECT count(*)::integer FROM webhook_deliveries d WHERE d.organization_id = $1 AND d.webhook_id = w.id AND d.state = 'waiting'),
     w.created_at, w.version
   FROM webhooks w WHERE w.organization_id = $1 ORDER BY w.id`,
);

/** The webhooks of the organization acted for, the oldest first. Owners and super administrators. @throws 401, 403 */
export async function listWebhooks(ctx: RequestContext): Promise<Webhook[]> {
  const organizationId = requireOwnerOrTestKey(ctx);
  const rows = await query(ctx, WEBHOOKS, organizationId, [organizationId, ctx.services.now()]);
  return rows.map(
    ([id, url, events, isOn, failingSince, gaveUpAt, formerSecretUntil, waitingCount, createdAt, version]) => ({
      organizationId,
      id,
      url,
      events,
      state: stateOf(isOn, failingSince, gaveUpAt),
      failingSince,
      gaveUpAt,
      formerSecretUntil,
      waitingCount,
      createdAt,
      version,
    }),
  );
}

/** One of `listWebhooks`. @throws 401, 403, 404 */
export async function getWebhook(ctx: RequestContext, id: number): Promise<Webhook> {
  const webhook = (await listWebhooks(ctx)).find((each) => each.id === id);
  if (!webhook) throw notFound('Webhook');
  return webhook;
}

function stateOf(isOn: boolean, failingSince: Date | null, gaveUpAt: Date | null): WebhookState {
  if (isOn) return failingSince === null ? 'working' : 'failing';
  return gaveUpAt === null ? 'off' : 'gave_up';
}
