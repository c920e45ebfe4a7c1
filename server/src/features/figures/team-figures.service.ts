import { leastGames } from '../../domain/figures/least-games.js';
import { placeAmong } from '../../domain/figures/place-among.js';
import { seriesByOpponent } from '../../domain/figures/series-by-opponent.js';
import { perGame } from '../../domain/stats/per-game.js';
import { pointsPerGame } from '../../domain/stats/points-per-game.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { playerById } from '../players/player.loaders.js';
import { mainStatistics } from '../records/stat-leaders.service.js';
import { findSeason } from '../seasons/season.service.js';
import { type Statistics, statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import { teamById } from '../teams/team.loaders.js';
import { shownSeasonId } from '../teams/team.service.js';
import type { Team } from '../teams/team.type.js';
import type { TeamLeader, TeamPeriodPoints, TeamSeasonFigures, TeamSeries } from './team-figures.type.js';
import { type LeagueResults, resultsOfLeagues, type TeamGame } from './team-games.loaders.js';
import { periodsOfTeam, playersOfTeam } from './team-parts.loaders.js';

/** What one team of a league did. */
interface TeamSums {
  readonly games: readonly TeamGame[];
  readonly own: number;
  readonly other: number;
  /** Games that statistics are recorded of: a forfeit has none. */
  readonly recorded: number;
  /** One per statistic of the sport; null where nothing is recorded. */
  readonly values: readonly (number | null)[];
}

/**
 * A team's figures of one season with their places in the league.
 * @param seasonId without it the season that the team's page shows
 * @returns null without a game that has a result
 */
export async function seasonFiguresOfTeam(
  ctx: RequestContext,
  team: Team,
  seasonId: string | null | undefined,
): Promise<TeamSeasonFigures | null> {
  const shown = await shownSeasonId(ctx, team, seasonId);
  const season = shown === null ? null : await findSeason(ctx, team.organizationId, shown);
  if (season === null) return null;
  const leagues = await resultsOfLeagues(ctx, season);
  const gamesIn = ({ games }: LeagueResults): number => games.filter(({ teamId }) => teamId === team.id).length;
  const [seasonLeagueId, results] = [...leagues].sort((a, b) => gamesIn(b[1]) - gamesIn(a[1]) || a[0] - b[0])[0] ?? [];
  if (seasonLeagueId === undefined || !results || gamesIn(results) === 0) return null;
  const league = seasonLeagueId === 0 ? null : seasonLeagueId;
  const statistics = await statisticsOfSeasonLeague(ctx, team.organizationId, season.sportId, league);
  const sums = sumsOf(statistics, results);
  const own = sums.get(team.id)!;
  const teams = [...sums.values()];
  const scored = (each: TeamSums): number => pointsPerGame(each.own, each.games.length);
  const allowed = (each: TeamSums): number => pointsPerGame(each.other, each.games.length);
  return {
    team,
    season,
    seasonLeagueId,
    statistics,
    games: own.games.length,
    rankedTeams: teams.length,
    pointsPerGame: scored(own),
    pointsPlace: placeAmong(scored(own), teams.map(scored)),
    allowedPerGame: allowed(own),
    allowedPlace: placeAmong(
      -allowed(own),
      teams.map((each) => -allowed(each)),
    ),
    figures: statistics.visible.flatMap((definition) => {
      const index = statistics.all.indexOf(definition);
      const valueOf = ({ values, recorded }: TeamSums): number =>
        perGame(values[index] ?? 0, recorded, definition.kind);
      const total = own.values[index];
      if (total === null || total === undefined) return [];
      return [{ definition, total, perGame: valueOf(own), place: placeAmong(valueOf(own), teams.map(valueOf)) }];
    }),
  };
}

function sumsOf(
  statistics: Statistics,
  { games, recorded: counts, statistics: totals }: LeagueResults,
): ReadonlyMap<number, TeamSums> {
  const totalsOf = groupBy(totals, ({ teamId }) => teamId);
  return new Map(
    [...groupBy(games, ({ teamId }) => teamId)].map(([teamId, own]) => {
      const rows = totalsOf.get(teamId) ?? [];
      const recorded = counts.get(teamId) ?? 0;
      const aligned = statistics.align(
        rows.map(({ definitionId }) => definitionId),
        rows.map(({ total }) => total),
      );
      const sums: TeamSums = {
        games: own,
        own: own.reduce((sum, game) => sum + game.own, 0),
        other: own.reduce((sum, game) => sum + game.other, 0),
        recorded,
        values: sumTotals(statistics.all, [aligned], recorded),
      };
      return [teamId, sums];
    }),
  );
}

/**
 * Who leads a team per game in each of the sport's main statistics, among those with half of the most games; of equals
 * who has played more.
 */
export async function leadersOfTeam(
  ctx: RequestContext,
  { team, season, seasonLeagueId, statistics }: TeamSeasonFigures,
): Promise<TeamLeader[]> {
  const players = (await playersOfTeam(ctx, season.id).load(team)).filter(isOf(seasonLeagueId));
  const least = leastGames(players.map(({ gamesPlayed }) => gamesPlayed));
  const counted = players
    .filter(({ gamesPlayed }) => gamesPlayed >= least)
    .map(({ playerId, gamesPlayed, definitionIds, totals }) => ({
      playerId,
      gamesPlayed,
      values: sumTotals(statistics.all, [statistics.align(definitionIds, totals)], gamesPlayed),
    }));
  const leaders = await Promise.all(
    mainStatistics(statistics).map(async (definition): Promise<TeamLeader[]> => {
      const index = statistics.all.indexOf(definition);
      const [first] = counted
        .map((each) => ({ ...each, average: perGame(each.values[index] ?? 0, each.gamesPlayed, definition.kind) }))
        .sort((a, b) => b.average - a.average || b.gamesPlayed - a.gamesPlayed || a.playerId - b.playerId);
      if (first === undefined || first.average <= 0) return [];
      const player = await playerById(ctx).load({ organizationId: team.organizationId, id: first.playerId });
      return player ? [{ definition, player, perGame: first.average, gamesPlayed: first.gamesPlayed }] : [];
    }),
  );
  return leaders.flat();
}

/** What a team and its opponents score by period. */
export async function periodPointsOfTeam(
  ctx: RequestContext,
  { team, season, seasonLeagueId }: TeamSeasonFigures,
): Promise<TeamPeriodPoints[]> {
  const periods = (await periodsOfTeam(ctx, season.id).load(team)).filter(isOf(seasonLeagueId));
  return periods.map(({ name, games, own, other }) => ({
    name,
    games,
    own: pointsPerGame(own, games),
    other: pointsPerGame(other, games),
  }));
}

const isOf =
  (id: number) =>
  ({ seasonLeagueId }: { readonly seasonLeagueId: number }): boolean =>
    seasonLeagueId === id;

/** A team's games against each opponent of the season and league, by the opponent's name. */
export async function seriesOfTeam(
  ctx: RequestContext,
  { team, season, seasonLeagueId }: TeamSeasonFigures,
): Promise<TeamSeries[]> {
  const games = (await resultsOfLeagues(ctx, season)).get(seasonLeagueId)?.games ?? [];
  const series = seriesByOpponent(games.filter(({ teamId }) => teamId === team.id));
  const named = await Promise.all(
    series.map(async ({ opponentId, ...sums }) => {
      const opponent = await teamById(ctx).load({ organizationId: team.organizationId, id: opponentId });
      return opponent ? [{ opponent, ...sums }] : [];
    }),
  );
  return named.flat().sort((a, b) => a.opponent.name.localeCompare(b.opponent.name, 'en'));
}
