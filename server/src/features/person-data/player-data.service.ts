import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireOwner } from '../../lib/policy.js';
import { uploadStore } from '../../uploads/open-store.js';
import { MERGED_PLAYERS } from './merged-players.js';

/** Parts of the file by their name in it. Each is SQL for its rows; $1 is the organization, $2 the player. */
const PARTS: Readonly<Record<string, string>> = {
  attributes: `SELECT a.name AS attribute, v.value FROM player_attribute_values v
    JOIN player_attributes a ON a.organization_id = v.organization_id AND a.id = v.attribute_id
    WHERE v.organization_id = $1 AND v.player_id = $2 ORDER BY a.position, a.id`,
  videos: 'SELECT title, url FROM player_videos WHERE organization_id = $1 AND player_id = $2 ORDER BY position, id',
  rosters: `SELECT s.name AS season, l.name AS league, t.name AS team, r.jersey_number AS "jerseyNumber", r.position,
      slt.captain_player_id = $2 IS TRUE AS captain
    FROM roster_entries r
    JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = r.season_league_team_id
    JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
    JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id
    JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
    JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
    WHERE r.organization_id = $1 AND r.player_id = $2 ORDER BY s.start_date, r.id`,
  games: `SELECT g.date::text AS date, g.time, h.name AS home, a.name AS away, t.name AS team, l.position, l.started, l.did_not_play AS "didNotPlay",
      (SELECT coalesce(json_object_agg(d.abbreviation, v.value ORDER BY d.position), '{}') FROM game_line_values v
       JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id WHERE v.organization_id = $1 AND v.game_line_id = l.id) AS statistics
    FROM game_lines l JOIN games g ON g.organization_id = $1 AND g.id = l.game_id
    JOIN teams h ON h.organization_id = $1 AND h.id = g.home_team_id JOIN teams a ON a.organization_id = $1 AND a.id = g.away_team_id
    JOIN teams t ON t.organization_id = $1 AND t.id = l.team_id
    WHERE l.organization_id = $1 AND l.player_id = $2 ORDER BY g.date, g.time, g.id`,
  plays: `SELECT g.date::text AS date, g.id AS "gameId", p.play_id AS "playId", p.revision, p.is_deleted AS "isDeleted", p.kind, gp.name AS period, p.clock, p.x, p.y,
      p.note, p.made_at AS "madeAt", p.actor_name AS by
    FROM plays p JOIN games g ON g.organization_id = $1 AND g.id = p.game_id JOIN game_periods gp ON gp.organization_id = $1 AND gp.id = p.game_period_id
    WHERE p.organization_id = $1 AND (p.player_id = $2 OR p.other_player_id = $2) ORDER BY p.id`,
  changesOfStatistics: `SELECT c.at, c.game_id AS "gameId", d.abbreviation AS statistic, c.operation, c.before, c.after, c.actor_name AS by
    FROM statistics_ledger c LEFT JOIN stat_definitions d ON d.organization_id = $1 AND d.id = c.stat_definition_id
    WHERE c.organization_id = $1 AND c.player_id = $2 ORDER BY c.id`,
  changesOfGames: `SELECT e.at, e.game_id AS "gameId", e.kind, e.before, e.after, e.actor_name AS by
    FROM game_ledger e WHERE e.organization_id = $1 AND e.player_id = $2 ORDER BY e.id`,
  auditTrail: `WITH own AS (SELECT $2::integer AS id UNION SELECT id FROM (${MERGED_PLAYERS}) AS merged)
    SELECT at, actor_name AS by, action, entity_label AS label, changes FROM audit_entries WHERE organization_id = $1
      AND (entity_type = 'player' AND entity_id IN (SELECT id FROM own)
        OR entity_type = 'roster_entry' AND (changes #>> '{playerId,1}' IN (SELECT id::text FROM own)
          OR entity_id IN (SELECT r.id FROM roster_entries r WHERE r.organization_id = $1 AND r.player_id = $2))
        OR entity_type = 'game_line' AND (changes -> 'playerId' ->> 0 IN (SELECT id::text FROM own)
          OR entity_id IN (SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.player_id = $2))) ORDER BY id`,
};

const PLAYER = `SELECT id, first_name AS "firstName", last_name AS "lastName", known_as AS "knownAs", bio, import_key AS "playerKey", sponsor_name AS "sponsorName", sponsor_url AS "sponsorUrl",
    image_upload_id AS "imageId", updated_at AS "updatedAt" FROM players WHERE organization_id = $1 AND id = $2`;

// The widest one; sizes are made from it.
const PICTURE = `SELECT file.mime, file.storage_key AS key, u.original_name AS "originalName" FROM uploads u
  JOIN upload_sizes file ON file.organization_id = u.organization_id AND file.upload_id = u.id
  WHERE u.organization_id = $1 AND u.id = $2 ORDER BY file.width DESC LIMIT 1`;

/** Everything that is kept about a player, to be given to the person. Owners and super administrators. @throws 404 */
export async function dataOfPlayer(ctx: RequestContext, playerId: string | number): Promise<Record<string, unknown>> {
  const organizationId = requireOwner(ctx);
  const id = parseId(playerId, 'Player');
  const { manager } = ctx.services.dataSource;
  const [found] = (await manager.query(PLAYER, [organizationId, id])) as ({ imageId: number | null } & Record<
    string,
    unknown
  >)[];
  if (!found) throw notFound('Player');
  const { imageId, ...player } = found;
  const parts: [string, unknown][] = [];
  for (const [name, sql] of Object.entries(PARTS)) parts.push([name, await manager.query(sql, [organizationId, id])]);
  return {
    player,
    picture: imageId === null ? null : await pictureOf(ctx, organizationId, imageId),
    ...Object.fromEntries(parts),
  };
}

async function pictureOf(
  ctx: RequestContext,
  organizationId: number,
  uploadId: number,
): Promise<Record<string, string> | null> {
  const [file] = (await ctx.services.dataSource.manager.query(PICTURE, [organizationId, uploadId])) as {
    mime: string;
    key: string;
    originalName: string;
  }[];
  const stored = file && (await uploadStore(ctx.services.config).read(file.key));
  return stored
    ? { mime: file.mime, originalName: file.originalName, base64: (await buffer(stored.stream)).toString('base64') }
    : null;
}
