import { statement } from '../../database/prepared.js';
import { youtubeEmbedUrl } from '../../domain/game/youtubeEmbedUrl.js';
import type { RequestContext } from '../../http/context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import {
  loadLists,
  loadOne,
  tenantLoader,
  type TenantKey,
  type TenantListLoader,
  type TenantLoader,
} from '../../lib/tenant-loader.js';
import { PLAYER_COLUMNS, type PlayerRow, toPlayer } from './player.row.js';
import type { Player, PlayerVideo } from './player.type.js';
import type DataLoader from 'dataloader';

export { playerImageSql } from './player.row.js';

type Ids = [organizationId: number, ids: number[]];

const BY_ID = statement<PlayerRow, Ids>(
  'players_by_id',
  `SELECT ${PLAYER_COLUMNS} FROM players p WHERE p.organization_id = $1 AND p.id = ANY($2)`,
);

const VIDEOS = statement<[id: number, playerId: number, title: string, url: string], Ids>(
  'player_videos_by_player',
  `SELECT id, player_id, title, url FROM player_videos
   WHERE organization_id = $1 AND player_id = ANY($2) ORDER BY position, id`,
);

const VALUES = statement<[playerId: number, attributeId: number, value: string], Ids>(
  'player_attribute_values_by_player',
  'SELECT player_id, attribute_id, value FROM player_attribute_values WHERE organization_id = $1 AND player_id = ANY($2)',
);

/** A player by key. */
export const playerById = (ctx: RequestContext): TenantLoader<Player> => perRequest(ctx, makeById);

/** A player's videos by (position, id). */
export const videosOfPlayer = (ctx: RequestContext): TenantListLoader<PlayerVideo> => perRequest(ctx, makeVideos);

/** What is stored of a player, by attribute id. */
export const attributeValuesOfPlayer = (
  ctx: RequestContext,
): DataLoader<TenantKey, ReadonlyMap<number, string>, string> => perRequest(ctx, makeAttributeValues);

function makeById(ctx: RequestContext): TenantLoader<Player> {
  return loadOne(
    async (organizationId, ids) =>
      (await query(ctx, BY_ID, organizationId, [organizationId, ids])).map((row) => toPlayer(organizationId, row)),
    ({ id }) => id,
  );
}

function makeVideos(ctx: RequestContext): TenantListLoader<PlayerVideo> {
  return loadLists(
    async (organizationId, ids) =>
      (await query(ctx, VIDEOS, organizationId, [organizationId, ids])).map(([id, playerId, title, url]) => ({
        organizationId,
        id,
        playerId,
        title,
        url,
        embedUrl: youtubeEmbedUrl(url),
      })),
    ({ playerId }) => playerId,
  );
}

function makeAttributeValues(ctx: RequestContext): DataLoader<TenantKey, ReadonlyMap<number, string>, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = groupBy(await query(ctx, VALUES, organizationId, [organizationId, ids]), ([playerId]) => playerId);
    return (id) => new Map((rows.get(id) ?? []).map(([, attributeId, value]) => [attributeId, value]));
  });
}
