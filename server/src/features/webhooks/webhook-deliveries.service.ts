import { statement } from '../../database/prepared.js';
import type { RequestContext, Services } from '../../context/request-context.js';
import { gameLabel } from '../../domain/game/game-label.js';
import { type ConnectionSource, type PageArgs, readPage } from '../../lib/connection.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwnerOrTestKey } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { WebhookDeliveryKind, WebhookDeliveryState } from './webhook.enums.js';
import { getWebhook } from './webhook.service.js';
import type { WebhookDelivery } from './webhook.type.js';

/** An attempt, as JSON has it. */
type AttemptRow = [id: number, at: string, durationMs: number, status: number | null, failure: string, answer: string];

type Row = [
  id: number,
  eventId: string,
  kind: WebhookDeliveryKind,
  gameId: number | null,
  home: string | null,
  away: string | null,
  date: string | null,
  name: string | null,
  occurredAt: Date,
  state: WebhookDeliveryState,
  nextAt: Date | null,
  attempts: AttemptRow[] | null,
];

const SELECTED = `SELECT d.id, d.event_id, d.kind, CASE d.subject WHEN 'game' THEN d.subject_id END, home.name, away.name, g.date,
     coalesce(team.name, s.name), d.occurred_at, d.state, CASE d.state WHEN 'waiting' THEN d.next_at END,
     (SELECT json_agg(json_build_array(a.id, a.at, a.duration_ms, a.status, a.failure, a.answer) ORDER BY a.id DESC) FROM (
        SELECT * FROM webhook_attempts t WHERE t.organization_id = $1 AND t.delivery_id = d.id ORDER BY t.id DESC LIMIT 20) AS a)
   FROM webhook_deliveries d
   LEFT JOIN games g ON d.subject = 'game' AND g.organization_id = $1 AND g.id = d.subject_id
   LEFT JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
   LEFT JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id
   LEFT JOIN schedules s ON d.subject = 'schedule' AND s.organization_id = $1 AND s.id = d.subject_id
   LEFT JOIN season_league_teams slt ON d.subject = 'roster' AND slt.organization_id = $1 AND slt.id = d.subject_id
   LEFT JOIN teams team ON team.organization_id = $1 AND team.id = slt.team_id`;

const DELIVERIES = statement<
  Row,
  [organizationId: number, webhookId: number, state: string | null, after: number | null, limit: number | null]
>(
  'webhook_deliveries_of_webhook',
  `${SELECTED} WHERE d.organization_id = $1 AND d.webhook_id = $2 AND ($3::text IS NULL OR d.state = $3) AND ($4::integer IS NULL OR d.id < $4)
   ORDER BY d.id DESC LIMIT $5`,
);
const COUNT = statement<[count: number], [organizationId: number, webhookId: number, state: string | null]>(
  'webhook_deliveries_count',
  `SELECT count(*)::integer FROM webhook_deliveries WHERE organization_id = $1 AND webhook_id = $2 AND ($3::text IS NULL OR state = $3)`,
);
const DELIVERY = statement<Row, [organizationId: number, id: number]>(
  'webhook_delivery',
  `${SELECTED} WHERE d.organization_id = $1 AND d.id = $2`,
);

/**
 * What was or is to be delivered to a webhook, the latest first. Owners and super administrators.
 * @throws 401, 403, 404
 */
export async function webhookDeliveries(
  ctx: RequestContext,
  webhookId: string | number,
  state: WebhookDeliveryState | null,
  args: PageArgs,
): Promise<ConnectionSource<WebhookDelivery>> {
  const organizationId = requireOwnerOrTestKey(ctx);
  const { id } = await getWebhook(ctx, parseId(webhookId, 'Webhook'));
  const page = readPage(ctx, args, { shape: ['integer'], identity: ['webhook deliveries', organizationId, id, state] });
  const after = (page.after?.[0] as number | undefined) ?? null;
  const limit = page.limit === null ? null : page.limit + 1;
  const rows = await query(ctx, DELIVERIES, organizationId, [organizationId, id, state, after, limit]);
  const count = async (): Promise<number> => {
    const [row] = await query(ctx, COUNT, organizationId, [organizationId, id, state]);
    return row?.[0] ?? 0;
  };
  return { rows: rows.map(deliveryOf), page, keyOf: (delivery) => [delivery.id], count };
}

/** One delivery of the organization acted for. Owners and super administrators. @throws 401, 403, 404 */
export async function getWebhookDelivery(ctx: RequestContext, id: number): Promise<WebhookDelivery> {
  const organizationId = requireOwnerOrTestKey(ctx);
  const [row] = await query(ctx, DELIVERY, organizationId, [organizationId, id]);
  if (!row) throw notFound('Delivery');
  return deliveryOf(row);
}

function deliveryOf(row: Row): WebhookDelivery {
  const [id, eventId, kind, gameId, home, away, date, name, occurredAt, state, nextAt, attempts] = row;
  return {
    id,
    eventId,
    kind,
    gameId: home === null ? null : gameId,
    label: home === null || away === null ? name : gameLabel(home, away, date),
    occurredAt,
    state,
    nextAt,
    attempts: (attempts ?? []).map(([attemptId, at, durationMs, status, failure, answer]) => ({
      id: attemptId,
      at: new Date(at),
      durationMs,
      status,
      failure,
      answer,
    })),
  };
}

/** How long what is done stays in the log, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Forgets what was delivered or given up 30 days ago, and what waited as long for a webhook that is off. Returns how
 * many there were.
 */
export async function sweepWebhookDeliveries({ dataSource, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  const [, count] = (await dataSource.query(
    `DELETE FROM webhook_deliveries d USING webhooks w WHERE w.organization_id = d.organization_id AND w.id = d.webhook_id
     AND (d.ended_at < $1 OR d.ended_at IS NULL AND NOT w.is_on AND d.next_at < $1)`,
    [before],
  )) as [unknown[], number];
  return count;
}
