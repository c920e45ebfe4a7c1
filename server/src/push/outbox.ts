import type { DataSource } from 'typeorm';
import type { GameHappening } from '../domain/game-news/game-news-of.js';
import type { GameNotice } from '../domain/game-news/game-notices.js';
import type { Language } from '../domain/languages/language.js';

/** A delivery that this process has taken upon itself, with what it is for. */
export interface ClaimedPush {
  readonly organizationId: number;
  readonly id: number;
  readonly newsId: number;
  readonly happened: GameHappening;
  readonly subscriptionId: number;
  /** Sealed. */
  readonly sealed: string;
  /** Host of the push service. */
  readonly service: string;
  readonly notices: readonly GameNotice[];
  readonly language: Language;
  /** How often it has failed before. */
  readonly attempts: number;
  readonly expiresAt: Date;
  /** Until when it is this process' own; also tells this claim from others. */
  readonly leasedUntil: Date;
}

/** How long a claim holds: longer than an attempt takes. */
const LEASE_MS = 60_000;
/** So many of one push service at once, so that none keeps others waiting. */
const PER_SERVICE = 8;
/** Services take turns among so many deliveries that are due longest: however many wait, a claim looks at no more. */
const LOOKED_AT = 1_000;
/** A browser that so many messages in a row never reached is told no more. */
const MOST_LOST = 10;

const MINE = 'organization_id = $1 AND id = $2 AND leased_until = $3';
const mine = ({ organizationId, id, leasedUntil }: ClaimedPush): unknown[] => [organizationId, id, leasedUntil];

/**
 * Claims deliveries that are due, at most `most`; push services take turns. No two processes get the same.
 * @param besides push services that are to be left alone now
 */
export async function claimPushes(
  dataSource: DataSource,
  most: number,
  now: Date,
  besides: readonly string[],
): Promise<ClaimedPush[]> {
  const [rows] = (await dataSource.query(
    `WITH due AS (
       SELECT d.organization_id, d.id, d.next_at, s.service
       FROM push_deliveries d JOIN push_subscriptions s ON s.organization_id = d.organization_id AND s.id = d.subscription_id
       WHERE d.next_at <= $1 AND d.expires_at > $1 AND (d.leased_until IS NULL OR d.leased_until <= $1) AND s.service <> ALL ($4::text[])
       ORDER BY d.next_at LIMIT ${LOOKED_AT}
     ), waiting AS (
       SELECT organization_id, id, next_at, row_number() OVER (PARTITION BY service ORDER BY next_at, id) AS turn FROM due
     ), free AS (
       SELECT d.organization_id, d.id FROM push_deliveries d
       JOIN (SELECT organization_id, id FROM waiting WHERE turn <= ${PER_SERVICE} ORDER BY turn, next_at LIMIT $2) next
         ON next.organization_id = d.organization_id AND next.id = d.id
       WHERE d.leased_until IS NULL OR d.leased_until <= $1 FOR UPDATE OF d SKIP LOCKED
     )
     UPDATE push_deliveries d SET leased_until = $3 FROM free, push_subscriptions s, game_news n
     WHERE d.organization_id = free.organization_id AND d.id = free.id AND s.organization_id = d.organization_id AND s.id = d.subscription_id
       AND n.organization_id = d.organization_id AND n.id = d.news_id
     RETURNING d.organization_id AS "organizationId", d.id, d.news_id AS "newsId", n.happened, d.subscription_id AS "subscriptionId", s.sealed,
       s.service, s.notices, s.language, d.attempts, d.expires_at AS "expiresAt", d.leased_until AS "leasedUntil"`,
    [now, most, new Date(now.getTime() + LEASE_MS), besides],
  )) as [ClaimedPush[], number];
  return rows;
}

/** Gives a claim back, for other processes to take: nothing was tried. */
export async function releasePush(dataSource: DataSource, claimed: ClaimedPush): Promise<void> {
  await dataSource.query(`UPDATE push_deliveries SET leased_until = NULL WHERE ${MINE}`, mine(claimed));
}

/**
 * Takes a delivery away: it was sent, or there is nothing to send. A claim that has passed to another process meanwhile
 * is left alone.
 * @param reached whether the browser's push service has taken it
 */
export async function endPush(dataSource: DataSource, claimed: ClaimedPush, reached: boolean): Promise<void> {
  await dataSource.query(`DELETE FROM push_deliveries WHERE ${MINE}`, mine(claimed));
  if (reached)
    await dataSource.query(
      'UPDATE push_subscriptions SET lost = 0 WHERE organization_id = $1 AND id = $2 AND lost > 0',
      [claimed.organizationId, claimed.subscriptionId],
    );
}

/** Writes down that an attempt failed, and when the next one is due. */
export async function postponePush(dataSource: DataSource, claimed: ClaimedPush, nextAt: Date): Promise<void> {
  await dataSource.query(
    `UPDATE push_deliveries SET attempts = attempts + 1, leased_until = NULL, next_at = $4 WHERE ${MINE}`,
    [...mine(claimed), nextAt],
  );
}

/** Gives a message up. A browser whose messages are given up again and again is forgotten. */
export async function losePush(dataSource: DataSource, claimed: ClaimedPush): Promise<void> {
  const [, count] = (await dataSource.query(`DELETE FROM push_deliveries WHERE ${MINE}`, mine(claimed))) as [
    unknown[],
    number,
  ];
  if (count === 0) return;
  const subscription = [claimed.organizationId, claimed.subscriptionId, claimed.sealed];
  await dataSource.query(
    'UPDATE push_subscriptions SET lost = lost + 1 WHERE organization_id = $1 AND id = $2 AND sealed = $3',
    subscription,
  );
  await dataSource.query(
    `DELETE FROM push_subscriptions WHERE organization_id = $1 AND id = $2 AND sealed = $3 AND lost >= ${MOST_LOST}`,
    subscription,
  );
}

/**
 * Forgets a browser, with all that waits for it: its push service knows it no longer, or its address cannot be read.
 */
export async function forgetSubscription(
  dataSource: DataSource,
  { organizationId, subscriptionId, sealed }: ClaimedPush,
): Promise<void> {
  // One that got another address during the attempt is told there.
  await dataSource.query('DELETE FROM push_subscriptions WHERE organization_id = $1 AND id = $2 AND sealed = $3', [
    organizationId,
    subscriptionId,
    sealed,
  ]);
}
