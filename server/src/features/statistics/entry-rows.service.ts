import { knownFirst } from '../../domain/rosters/known-first.js';
import { compareEntryRows } from '../../domain/statistics/compare-entry-rows.js';
import { enteredStatistics } from '../../domain/statistics/entered-statistics.js';
import { UNORDERED } from '../../domain/statistics/unordered.js';
import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { keepsScoreOf, requireScorekeeper } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import type { GameSide } from '../box-scores/game-side.type.js';
import { findGame } from '../games/game.service.js';
import { wornByAttributes } from '../player-names/worn.loaders.js';
import { playerById } from '../players/player.loaders.js';
import { statisticsOfSport } from '../stat-definitions/statistics.js';
import { cellId } from './cell-id.js';
import type { EntryRow } from './statistic-cell.type.js';

type Row = [
  gameId: number,
  teamId: number,
  playerId: number,
  onRoster: boolean,
  jerseyNumber: string | null,
  rosterPosition: string | null,
  line: [position: string | null, started: boolean, didNotPlay: boolean, sortOrder: number, version: number] | null,
  values: [definitionId: number, value: number, version: number][] | null,
  latest: [definitionId: number, version: number][] | null,
];

// Whoever has a line, for whichever team, is no player of the other one's roster in this game.
const ROWS = statement<Row, [organizationId: number, gameIds: number[]]>(
  'statistics_entry_rows',
  `WITH roster AS (
     SELECT DISTINCT ON (g.id, slt.team_id, re.player_id) g.id AS game_id, slt.team_id, re.player_id, re.jersey_number, re.position
     FROM games g
     JOIN season_leagues sl ON sl.organization_id = $1 AND (sl.id = g.season_league_id OR (g.season_league_id IS NULL AND sl.season_id = g.season_id))
     JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.season_league_id = sl.id AND slt.team_id IN (g.home_team_id, g.away_team_id)
     JOIN roster_entries re ON re.organization_id = $1 AND re.season_league_team_id = slt.id
     WHERE g.organization_id = $1 AND g.id = ANY($2)
     ORDER BY g.id, slt.team_id, re.player_id, re.id
   ), listed AS (
     SELECT * FROM game_lines WHERE organization_id = $1 AND game_id = ANY($2)
   ), row AS (
     SELECT l.game_id, l.team_id, l.player_id, r.player_id IS NOT NULL AS on_roster, r.jersey_number, r.position, l.id AS line_id,
       json_build_array(l.position, l.started, l.did_not_play, l.sort_order, l.version) AS line
     FROM listed l LEFT JOIN roster r ON r.game_id = l.game_id AND r.team_id = l.team_id AND r.player_id = l.player_id
     UNION ALL
     SELECT r.game_id, r.team_id, r.player_id, true, r.jersey_number, r.position, NULL, NULL
     FROM roster r WHERE NOT EXISTS (SELECT FROM listed l WHERE l.game_id = r.game_id AND l.player_id = r.player_id)
   )
   SELECT row.game_id, row.team_id, row.player_id, row.on_roster, row.jersey_number, row.position, row.line,
     (SELECT json_agg(json_build_array(v.stat_definition_id, v.value, v.version)) FROM game_line_values v
      WHERE v.organization_id = $1 AND v.game_line_id = row.line_id),
     (SELECT json_agg(json_build_array(e.stat_definition_id, e.version)) FROM (
        SELECT DISTINCT ON (s.stat_definition_id) s.stat_definition_id, s.version FROM statistics_ledger s
        WHERE s.organization_id = $1 AND s.game_id = row.game_id AND s.player_id = row.player_id
        ORDER BY s.stat_definition_id, s.id DESC) AS e)
   FROM row`,
  { games: ([, ids]) => ids },
);

/**
 * The rows in which a side's statistics are entered: its roster and whoever has a line, in order. Null for callers who
 * may not enter any.
 */
export async function entryRowsOfSide(
  ctx: RequestContext,
  { game, team }: Pick<GameSide, 'game' | 'team'>,
): Promise<EntryRow[] | null> {
  const { organizationId } = game;
  if (!keepsScoreOf(ctx, organizationId, game.id)) return null;
  const [rows, { all }] = await Promise.all([
    rowsOfGame(ctx).load(game),
    statisticsOfSport(ctx, organizationId, game.sportId),
  ]);
  const entered = enteredStatistics(all);
  const own = rows.filter(([, teamId]) => teamId === team.id);
  const made = await Promise.all(
    own.map((row) =>
      entryRowOf(
        ctx,
        organizationId,
        row,
        entered.map(({ id }) => id),
      ),
    ),
  );
  return made.filter((row) => row !== null).toSorted(compareEntryRows);
}

/** The rows of some players of a game, in the order of its sides. */
export async function entryRowsOf(
  ctx: RequestContext,
  gameId: number,
  playerIds: readonly number[],
): Promise<EntryRow[]> {
  const game = await findGame(ctx, requireScorekeeper(ctx, gameId).organizationId, gameId);
  if (game === null) return [];
  const sides = await Promise.all([game.homeTeam, game.awayTeam].map((team) => entryRowsOfSide(ctx, { game, team })));
  return sides.flatMap((rows) => rows ?? []).filter(({ player }) => playerIds.includes(player.id));
}

/** A game's rows of both sides, in no order. */
const rowsOfGame = (ctx: RequestContext): DataLoader<TenantKey, Row[], string> => perRequest(ctx, makeRowsOfGame);

function makeRowsOfGame(ctx: RequestContext): DataLoader<TenantKey, Row[], string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = await query(ctx, ROWS, organizationId, [organizationId, ids]);
    return (id) => rows.filter(([gameId]) => gameId === id);
  });
}

async function entryRowOf(
  ctx: RequestContext,
  organizationId: number,
  [gameId, , playerId, onRoster, jerseyNumber, rosterPosition, line, values, latest]: Row,
  definitionIds: readonly number[],
): Promise<EntryRow | null> {
  const key = { organizationId, id: playerId };
  const [player, worn] = await Promise.all([playerById(ctx).load(key), wornByAttributes(ctx).load(key)]);
  if (player === null) return null;
  const [position, started, didNotPlay, sortOrder, version] = line ?? [null, false, false, UNORDERED, 0];
  const stored = new Map(values?.map(([id, ...state]) => [id, state]));
  const versions = new Map(latest ?? []);
  return {
    id: `${gameId}-${playerId}`,
    player,
    jerseyNumber: knownFirst(jerseyNumber, worn.jerseyNumber),
    position: line === null ? knownFirst(rosterPosition, worn.position) : position,
    onRoster,
    started,
    didNotPlay,
    sortOrder,
    version,
    hasLine: line !== null,
    undoId: null,
    cells: definitionIds.map((definitionId) => {
      const [value, ofValue] = stored.get(definitionId) ?? [null, versions.get(definitionId) ?? 0];
      return { id: cellId(gameId, playerId, definitionId), definitionId, value, version: ofValue };
    }),
  };
}
