import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';
import { perRequest } from '../../lib/memo.js';
import { ownLeagueSql } from '../totals/own-league.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';

/** What a player did for a team in a league of a season. */
export interface TeamPlayer {
  teamId: number;
  /** Of games between leagues the team's own; 0: no league. */
  seasonLeagueId: number;
  playerId: number;
  gamesPlayed: number;
  definitionIds: number[] | null;
  totals: number[] | null;
}

/** Points of a team and of its opponents in a period, over the games that have both. */
export interface TeamPeriod {
  teamId: number;
  /** As of a player's. */
  seasonLeagueId: number;
  name: string;
  games: number;
  own: number;
  other: number;
}

type OfTeams = [organizationId: number, teamIds: number[], seasonId: number];

const leagueSql = (row: string, teamId: string): string =>
  `COALESCE(${row}.season_league_id, ${ownLeagueSql(row, `${row}.season_id`, teamId)}, 0)`;

const PLAYERS = statement<
  [
    teamId: number,
    seasonLeagueId: number,
    playerId: number,
    games: number,
    definitionIds: number[] | null,
    totals: number[] | null,
  ],
  OfTeams
>(
  'players_of_teams_in_season',
  `WITH played AS (
     SELECT t.team_id, ${leagueSql('t', 't.team_id')} AS league_id, t.player_id, sum(t.games_played)::integer AS games
     FROM player_season_totals t
     WHERE t.organization_id = $1 AND t.team_id = ANY($2) AND t.season_id = $3 GROUP BY 1, 2, 3),
   sums AS (
     SELECT t.team_id, ${leagueSql('t', 't.team_id')} AS league_id, t.player_id, t.stat_definition_id, sum(t.total)::float8 AS total
     FROM player_stat_totals t
     WHERE t.organization_id = $1 AND t.team_id = ANY($2) AND t.season_id = $3 GROUP BY 1, 2, 3, 4),
   lists AS (
     SELECT team_id, league_id, player_id, array_agg(stat_definition_id) AS ids, array_agg(total) AS totals
     FROM sums GROUP BY 1, 2, 3)
   SELECT played.team_id, played.league_id, played.player_id, played.games, lists.ids, lists.totals
   FROM played LEFT JOIN lists USING (team_id, league_id, player_id) ORDER BY played.player_id`,
);

const PERIODS = statement<
  [teamId: number, seasonLeagueId: number, name: string, games: number, own: number, other: number],
  OfTeams
>(
  'periods_of_teams_in_season',
  `SELECT own.team_id, ${leagueSql('g', 'own.team_id')}, p.name, count(*)::integer, sum(own.score)::integer, sum(other.score)::integer
   FROM games g
   JOIN period_scores own ON own.organization_id = $1 AND own.game_id = g.id AND own.team_id = ANY($2)
   JOIN period_scores other ON other.organization_id = $1 AND other.game_id = g.id
     AND other.game_period_id = own.game_period_id AND other.team_id <> own.team_id
   JOIN game_periods p ON p.organization_id = $1 AND p.id = own.game_period_id AND NOT p.hidden AND p.kind <> 'final'
   WHERE g.organization_id = $1 AND g.season_id = $3 AND ${COUNTED_STATUS}
     AND (g.home_team_id = ANY($2) OR g.away_team_id = ANY($2))
   GROUP BY 1, 2, p.id, p.name, p.position ORDER BY p.position, p.id`,
  { counted: true },
);

type BySeason<Value> = Map<number, TenantListLoader<Value>>;
const makePlayers = (): BySeason<TeamPlayer> => new Map();
const makePeriods = (): BySeason<TeamPeriod> => new Map();

/** Who played for a team in a season, and what they did in each league. */
export function playersOfTeam(ctx: RequestContext, seasonId: number): TenantListLoader<TeamPlayer> {
  return ofSeason(perRequest(ctx, makePlayers), seasonId, async (organizationId, teamIds) => {
    const rows = await query(ctx, PLAYERS, organizationId, [organizationId, teamIds, seasonId]);
    return rows.map(([teamId, seasonLeagueId, playerId, gamesPlayed, definitionIds, totals]) => ({
      teamId,
      seasonLeagueId,
      playerId,
      gamesPlayed,
      definitionIds,
      totals,
    }));
  });
}

/** The points of a team and its opponents by period in each league of a season. */
export function periodsOfTeam(ctx: RequestContext, seasonId: number): TenantListLoader<TeamPeriod> {
  return ofSeason(perRequest(ctx, makePeriods), seasonId, async (organizationId, teamIds) => {
    const rows = await query(ctx, PERIODS, organizationId, [organizationId, teamIds, seasonId]);
    return rows.map(([teamId, seasonLeagueId, name, games, own, other]) => ({
      teamId,
      seasonLeagueId,
      name,
      games,
      own,
      other,
    }));
  });
}

function ofSeason<Value extends { teamId: number }>(
  loaders: BySeason<Value>,
  seasonId: number,
  read: (organizationId: number, teamIds: number[]) => Promise<Value[]>,
): TenantListLoader<Value> {
  const loader = loaders.get(seasonId) ?? loadLists(read, ({ teamId }) => teamId);
  loaders.set(seasonId, loader);
  return loader;
}
