import { statement } from '../../database/prepared.js';
import { type PeriodOfGame, pointsByPeriod } from '../../domain/game/points-by-period.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
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

/** A period of a game: the team's own score and its opponent's. */
type PeriodRow = [id: number, name: string, position: number, own: number | null, other: number | null];

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

/** The periods that a box score shows, as `shownPeriods` has them. */
const PERIODS = statement<
  [teamId: number, seasonLeagueId: number, own: number | null, other: number | null, periods: PeriodRow[]],
  OfTeams
>(
  'periods_of_teams_in_season',
  `SELECT team.id, ${leagueSql('g', 'team.id')},
     CASE WHEN g.home_team_id = team.id THEN g.home_score ELSE g.away_score END,
     CASE WHEN g.home_team_id = team.id THEN g.away_score ELSE g.home_score END, played.periods
   FROM games g
   JOIN unnest($2::integer[]) AS team (id) ON team.id IN (g.home_team_id, g.away_team_id)
   JOIN LATERAL (
     SELECT json_agg(json_build_array(p.id, p.name, p.position, own.score, other.score) ORDER BY p.position, p.id) AS periods
     FROM seasons s JOIN game_periods p ON p.organization_id = $1 AND p.sport_id = s.sport_id AND NOT p.hidden
     LEFT JOIN period_scores own ON own.organization_id = $1 AND own.game_id = g.id AND own.game_period_id = p.id AND own.team_id = team.id
     LEFT JOIN period_scores other ON other.organization_id = $1 AND other.game_id = g.id AND other.game_period_id = p.id AND other.team_id <> team.id
     WHERE s.organization_id = $1 AND s.id = g.season_id AND p.kind <> 'final' AND lower(p.name) <> 'final'
       AND (p.kind <> 'overtime' OR coalesce(own.score, other.score) IS NOT NULL)
     HAVING count(own.score) + count(other.score) > 0) AS played ON TRUE
   WHERE g.organization_id = $1 AND g.season_id = $3 AND ${COUNTED_STATUS}
     AND (g.home_team_id = ANY($2) OR g.away_team_id = ANY($2))`,
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
    return [...groupBy(rows, ([teamId, seasonLeagueId]) => `${teamId}:${seasonLeagueId}`).values()].flatMap((games) => {
      const [[teamId, seasonLeagueId]] = games as [(typeof rows)[number]];
      const points = pointsByPeriod(
        games.map(([, , home, away, periods]) => ({ totals: { home, away }, periods: periods.map(periodOf) })),
      );
      return points.map(({ name, games: count, home, away }) => ({
        teamId,
        seasonLeagueId,
        name,
        games: count,
        own: home,
        other: away,
      }));
    });
  });
}

function periodOf([id, name, position, home, away]: PeriodRow): PeriodOfGame {
  return { id, name, position, home, away };
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
