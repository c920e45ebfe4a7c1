import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { query } from '../../lib/query.js';
import { versionCache } from '../../lib/version-cache.js';
import { ownLeagueSql } from '../totals/own-league.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';
import type { Season } from '../seasons/season.type.js';

/** A game with a result, from the side of one team. */
export interface TeamGame {
  readonly teamId: number;
  /** Of a game between leagues the team's own; 0: no league. */
  readonly seasonLeagueId: number;
  readonly opponentId: number;
  readonly own: number;
  readonly other: number;
}

/** What a team has of a statistic in a league of a season. */
export interface TeamStatistic {
  readonly teamId: number;
  readonly seasonLeagueId: number;
  readonly definitionId: number;
  readonly total: number;
}

type OfSeason = [organizationId: number, seasonId: number];

/**
 * A game from the side of one team: scores where it has them, and whether anything is recorded of a player of the team.
 */
type Side = [
  teamId: number,
  seasonLeagueId: number,
  opponentId: number,
  own: number | null,
  other: number | null,
  recorded: boolean,
  /** Whether ties count in the league. */
  withTies: boolean,
];

const GAMES = statement<Side, OfSeason>(
  'team_games_of_season',
  `SELECT side.team_id, COALESCE(of_league.id, 0), side.opponent_id, side.own, side.other, EXISTS (
       SELECT FROM game_lines l JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
       WHERE l.organization_id = $1 AND l.game_id = g.id AND l.team_id = side.team_id),
     sl.points_for_tie IS NOT NULL
   FROM games g CROSS JOIN LATERAL (VALUES
     (g.home_team_id, g.away_team_id, g.home_score, g.away_score), (g.away_team_id, g.home_team_id, g.away_score, g.home_score)
   ) AS side (team_id, opponent_id, own, other)
   CROSS JOIN LATERAL (SELECT COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'side.team_id')}) AS id) AS of_league
   LEFT JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = of_league.id
   WHERE g.organization_id = $1 AND g.season_id = $2 AND ${COUNTED_STATUS}
   ORDER BY g.date, g.time, g.id`,
  { counted: true },
);

const STATISTICS = statement<[teamId: number, seasonLeagueId: number, definitionId: number, total: number], OfSeason>(
  'team_statistics_of_season',
  `SELECT t.team_id, COALESCE(t.season_league_id, ${ownLeagueSql('t', 't.season_id', 't.team_id')}, 0), t.stat_definition_id,
     sum(t.total)::float8
   FROM team_stat_totals t WHERE t.organization_id = $1 AND t.season_id = $2 GROUP BY 1, 2, 3`,
);

/** What the teams of one league did in a season. */
export interface LeagueResults {
  readonly games: readonly TeamGame[];
  /** In how many games something is recorded of a player of the team, be there a result or not. */
  readonly recorded: ReadonlyMap<number, number>;
  readonly statistics: readonly TeamStatistic[];
}

const kept = versionCache<ReadonlyMap<number, LeagueResults>>(40);

/** What all teams did in a season, by its leagues. Kept in this process until the organization changes. */
export function resultsOfLeagues(
  ctx: RequestContext,
  { organizationId, id }: Season,
): PromiseOrValue<ReadonlyMap<number, LeagueResults>> {
  return kept.get(ctx, organizationId, `results of season ${id}`, async () => {
    const [games, statistics] = await Promise.all([
      query(ctx, GAMES, organizationId, [organizationId, id]),
      query(ctx, STATISTICS, organizationId, [organizationId, id]),
    ]);
    const statisticsOf = groupBy(statistics, ([, league]) => league);
    return new Map(
      [...groupBy(games, ([, league]) => league)].map(([league, own]) => [
        league,
        {
          games: own.flatMap(toGame),
          recorded: countBy(own.flatMap(([teamId, , , , , recorded]) => (recorded ? [teamId] : []))),
          statistics: (statisticsOf.get(league) ?? []).map(([teamId, seasonLeagueId, definitionId, total]) => ({
            teamId,
            seasonLeagueId,
            definitionId,
            total,
          })),
        },
      ]),
    );
  });
}

/** As in the record of the team: a tie counts where the league gives points for it. */
function toGame([teamId, seasonLeagueId, opponentId, own, other, , withTies]: Side): TeamGame[] {
  if (own === null || other === null || (own === other && !withTies)) return [];
  return [{ teamId, seasonLeagueId, opponentId, own, other }];
}

function countBy(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
