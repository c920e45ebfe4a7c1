import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import type { Services } from '../../context/request-context.js';
import { NOTICES_OF } from '../../domain/game-news/game-notices.js';
import { PUSH_LIFETIME } from '../../domain/push/push-lifetime.js';
import { type GameNews, takeGameNews } from '../game-news/game-news.service.js';
import { pushKeys } from './push-keys.service.js';

/** Pieces of news that are taken at once: each may be for thousands of browsers. */
const NEWS_AT_ONCE = 5;

/**
 * Takes what has happened to games and notes for each browser that follows one of their teams that it is to be told.
 * Each piece is taken once, whichever process comes first.
 * @returns whether there may be more
 */
export async function queuePushNews(services: Services): Promise<boolean> {
  const { publicKey } = await pushKeys(services);
  return inTransaction(services.dataSource, async (manager) => {
    const now = services.now();
    const news = await takeGameNews(manager, 'push', NEWS_AT_ONCE, now);
    for (const each of news) await queueOne(manager, each, publicKey, now);
    return news.length === NEWS_AT_ONCE;
  });
}

/** Who follows both teams is told once. What waits of an earlier change of the same appointment is told by this one. */
async function queueOne(manager: EntityManager, news: GameNews, publicKey: string, now: Date): Promise<void> {
  const { organizationId, id, gameId, teamIds, happened, occurredAt } = news;
  const expiresAt = new Date(occurredAt.getTime() + PUSH_LIFETIME[happened]);
  await manager.query(
    `INSERT INTO push_deliveries (organization_id, news_id, subscription_id, next_at, expires_at)
     SELECT s.organization_id, $2, s.id, $3, $4 FROM push_subscriptions s
     WHERE s.organization_id = $1 AND s.team_ids && $5::integer[] AND s.notices && $6::text[] AND s.public_key = $7
     ORDER BY s.id ON CONFLICT (organization_id, news_id, subscription_id) DO NOTHING`,
    [organizationId, id, now, expiresAt, teamIds, NOTICES_OF[happened], publicKey],
  );
  await manager.query(
    `DELETE FROM push_deliveries d USING game_news n, push_deliveries later
     WHERE d.organization_id = $1 AND n.organization_id = $1 AND n.id = d.news_id AND n.game_id = $2 AND n.happened = $4 AND d.leased_until IS NULL
       AND d.news_id < $3
       AND later.organization_id = $1 AND later.news_id = $3 AND later.subscription_id = d.subscription_id`,
    [organizationId, gameId, id, happened],
  );
}

/** Forgets what it is too late to tell. Returns how much there was. */
export async function sweepPushDeliveries({ dataSource, now }: Services): Promise<number> {
  const [, count] = (await dataSource.query(
    'DELETE FROM push_deliveries WHERE expires_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)',
    [now()],
  )) as [unknown[], number];
  return count;
}
