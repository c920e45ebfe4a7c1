import { standingsRows } from '../../domain/standings/standings-rows.js';
import { teamRecords } from '../../domain/standings/team-records.js';
import { tiedTeams } from '../../domain/standings/tied-teams.js';
import { percentage } from '../../domain/stats/percentage.js';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { findSeason, findSeasonOrActive } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { teamById } from '../teams/team.loaders.js';
import {
  readDecidedGames,
  readSeasonOfDivision,
  readTeamTotals,
  type StandingsStatistics,
  type TeamTotals,
} from './standings.loaders.js';
import type { StandingsRow } from './standings-row.type.js';

/** Which standings, as a caller asks for them. */
export interface StandingsWish {
  seasonId?: string | null;
  leagueId?: string | null;
  divisionId?: string | null;
}

/**
 * The standings of a season (absent: the division's, without a division the first active one), of a league or a
 * division in it. With a division the administrators' positions decide. Unknown ids give no rows.
 * @param options.byRecord whether also a division's teams stand as results have decided, whatever their positions
 * @param options.withGames whether streak, last ten and results are wanted; they need the season's games beside the
 *   totals
 */
export async function listStandings(
  ctx: RequestContext,
  organizationId: number,
  wish: StandingsWish,
  options: { withGames: boolean; byRecord?: boolean },
): Promise<StandingsRow[]> {
  const [leagueId, divisionId] = [wish.leagueId, wish.divisionId].map((id) => (id == null ? null : (tryId(id) ?? 0)));
  const season = await seasonOf(ctx, organizationId, wish.seasonId, divisionId ?? null);
  if (season === null) return [];
  const statistics = shownStatistics(await statisticsOfSport(ctx, organizationId, season.sportId));
  const scope = { seasonId: season.id, leagueId: leagueId ?? null, divisionId: divisionId ?? null };
  const totals = await readTeamTotals(ctx, organizationId, scope, statistics);
  const records = totals.map((team) => ({ ...team, id: team.seasonLeagueTeamId, name: team.team.name }));
  const needGames = options.withGames || tiedTeams(records).length > 0;
  const games = needGames
    ? await readDecidedGames(ctx, organizationId, season.id, [...new Set(totals.map((team) => team.seasonLeagueId))])
    : [];
  const form = new Map(teamRecords(records, games).map((record) => [record.id, record]));
  const seasonTeams = await seasonTeamsOf(ctx, organizationId, totals);
  return standingsRows(records, games, scope.divisionId === null || options.byRecord ? 'record' : 'division').flatMap(
    ({ tiebreaker, ...row }): StandingsRow[] => {
      const seasonLeagueTeam = seasonTeams.get(row.id);
      const { streak = null, lastTen = { wins: 0, losses: 0 }, results = '' } = form.get(row.id) ?? {};
      if (!seasonLeagueTeam) return [];
      return [
        {
          ...row,
          placedBy: tiebreaker,
          organizationId,
          seasonLeagueTeam,
          captainName: seasonLeagueTeam.captainName,
          streak: streak ?? '',
          lastTen,
          results,
          freeThrowPercentage: percentage(row.freeThrowsMade, row.freeThrowsAttempted),
        },
      ];
    },
  );
}

async function seasonOf(
  ctx: RequestContext,
  organizationId: number,
  seasonId: string | null | undefined,
  divisionId: number | null,
): Promise<Season | null> {
  if (seasonId != null || divisionId === null) return findSeasonOrActive(ctx, organizationId, seasonId);
  const seasonIdOfDivision = await readSeasonOfDivision(ctx, organizationId, divisionId);
  return seasonIdOfDivision === null ? null : findSeason(ctx, organizationId, seasonIdOfDivision);
}

async function seasonTeamsOf(ctx: RequestContext, organizationId: number, totals: readonly TeamTotals[]) {
  for (const { team } of totals) teamById(ctx).prime(team, team);
  const seasonTeams = await Promise.all(
    totals.map(({ seasonLeagueTeamId: id }) => seasonLeagueTeamById(ctx).load({ organizationId, id })),
  );
  return new Map(seasonTeams.flatMap((seasonTeam) => (seasonTeam ? [[seasonTeam.id, seasonTeam]] : [])));
}

function shownStatistics(statistics: Statistics): StandingsStatistics {
  const idOf = (abbreviation: string) => statistics.all[statistics.indexOf(abbreviation)]?.id ?? 0;
  return { freeThrowsMade: idOf('FTM'), freeThrowsAttempted: idOf('FTA'), threePointersMade: idOf('3PM') };
}
