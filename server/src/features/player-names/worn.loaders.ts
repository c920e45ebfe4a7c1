import type DataLoader from 'dataloader';
import { knownFirst } from '../../domain/rosters/known-first.js';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';

/** What a player wears and plays, as far as it is known. */
export interface Worn {
  readonly jerseyNumber: string | null;
  readonly position: string | null;
}

type Ids = [organizationId: number, ids: number[]];

// Only what visitors may see too: an attribute that was hidden says nothing.
const ATTRIBUTES = statement<[playerId: number, name: string, value: string], Ids>(
  'number_and_position_by_player',
  `SELECT v.player_id, lower(a.name), v.value FROM player_attributes a
   JOIN player_attribute_values v ON v.organization_id = a.organization_id AND v.attribute_id = a.id
   WHERE a.organization_id = $1 AND a.visible AND lower(a.name) IN ('number', 'position') AND v.player_id = ANY($2)`,
);

// In the order of a player's rosters, so that the first entry that says something is that of the first active season.
const ACTIVE = statement<[playerId: number, numbers: string[] | null, positions: string[] | null], Ids>(
  'active_number_and_position_by_player',
  `SELECT re.player_id,
     array_agg(re.jersey_number ORDER BY s.start_date DESC NULLS LAST, s.id, sl.position, re.id) FILTER (WHERE btrim(re.jersey_number) <> ''),
     array_agg(re.position ORDER BY s.start_date DESC NULLS LAST, s.id, sl.position, re.id) FILTER (WHERE btrim(re.position) <> '')
   FROM roster_entries re
   JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
   JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
   JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
   WHERE re.organization_id = $1 AND re.player_id = ANY($2) AND s.active GROUP BY re.player_id`,
);

const NOTHING: Worn = { jerseyNumber: null, position: null };

/**
 * What the attributes Number and Position say of a player; an organization may have renamed, hidden or deleted them.
 */
export const wornByAttributes = (ctx: RequestContext): DataLoader<TenantKey, Worn, string> =>
  perRequest(ctx, makeByAttributes);

/** What a player's profile says: the entry of the active season, then the attributes. */
export const wornByPlayer = (ctx: RequestContext): DataLoader<TenantKey, Worn, string> => perRequest(ctx, makeByPlayer);

function makeByAttributes(ctx: RequestContext): DataLoader<TenantKey, Worn, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = await query(ctx, ATTRIBUTES, organizationId, [organizationId, ids]);
    const known = new Map<number, Worn>();
    for (const [playerId, name, value] of rows) {
      known.set(playerId, {
        ...(known.get(playerId) ?? NOTHING),
        [name === 'number' ? 'jerseyNumber' : 'position']: knownFirst(null, value),
      });
    }
    return (id) => known.get(id) ?? NOTHING;
  });
}

function makeByPlayer(ctx: RequestContext): DataLoader<TenantKey, Worn, string> {
  return tenantLoader(async (organizationId, ids) => {
    const [rows, attributes] = await Promise.all([
      query(ctx, ACTIVE, organizationId, [organizationId, ids]),
      Promise.all(ids.map(async (id) => [id, await wornByAttributes(ctx).load({ organizationId, id })] as const)),
    ]);
    const entries = new Map(
      rows.map(([playerId, numbers, positions]) => [
        playerId,
        { jerseyNumber: numbers?.[0], position: positions?.[0] },
      ]),
    );
    const known = new Map(
      attributes.map(([id, { jerseyNumber, position }]) => [
        id,
        {
          jerseyNumber: knownFirst(entries.get(id)?.jerseyNumber, jerseyNumber),
          position: knownFirst(entries.get(id)?.position, position),
        },
      ]),
    );
    return (id) => known.get(id) ?? NOTHING;
  });
}
