import { COUNTED_STATUS } from '../../database/live-tables.js';
import { statement } from '../../database/prepared.js';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import type { GameOfTeam } from '../../domain/standings/games-behind-figure.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { ownLeagueSql } from '../totals/own-league.js';

/** The season-league teams of a game `g`: absent for a guest. Games between two leagues count in either team's. */
const SIDES = `LEFT JOIN season_league_teams home ON home.organization_id = g.organization_id AND home.team_id = g.home_team_id
     AND home.season_league_id = COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'g.home_team_id')})
   LEFT JOIN season_league_teams away ON away.organization_id = g.organization_id AND away.team_id = g.away_team_id
     AND away.season_league_id = COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'g.away_team_id')})
   WHERE g.organization_id = $1 AND g.season_id = $2 AND g.division_id IS NULL
     AND (g.season_league_id = ANY($3) OR g.season_league_id IS NULL AND (home.season_league_id = ANY($3) OR away.season_league_id = ANY($3)))`;

type OfLeagues = [organizationId: number, seasonId: number, seasonLeagueIds: number[]];
type UntilDay = [...OfLeagues, asOf: string];

const WON = `g.home_score <> g.away_score AND ${COUNTED_STATUS}`;

/**
 * A tie is one once something was scored, or the game is final: 0-0 may stand for no result. Nobody wins a tied
 * forfeit.
 */
const WON_OR_TIED = `${COUNTED_STATUS}
     AND (g.home_score <> g.away_score OR g.home_score = g.away_score AND g.status <> 'forfeit' AND (g.home_score > 0 OR g.status = 'final'))`;

const decidedSql = (further: string, where: string): string =>
  `SELECT json_agg(json_build_array(COALESCE(home.id, 0), COALESCE(away.id, 0), g.home_score, g.away_score${further}) ORDER BY g.date, g.time, g.id)::text
   FROM games g ${SIDES} AND ${where}`;
const FORFEIT = `, g.status = 'forfeit'`;
const UNTIL = 'AND g.date <= $4::date';

const DECIDED = statement<[games: string | null], OfLeagues>('standings_games', decidedSql('', WON));
const COUNTED = statement<[games: string | null], OfLeagues>(
  'standings_games_with_ties',
  decidedSql(FORFEIT, WON_OR_TIED),
);
const DECIDED_UNTIL = statement<[games: string | null], UntilDay>(
  'standings_games_until',
  decidedSql('', `${WON} ${UNTIL}`),
);
const COUNTED_UNTIL = statement<[games: string | null], UntilDay>(
  'standings_games_with_ties_until',
  decidedSql(FORFEIT, `${WON_OR_TIED} ${UNTIL}`),
);

/** Which of the games that count are wanted. */
interface DecidedOptions {
  /** Whether ties count; then forfeits are told as well. */
  readonly withTies: boolean;
  /** The last day, 'YYYY-MM-DD'; absent: all, also those without a date. */
  readonly asOf?: string | null;
}

/**
 * The games of some season leagues that count, in order of play; those between two leagues count in either team's.
 * Teams stand in them as season-league teams, 0 for a guest.
 */
export async function readDecidedGames(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
  seasonLeagueIds: number[],
  { withTies, asOf = null }: DecidedOptions,
): Promise<DecidedGame[]> {
  const of: OfLeagues = [organizationId, seasonId, seasonLeagueIds];
  const [row] =
    asOf === null
      ? await query(ctx, withTies ? COUNTED : DECIDED, organizationId, of)
      : await query(ctx, withTies ? COUNTED_UNTIL : DECIDED_UNTIL, organizationId, [...of, asOf]);
  return row?.[0] ? (JSON.parse(row[0]) as DecidedGame[]) : [];
}

const OF_TEAM = statement<
  [gameId: number, date: string | null, atHome: boolean, opponentId: number, scored: number, allowed: number],
  [...OfLeagues, seasonLeagueTeamId: number]
>(
  'standings_games_of_team',
  `SELECT g.id, g.date, COALESCE(home.id = $4, false), CASE WHEN home.id = $4 THEN g.away_team_id ELSE g.home_team_id END,
     CASE WHEN home.id = $4 THEN g.home_score ELSE g.away_score END, CASE WHEN home.id = $4 THEN g.away_score ELSE g.home_score END
   FROM games g ${SIDES} AND ${WON_OR_TIED} AND (home.id = $4 OR away.id = $4) AND home.id IS DISTINCT FROM away.id
   ORDER BY g.date, g.time, g.id`,
);

/** The games of a season-league team that count in its league, ties included, in order of play. */
export async function readGamesOfTeam(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, seasonLeagueId, id }: { seasonId: number; seasonLeagueId: number; id: number },
): Promise<(GameOfTeam & { readonly date: string | null })[]> {
  const rows = await query(ctx, OF_TEAM, organizationId, [organizationId, seasonId, [seasonLeagueId], id]);
  return rows.map(([gameId, date, atHome, opponentId, scored, allowed]) => ({
    gameId,
    date,
    atHome,
    opponentId,
    scored,
    allowed,
  }));
}

const RESULT_DATES = statement<[date: string], [organizationId: number, seasonId: number]>(
  'standings_result_dates',
  `SELECT DISTINCT g.date FROM games g
   WHERE g.organization_id = $1 AND g.season_id = $2 AND g.division_id IS NULL AND g.date IS NOT NULL AND ${WON_OR_TIED}
   ORDER BY g.date`,
);

/** The days of a season with games that count in standings, in order. */
export async function readResultDates(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
): Promise<string[]> {
  return (await query(ctx, RESULT_DATES, organizationId, [organizationId, seasonId])).map(([date]) => date);
}

/** A game to come: its id and its teams as season-league teams, 0 for a guest. */
export type GameIdToCome = readonly [id: number, homeId: number, awayId: number];

/** SQL condition that a game `g`, which is not cancelled, may yet have a result that counts. */
export const NO_RESULT_YET = `(g.home_score IS NULL OR g.away_score IS NULL OR NOT ${COUNTED_STATUS}
     OR g.home_score = 0 AND g.away_score = 0 AND g.status NOT IN ('final', 'forfeit'))`;

const TO_COME = statement<[id: number, homeId: number, awayId: number], OfLeagues>(
  'standings_games_to_come',
  `SELECT g.id, COALESCE(home.id, 0), COALESCE(away.id, 0)
   FROM games g ${SIDES} AND g.status <> 'cancelled' AND ${NO_RESULT_YET}
   ORDER BY g.date, g.time, g.id`,
);

/** The games of some season leagues that may yet have a result: not cancelled, and none that counts; by date. */
export function readGamesToCome(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
  seasonLeagueIds: number[],
): Promise<GameIdToCome[]> {
  return query(ctx, TO_COME, organizationId, [organizationId, seasonId, seasonLeagueIds]);
}
