import { certaintiesOf } from '../../domain/standings/certainties-of.js';
import { countedRecords } from '../../domain/standings/counted-records.js';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import { standingsRows } from '../../domain/standings/standings-rows.js';
import { commonRules } from '../../domain/standings/common-rules.js';
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
  type GameIdToCome,
  readDecidedGames,
  readGamesToCome,
  readLeaguesOfScope,
  readSeasonOfDivision,
  readTeamTotals,
  type StandingsScope,
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

/** What is wanted of standings beside records and order. */
export interface StandingsOptions {
  /** Streak, last ten and results; they need the season's games beside the totals. */
  readonly withGames: boolean;
  /** What is certain about teams; it needs the games to come as well. */
  readonly withCertainty?: boolean;
  /** Also a division's teams stand as results have decided, whatever their positions. */
  readonly byRecord?: boolean;
}

/**
 * The standings of a season (absent: the division's, without a division the first active one), of a league or a
 * division in it. With a division the administrators' positions decide, otherwise the rules that the leagues have in
 * common. Unknown ids give no rows.
 */
export async function listStandings(
  ctx: RequestContext,
  organizationId: number,
  wish: StandingsWish,
  options: StandingsOptions,
): Promise<StandingsRow[]> {
  const scope = await scopeOf(ctx, organizationId, wish);
  if (scope === null) return [];
  const statistics = shownStatistics(await statisticsOfSport(ctx, organizationId, scope.sportId));
  const totals = await readTeamTotals(ctx, organizationId, scope, statistics);
  const teams = totals.map((team) => ({ ...team, id: team.seasonLeagueTeamId, name: team.team.name }));
  const rules = commonRules(teams.map(({ settings }) => settings));
  const withCertainty = options.withCertainty === true && scope.divisionId === null;
  const isComplete = withCertainty && teams.some(({ settings }) => settings.scheduleIsComplete);
  const withTies = teams.some(({ settings }) => settings.points !== null);
  const needGames = options.withGames || isComplete || withTies || tiedTeams(teams, rules).length > 0;
  const leagues = [...new Set(totals.map((team) => team.seasonLeagueId))];
  const games = needGames ? await readDecidedGames(ctx, organizationId, scope.seasonId, leagues, { withTies }) : [];
  const toCome = isComplete ? await readGamesToCome(ctx, organizationId, scope.seasonId, leagues) : [];
  const certainties = certaintiesOf(
    isComplete ? teams : [],
    games,
    toCome.map(([, home, away]) => [home, away]),
  );
  const form = new Map(teamRecords(teams, games).map((record) => [record.id, record]));
  const seasonTeams = await seasonTeamsOf(ctx, organizationId, totals);
  const order = scope.divisionId === null || options.byRecord ? 'record' : 'division';
  return standingsRows(countedRecords(teams, games, rules), games, order, rules).flatMap(
    ({ tiebreaker, ...row }): StandingsRow[] => {
      const seasonLeagueTeam = seasonTeams.get(row.id);
      const { streak = null, lastTen = { wins: 0, losses: 0 }, results = '' } = form.get(row.id) ?? {};
      if (!seasonLeagueTeam) return [];
      return [
        {
          ...row,
          placedBy: tiebreaker,
          ties: row.ties ?? null,
          standingsPoints: row.standingsPoints ?? null,
          certainty: certainties.get(row.id) ?? null,
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

/** Whose standings they are, with the season's sport; null for an unknown season. */
async function scopeOf(
  ctx: RequestContext,
  organizationId: number,
  wish: StandingsWish,
): Promise<(StandingsScope & { sportId: number }) | null> {
  const [leagueId = null, divisionId = null] = [wish.leagueId, wish.divisionId].map((id) =>
    id == null ? null : (tryId(id) ?? 0),
  );
  const season = await seasonOf(ctx, organizationId, wish.seasonId, divisionId);
  return season && { seasonId: season.id, sportId: season.sportId, leagueId, divisionId };
}

/** The games that standings follow from: those that count, with ties where leagues have points, and those to come. */
export async function listStandingsGames(
  ctx: RequestContext,
  organizationId: number,
  wish: StandingsWish,
): Promise<{ counted: readonly DecidedGame[]; toCome: readonly GameIdToCome[] }> {
  const scope = await scopeOf(ctx, organizationId, wish);
  if (scope === null) return { counted: [], toCome: [] };
  const leagues = await readLeaguesOfScope(ctx, organizationId, scope);
  const of = [organizationId, scope.seasonId, leagues] as const;
  const [counted, toCome] = await Promise.all([
    readDecidedGames(ctx, ...of, { withTies: true }),
    readGamesToCome(ctx, ...of),
  ]);
  return { counted, toCome };
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
