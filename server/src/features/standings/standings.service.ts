import { certaintiesOf } from '../../domain/standings/certainties-of.js';
import { countedRecords } from '../../domain/standings/counted-records.js';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import { standingsRows } from '../../domain/standings/standings-rows.js';
import type { Id } from '../../domain/ordering/id.js';
import type { Certainty } from '../../domain/standings/provable.js';
import type { StandingsOrder } from '../../domain/standings/place-teams.js';
import type { StandingsRules } from '../../domain/standings/standings-rules.js';
import { commonRules } from '../../domain/standings/common-rules.js';
import { teamRecords } from '../../domain/standings/team-records.js';
import { tiedTeams } from '../../domain/standings/tied-teams.js';
import { percentage } from '../../domain/stats/percentage.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { tryId } from '../../lib/ids.js';
import { seasonLeaguesOfSeason } from '../leagues/season-league.loaders.js';
import { findSeason, findSeasonOrActive } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { teamById } from '../teams/team.loaders.js';
import { type GameIdToCome, readDecidedGames, readGamesToCome } from './counted-games.loaders.js';
import {
  readLeaguesOfScope,
  readSeasonOfDivision,
  readTeamTotals,
  type StandingsScope,
  type StandingsStatistics,
  type TeamTotals,
} from './standings.loaders.js';
import type { StandingsRow } from './standings-row.type.js';
import type { StandingsGroup, StandingsTable } from './standings-table.type.js';

/** Which standings, as a caller asks for them. */
export interface StandingsWish {
  seasonId?: string | null;
  leagueId?: string | null;
  divisionId?: string | null;
  /** As of the end of which day, 'YYYY-MM-DD'; absent: now. */
  asOf?: string | null;
}

/** What is wanted of standings beside records and order. */
export interface StandingsOptions {
  /** Streak, last ten and results; they need the season's games beside the totals. */
  readonly withGames: boolean;
  /** What is certain about teams; it needs the games to come as well. */
  readonly withCertainty?: boolean;
  /** Whether statistics of players are left out, and 0; as of a day they need the lines of all games. */
  readonly withoutStatistics?: boolean;
  /** Also a division's teams stand as results have decided, whatever their positions. */
  readonly byRecord?: boolean;
}

/**
 * The standings of a season (absent: the division's, without a division the first active one), of a league or a
 * division in it. With a division the administrators' positions decide, otherwise the rules that the leagues have in
 * common. Unknown ids give no rows.
 *
 * As of a day they follow from the games until then, by the rules, lots, leagues and divisions of now. Positions that
 * somebody gave are not of a day, so that results decide in divisions, too; and nothing is said to be certain, since
 * which games were to come, and who had withdrawn, is not kept.
 */
export async function listStandings(
  ctx: RequestContext,
  organizationId: number,
  wish: StandingsWish,
  options: StandingsOptions,
): Promise<StandingsRow[]> {
  const scope = await scopeOf(ctx, organizationId, wish);
  if (scope === null) return [];
  const standings = await readStandings(ctx, organizationId, scope, options, (teams) => [teams]);
  const isByPosition = scope.divisionId !== null && scope.asOf === null && !options.byRecord;
  return rowsOf(standings, standings.teams, isByPosition ? 'division' : 'record');
}

/**
 * The same standings as tables of their own: of each league by its rules, or of each division; those without a division
 * last. Tables stand as their season has them.
 */
export async function listStandingsTables(
  ctx: RequestContext,
  organizationId: number,
  { by, ...wish }: StandingsWish & { by: StandingsGroup },
  options: StandingsOptions,
): Promise<StandingsTable[]> {
  const scope = await scopeOf(ctx, organizationId, wish);
  if (scope === null) return [];
  const groupOf = ({ leagueId, divisionId }: StandingsTeam) => (by === 'league' ? leagueId : divisionId);
  const standings = await readStandings(
    ctx,
    organizationId,
    scope,
    { ...options, withCertainty: options.withCertainty === true && by === 'league' },
    (teams) => [...groupBy(teams, groupOf).values()],
  );
  const leagues = await seasonLeaguesOfSeason(ctx).load({ organizationId, id: scope.seasonId });
  const placeOf = ({ leagueId, divisionPlace }: StandingsTeam): number =>
    by === 'league' ? leagues.findIndex((league) => league.leagueId === leagueId) : (divisionPlace ?? NO_PLACE);
  const sorted = standings.teams.toSorted((a, b) => placeOf(a) - placeOf(b) || (groupOf(a) ?? 0) - (groupOf(b) ?? 0));
  const order = by === 'division' && scope.asOf === null && !options.byRecord ? 'division' : 'record';
  return [...groupBy(sorted, groupOf)].map(([id, teams]) => ({
    organizationId,
    leagueId: by === 'league' ? id : null,
    divisionId: by === 'division' ? id : null,
    rows: rowsOf(standings, teams, id === null ? 'record' : order),
  }));
}

/** Behind all places. */
const NO_PLACE = Number.MAX_SAFE_INTEGER;

/** A team of the standings with its totals. */
type StandingsTeam = TeamTotals & { readonly id: number; readonly name: string };

/** What standings are made of. */
interface Standings {
  readonly organizationId: number;
  readonly teams: readonly StandingsTeam[];
  readonly games: readonly DecidedGame[];
  readonly certainties: ReadonlyMap<Id, Certainty>;
  readonly seasonTeams: ReadonlyMap<number, SeasonLeagueTeam>;
}

/**
 * Reads what standings follow from.
 * @param split the tables that are to be made; level teams of one of them need the games among them
 */
async function readStandings(
  ctx: RequestContext,
  organizationId: number,
  scope: SeasonScope,
  options: StandingsOptions,
  split: (teams: readonly StandingsTeam[]) => (readonly StandingsTeam[])[],
): Promise<Standings> {
  const { seasonId, sportId, divisionId, asOf } = scope;
  const statistics = options.withoutStatistics
    ? null
    : shownStatistics(await statisticsOfSport(ctx, organizationId, sportId));
  const totals = await readTeamTotals(ctx, organizationId, scope, statistics);
  const teams = totals.map((team) => ({ ...team, id: team.seasonLeagueTeamId, name: team.team.name }));
  const withCertainty = options.withCertainty === true && divisionId === null && asOf === null;
  const isComplete = withCertainty && teams.some(({ settings }) => settings.scheduleIsComplete);
  const withTies = teams.some(({ settings }) => settings.points !== null);
  const areLevel = () => split(teams).some((table) => tiedTeams(table, rulesOf(table)).length > 0);
  const needGames = options.withGames || isComplete || withTies || areLevel();
  const leagues = [...new Set(totals.map((team) => team.seasonLeagueId))];
  const games = needGames ? await readDecidedGames(ctx, organizationId, seasonId, leagues, { withTies, asOf }) : [];
  const toCome = isComplete ? await readGamesToCome(ctx, organizationId, seasonId, leagues) : [];
  const certainties = certaintiesOf(
    isComplete ? teams : [],
    games,
    toCome.map(([, home, away]) => [home, away]),
  );
  return { organizationId, teams, games, certainties, seasonTeams: await seasonTeamsOf(ctx, organizationId, totals) };
}

const rulesOf = (teams: readonly StandingsTeam[]): StandingsRules => commonRules(teams.map(({ settings }) => settings));

/** The rows of one table. */
function rowsOf(
  { organizationId, games, certainties, seasonTeams }: Standings,
  teams: readonly StandingsTeam[],
  order: StandingsOrder,
): StandingsRow[] {
  const rules = rulesOf(teams);
  const form = new Map(teamRecords(teams, games).map((record) => [record.id, record]));
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

/** Whose standings, with the season's sport, and as of which day. */
interface SeasonScope extends StandingsScope {
  readonly sportId: number;
  readonly asOf: string | null;
}

/** Whose standings they are; null for an unknown season. */
async function scopeOf(ctx: RequestContext, organizationId: number, wish: StandingsWish): Promise<SeasonScope | null> {
  const [leagueId = null, divisionId = null] = [wish.leagueId, wish.divisionId].map((id) =>
    id == null ? null : (tryId(id) ?? 0),
  );
  const season = await seasonOf(ctx, organizationId, wish.seasonId, divisionId);
  return season && { seasonId: season.id, sportId: season.sportId, leagueId, divisionId, asOf: wish.asOf ?? null };
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
