import type { RequestContext } from '../../http/context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest, SortKey } from '../../lib/connection.js';
import { query } from '../../lib/query.js';
import { playerById } from './player.loaders.js';
import { PLAYER_COLUMNS, PLAYER_WIDTH, type PlayerRow, toPlayer } from './player.row.js';
import type { Player } from './player.type.js';

/** Which players: ids are checked integers, `search` comes from `searchTerm`. */
export interface PlayerConditions {
  seasonId?: number | null;
  activeSeasons?: boolean | null;
  leagueId?: number | null;
  teamId?: number | null;
  search?: string | null;
}

/** A player and its sort key: (last name, first name, both in lower case, id), as PostgreSQL sorts it. */
export interface PlayerOnPage {
  player: Player;
  key: SortKey;
}

const ORDER = 'lower(p.last_name), lower(p.first_name), p.id';

/** Reads a page of players by name, and one more when others follow. Its players need not be read again by id. */
export async function readPlayers(
  ctx: RequestContext,
  organizationId: number,
  wanted: PlayerConditions,
  page: PageRequest,
): Promise<PlayerOnPage[]> {
  const conditions = new Conditions(organizationId);
  const { source, where } = selection(conditions, wanted);
  if (page.after) {
    const [last, first, id] = page.after;
    where.push(
      ...conditions.when(
        'after',
        last,
        (mark) => `(${ORDER}) > (${mark}, ${conditions.param(first)}, ${conditions.param(id)})`,
      ),
    );
  }
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const stmt = conditions.statement<[...PlayerRow, sortLast: string, sortFirst: string]>(
    'players_page',
    `${source} SELECT ${PLAYER_COLUMNS}, lower(p.last_name), lower(p.first_name) FROM ${source ? 'found' : 'players'} p
     WHERE ${where.join(' AND ')} ORDER BY ${ORDER} LIMIT ${limit}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => {
    const player = toPlayer(organizationId, row.slice(0, PLAYER_WIDTH) as PlayerRow);
    playerById(ctx).prime(player, player);
    return { player, key: [row[PLAYER_WIDTH], row[PLAYER_WIDTH + 1], player.id] as SortKey };
  });
}

/** How many players there are. */
export async function countPlayers(
  ctx: RequestContext,
  organizationId: number,
  wanted: PlayerConditions,
): Promise<number> {
  const conditions = new Conditions(organizationId);
  const { source, where } = selection(conditions, wanted);
  const stmt = conditions.statement<[count: number]>(
    'players_count',
    `${source} SELECT count(*) FROM ${source ? 'found' : 'players'} p WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

/**
 * The rows and the conditions on them. A search is done on its own first (MATERIALIZED): planned together with order and limit,
 * PostgreSQL may walk through all names instead of using the search index.
 */
function selection(conditions: Conditions, wanted: PlayerConditions): { source: string; where: string[] } {
  const [source = ''] = conditions.when(
    'search',
    wanted.search,
    (mark) => `WITH found AS MATERIALIZED (
      SELECT * FROM players WHERE organization_id = $1 AND search_form(first_name || ' ' || last_name) LIKE '%' || search_form(${mark}) || '%')`,
  );
  const onRoster = [
    ...conditions.when('season', wanted.seasonId, (mark) => `sl.season_id = ${mark}`),
    ...conditions.whenTrue('active', wanted.activeSeasons, 's.active'),
    ...conditions.when('league', wanted.leagueId, (mark) => `sl.league_id = ${mark}`),
    ...conditions.when('team', wanted.teamId, (mark) => `slt.team_id = ${mark}`),
  ];
  const plays = `p.id IN (SELECT re.player_id FROM roster_entries re
    JOIN season_league_teams slt ON slt.organization_id = re.organization_id AND slt.id = re.season_league_team_id
    JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
    JOIN seasons s ON s.organization_id = sl.organization_id AND s.id = sl.season_id
    WHERE re.organization_id = $1 AND ${onRoster.join(' AND ')})`;
  return { source, where: ['p.organization_id = $1', ...(onRoster.length > 0 ? [plays] : [])] };
}
