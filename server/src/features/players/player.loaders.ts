import { statement } from '../../database/prepared.js';
import { youtubeEmbedUrl } from '../../domain/game/youtube-embed-url.js';
import { hideName } from '../../domain/players/hide-name.js';
import type { RequestContext } from '../../context/request-context.js';
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
import { shownNames } from '../player-names/player-names.service.js';
import { PLAYER, toPlayers } from './player.row.js';
import type { Player, PlayerVideo } from './player.type.js';
import type DataLoader from 'dataloader';

type Ids = [organizationId: number, ids: number[]];

const BY_ID = statement<unknown[], Ids>(
  'players_by_id',
  `SELECT ${PLAYER.sql} FROM players p WHERE p.organization_id = $1 AND p.id = ANY($2)`,
);

const VIDEOS = statement<
  [
    id: number,
    playerId: number,
    title: string,
    url: string,
    firstName: string,
    lastName: string,
    knownAs: string | null,
  ],
  Ids
>(
  'player_videos_by_player',
  `SELECT v.id, v.player_id, v.title, v.url, p.first_name, p.last_name, p.known_as
   FROM player_videos v JOIN players p ON p.organization_id = v.organization_id AND p.id = v.player_id
   WHERE v.organization_id = $1 AND v.player_id = ANY($2) ORDER BY v.position, v.id`,
);

const VALUES = statement<[id: number, playerId: number, attributeId: number, value: string], Ids>(
  'player_attribute_values_by_player',
  'SELECT id, player_id, attribute_id, value FROM player_attribute_values WHERE organization_id = $1 AND player_id = ANY($2)',
);

/** A player by key. */
export const playerById = (ctx: RequestContext): TenantLoader<Player> => perRequest(ctx, makeById);

/** A player's videos by (position, id). */
export const videosOfPlayer = (ctx: RequestContext): TenantListLoader<PlayerVideo> => perRequest(ctx, makeVideos);

/** A stored value of a player's attribute. */
interface StoredValue {
  readonly id: number;
  readonly value: string;
}

/** What is stored of a player, by attribute id. */
export const attributeValuesOfPlayer = (
  ctx: RequestContext,
): DataLoader<TenantKey, ReadonlyMap<number, StoredValue>, string> => perRequest(ctx, makeAttributeValues);

function makeById(ctx: RequestContext): TenantLoader<Player> {
  return loadOne(
    async (organizationId, ids) => {
      const rows = await query(ctx, BY_ID, organizationId, [organizationId, ids]);
      return toPlayers(
        ctx,
        organizationId,
        rows.map((row) => PLAYER.read(row, organizationId)),
      );
    },
    ({ id }) => id,
  );
}

function makeVideos(ctx: RequestContext): TenantListLoader<PlayerVideo> {
  return loadLists(
    async (organizationId, ids) => {
      const rows = await query(ctx, VIDEOS, organizationId, [organizationId, ids]);
      const owners = rows.map(([, id, , , firstName, lastName, knownAs]) => ({ id, firstName, lastName, knownAs }));
      const names = await shownNames(ctx, organizationId, owners);
      return rows.map(([id, playerId, title, url], index) => ({
        organizationId,
        id,
        playerId,
        title: hideName(title, owners[index]!, names[index]!),
        url,
        embedUrl: youtubeEmbedUrl(url),
      }));
    },
    ({ playerId }) => playerId,
  );
}

function makeAttributeValues(ctx: RequestContext): DataLoader<TenantKey, ReadonlyMap<number, StoredValue>, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = groupBy(await query(ctx, VALUES, organizationId, [organizationId, ids]), ([, playerId]) => playerId);
    return (playerId) =>
      new Map((rows.get(playerId) ?? []).map(([id, , attributeId, value]) => [attributeId, { id, value }]));
  });
}
