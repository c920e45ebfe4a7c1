import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import type { WebhookDeliveryKind } from '../features/webhooks/webhook.enums.js';
import type { Outcome } from '../lib/outgoing/send.js';

/** A delivery that this process has taken upon itself, with what it needs of its webhook. Ids are an organization's. */
export interface Claimed {
  readonly organizationId: number;
  readonly id: number;
  readonly webhookId: number;
  readonly eventId: string;
  readonly kind: WebhookDeliveryKind;
  readonly subjectId: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly occurredAt: Date;
  /** How often it has failed before. */
  readonly attempts: number;
  /** Until when it is this process' own; also tells this claim from others. */
  readonly leasedUntil: Date;
  readonly url: string;
  /** Sealed. */
  readonly secret: string;
  /** Sealed; null when one secret signs. */
  readonly formerSecret: string | null;
}

/** How long a claim holds: longer than an attempt takes. After a process has died its deliveries are free by then. */
const LEASE_MS = 30_000;
/** Deliveries to one webhook that are under way at the same time, over all processes. */
const PER_WEBHOOK = 4;
/** What began to fail this close to a delivery's first attempt began with it. */
const SLACK_MS = 60_000;
/** Once something arrives again after having failed for so long, what waits is not kept waiting. */
const LONG_FAILING_MS = 60 * 60 * 1000;

/**
 * Claims deliveries that are due, at most `most`, a few of each webhook: of what happened to one game, schedule or
 * roster the first that is not done, so that it is told in order. Organizations take turns, those with the fewest under
 * way first: one with much to tell, to servers that do not answer, keeps no other waiting. No two processes get the
 * same.
 *
 * What was done before is looked for in the order of what is due (`OFFSET 0` keeps it so), until there are enough: of
 * thousands that wait a few are looked at.
 */
export async function claimDue(dataSource: DataSource, most: number, now: Date): Promise<Claimed[]> {
  const [rows] = (await dataSource.query(
    `WITH busy AS MATERIALIZED (
       SELECT organization_id, webhook_id FROM webhook_deliveries WHERE state = 'waiting' AND leased_until > $1
     ), candidates AS (
       SELECT first.*, (SELECT count(*) FROM busy b WHERE b.organization_id = first.organization_id)
         + row_number() OVER (PARTITION BY first.organization_id ORDER BY first.next_at, first.id) AS turn
       FROM webhooks w CROSS JOIN LATERAL (
         SELECT d.organization_id, d.id, d.next_at FROM (
           SELECT * FROM webhook_deliveries t
           WHERE t.organization_id = w.organization_id AND t.webhook_id = w.id AND t.state = 'waiting' AND t.next_at <= $1
             AND (t.leased_until IS NULL OR t.leased_until <= $1) AND (w.is_on OR t.kind = 'test')
           ORDER BY t.next_at, t.id OFFSET 0
         ) d
         WHERE NOT EXISTS (SELECT FROM webhook_deliveries e WHERE e.organization_id = d.organization_id AND e.subject = d.subject
           AND e.subject_id = d.subject_id AND e.webhook_id = d.webhook_id AND e.state = 'waiting' AND e.id < d.id)
         LIMIT greatest(0, ${PER_WEBHOOK} - (SELECT count(*) FROM busy b WHERE b.organization_id = w.organization_id AND b.webhook_id = w.id))
       ) AS first
     ), due AS (
       SELECT organization_id, id FROM candidates ORDER BY turn, next_at LIMIT $2
     ), free AS (
       SELECT d.organization_id, d.id FROM webhook_deliveries d JOIN due ON due.organization_id = d.organization_id AND due.id = d.id
       WHERE d.state = 'waiting' AND (d.leased_until IS NULL OR d.leased_until <= $1) FOR UPDATE OF d SKIP LOCKED
     )
     UPDATE webhook_deliveries d SET leased_until = $3
     FROM free, webhooks w
     WHERE d.organization_id = free.organization_id AND d.id = free.id AND w.organization_id = d.organization_id AND w.id = d.webhook_id
     RETURNING d.organization_id AS "organizationId", d.id, d.webhook_id AS "webhookId", d.event_id AS "eventId", d.kind,
       d.subject_id AS "subjectId", d.facts, d.occurred_at AS "occurredAt", d.attempts, d.leased_until AS "leasedUntil",
       w.url, w.secret, CASE WHEN w.former_secret_until > $1 THEN w.former_secret END AS "formerSecret"`,
    [now, most, new Date(now.getTime() + LEASE_MS)],
  )) as [Claimed[], number];
  return rows;
}

/** Gives a claim back, for other processes to take: nothing was tried. */
export async function release(dataSource: DataSource, { organizationId, id, leasedUntil }: Claimed): Promise<void> {
  await dataSource.query(
    'UPDATE webhook_deliveries SET leased_until = NULL WHERE organization_id = $1 AND id = $2 AND leased_until = $3',
    [organizationId, id, leasedUntil],
  );
}

/**
 * Writes down what came of an attempt: delivered, to be tried again after `retryIn`, or given up. A claim that has
 * passed to another process meanwhile, or whose webhook is gone, is left alone.
 * @param retryIn milliseconds; null when a failure was the last one
 */
export async function settle(
  dataSource: DataSource,
  claimed: Claimed,
  { durationMs, status, failure, answer }: Outcome,
  { startedAt, now, retryIn }: { startedAt: Date; now: Date; retryIn: number | null },
): Promise<void> {
  const { organizationId, id, leasedUntil } = claimed;
  const state = failure === null ? 'delivered' : retryIn === null ? 'given_up' : 'waiting';
  // Whoever changes a webhook locks it before what waits for it, and here it is the other way round: in a deadlock it
  // may be this one that is told to try again.
  const work = async (manager: EntityManager): Promise<void> => {
    const [done] = (await manager.query(
      `WITH done AS (
         UPDATE webhook_deliveries SET state = $4, attempts = attempts + 1, tried_since = coalesce(tried_since, $5), leased_until = NULL,
           next_at = CASE $4 WHEN 'waiting' THEN $6 ELSE next_at END, ended_at = CASE $4 WHEN 'waiting' THEN NULL ELSE $7::timestamptz END
         WHERE organization_id = $1 AND id = $2 AND leased_until = $3 RETURNING tried_since
       ), noted AS (
         INSERT INTO webhook_attempts (organization_id, delivery_id, at, duration_ms, status, failure, answer)
         SELECT $1, $2, $5, $8, $9, $10, $11 FROM done
       )
       SELECT tried_since AS "triedSince" FROM done`,
      [
        organizationId,
        id,
        leasedUntil,
        state,
        startedAt,
        new Date(now.getTime() + (retryIn ?? 0)),
        now,
        durationMs,
        status,
        failure,
        answer,
      ],
    )) as { triedSince: Date }[];
    if (done) await settleWebhook(manager, claimed, { state, triedSince: done.triedSince, now });
  };
  await inTransaction(dataSource, work, { tenant: organizationId });
}

/** What a webhook's screen says of it follows from its deliveries; one test more or less says nothing of failing. */
async function settleWebhook(
  manager: EntityManager,
  { organizationId, webhookId, kind }: Claimed,
  { state, triedSince, now }: { state: string; triedSince: Date; now: Date },
): Promise<void> {
  if (state === 'delivered') {
    await manager.query(
      `WITH before AS (
         SELECT failing_since FROM webhooks WHERE organization_id = $1 AND id = $2 AND failing_since IS NOT NULL
       ), works AS (
         UPDATE webhooks SET failing_since = NULL WHERE organization_id = $1 AND id = $2 AND failing_since IS NOT NULL
       )
       UPDATE webhook_deliveries d SET next_at = $3 FROM before
       WHERE before.failing_since < $4 AND d.organization_id = $1 AND d.webhook_id = $2 AND d.state = 'waiting' AND d.next_at > $3`,
      [organizationId, webhookId, now, new Date(now.getTime() - LONG_FAILING_MS)],
    );
    return;
  }
  if (kind === 'test') return;
  await manager.query(
    `UPDATE webhooks SET failing_since = coalesce(failing_since, $3), is_on = failing_since IS NULL,
       gave_up_at = CASE WHEN failing_since IS NOT NULL THEN $3::timestamptz END
     WHERE organization_id = $1 AND id = $2 AND is_on AND (failing_since IS NULL OR $4 AND failing_since <= $5)`,
    [organizationId, webhookId, now, state === 'given_up', new Date(triedSince.getTime() + SLACK_MS)],
  );
}
