import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest, SortKey } from '../../lib/connection.js';
import { nameOrder } from '../../lib/name-order.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { type NamesSource, namesSource } from '../player-names/player-names.service.js';
import { playerById } from './player.loaders.js';
import { PLAYER, toPlayers } from './player.row.js';
import type { Player } from './player.type.js';

/** Which players: ids are checked integers, `search` comes from `searchTerm`. */
export interface PlayerConditions {
  seasonId?: number | null;
  activeSeasons?: boolean | null;
  leagueId?: number | null;
  teamId?: number | null;
  search?: string | null;
}

/**
 * A player and its sort key: (last name, first name, as the caller is shown them, in lower case, and id), as
 * `nameOrder` sorts it.
 */
export interface PlayerOnPage {
  player: Player;
  key: SortKey;
}

/** Reads a page of players by name, and one more when others follow. Its players need not be read again by id. */
export async function readPlayers(
  ctx: RequestContext,
  organizationId: number,
  wanted: PlayerConditions,
  page: PageRequest,
): Promise<PlayerOnPage[]> {
  const conditions = new Conditions(organizationId);
  const names = await namesSource(ctx, organizationId, conditions);
  const { from, where } = selection(conditions, names, wanted);
  const order = `${nameOrder(names.sortName)}, ${nameOrder(names.firstName)}, p.id`;
  if (page.after) {
    const [last, first, id] = page.after;
    where.push(
      ...conditions.when(
        'after',
        last,
        (mark) => `(${order}) > (${mark}, ${conditions.param(first)}, ${conditions.param(id)})`,
      ),
    );
  }
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const onPage = reading({
    player: PLAYER,
    sortLast: column<string>(`lower(${names.sortName})`),
    sortFirst: column<string>(`lower(${names.firstName})`),
  });
  const stmt = conditions.statement(
    'players_page',
    `${from.before} SELECT ${onPage.sql} FROM ${from.players}
     WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT ${limit}`,
  );
  const found = (await query(ctx, stmt, organizationId, conditions.params)).map((row) =>
    onPage.read(row, organizationId),
  );
  const players = await toPlayers(
    ctx,
    organizationId,
    found.map(({ player }) => player),
  );
  return players.map((player, index) => {
    playerById(ctx).prime(player, player);
    const { sortLast, sortFirst } = found[index]!;
    return { player, key: [sortLast, sortFirst, player.id] };
  });
}

/** How many players there are. */
export async function countPlayers(
  ctx: RequestContext,
  organizationId: number,
  wanted: PlayerConditions,
): Promise<number> {
  const conditions = new Conditions(organizationId);
  const { from, where } = selection(conditions, await namesSource(ctx, organizationId, conditions), wanted);
  const stmt = conditions.statement<[count: number]>(
    'players_count',
    `${from.before} SELECT count(*) FROM ${from.players} WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

interface From {
  /** What stands before SELECT. */
  readonly before: string;
  /** What stands after FROM. */
  readonly players: string;
}

/**
 * The rows and the conditions on them. A search is done on its own first (MATERIALIZED): planned together with order
 * and limit, PostgreSQL may walk through all names instead of using the search index.
 */
function selection(
  conditions: Conditions,
  names: NamesSource,
  wanted: PlayerConditions,
): { from: From; where: string[] } {
  const [found] = conditions.when(
    'search',
    wanted.search,
    (mark) => `found AS MATERIALIZED (SELECT p.* FROM players p ${names.join} WHERE p.organization_id = $1
      AND ${names.searchText} LIKE '%' || (SELECT search_form(${mark})) || '%')`,
  );
  const tables = [names.cte, found].filter(Boolean).join(', ');
  const from = { before: tables && `WITH ${tables}`, players: `${found ? 'found' : 'players'} p ${names.join}` };
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
  return { from, where: ['p.organization_id = $1', ...(onRoster.length > 0 ? [plays] : [])] };
}
