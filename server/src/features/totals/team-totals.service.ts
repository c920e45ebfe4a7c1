import { winPercentage } from '../../domain/standings/win-percentage.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { filterId } from '../../lib/ids.js';
import { findActiveSeason, findSeason } from '../seasons/season.service.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import type { Team } from '../teams/team.type.js';
import type { TeamRecord } from './record.type.js';
import { resultsOfSeasonLeagueTeam } from './season-league-team-results.loaders.js';
import { resultsOfTeam, statisticsOfTeam } from './team-totals.loaders.js';
import type { StatTotal } from './totals.type.js';

/** A team's record in one season, or over all of them. Nothing is decided in an unknown season. */
export async function recordOfTeam(ctx: RequestContext, team: Team, seasonId?: string | null): Promise<TeamRecord> {
  const results = await resultsOfTeam(ctx, filterId(seasonId) ?? null).load(team);
  return { ...results, winPercentage: winPercentage(results.wins, results.losses) };
}

/** A team's record in one season league. */
export async function recordOfSeasonLeagueTeam(ctx: RequestContext, seasonTeam: SeasonLeagueTeam): Promise<TeamRecord> {
  const results = await resultsOfSeasonLeagueTeam(ctx).load(seasonTeam);
  return { ...results, winPercentage: winPercentage(results.wins, results.losses) };
}

/**
 * A team's totals in one season, or over all of them: a value for every statistic of the sport, hidden ones
 * too. What is per game is divided by the games that the team won or lost.
 */
export async function totalsOfTeam(ctx: RequestContext, team: Team, seasonId?: string | null): Promise<StatTotal[]> {
  const pairs = await statisticsOfTeam(ctx, filterId(seasonId) ?? null).load(team);
  const [definitionIds, totals] = [pairs.map(([id]) => id), pairs.map(([, total]) => total)];
  const statistics = await statisticsFor(ctx, team.organizationId, seasonId, definitionIds);
  const { wins, losses } = await resultsOfTeam(ctx, filterId(seasonId) ?? null).load(team);
  const values = sumTotals(statistics.all, [statistics.align(definitionIds, totals)], wins + losses);
  return statistics.all.map((definition, index) => ({ definition, value: values[index] ?? null }));
}

/**
 * The statistics of the season's sport; over all seasons those of the sport that has totals, else of the first active
 * season.
 */
async function statisticsFor(
  ctx: RequestContext,
  organizationId: number,
  seasonId: string | null | undefined,
  definitionIds: readonly number[],
): Promise<Statistics> {
  const season =
    seasonId == null ? await findActiveSeason(ctx, organizationId) : await findSeason(ctx, organizationId, seasonId);
  if (seasonId != null || definitionIds.length === 0)
    return statisticsOfSport(ctx, organizationId, season?.sportId ?? null);
  const known = new Set(definitionIds);
  const bySport = await statDefinitionsBySport(ctx, organizationId);
  const played = [...bySport].find(([, { all }]) => all.some(({ id }) => known.has(id)));
  return statisticsOfSport(ctx, organizationId, played?.[0] ?? null);
}
