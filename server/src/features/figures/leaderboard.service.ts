import { countsInRanking } from '../../domain/figures/counts-in-ranking.js';
import { leastGames } from '../../domain/figures/least-games.js';
import { placeAmong } from '../../domain/figures/place-among.js';
import { partsOfDerived } from '../../domain/stats/parts-of-derived.js';
import { perGame } from '../../domain/stats/per-game.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { readPage } from '../../lib/connection.js';
import { invalidInput } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { teamsOfDivision } from '../divisions/division.loaders.js';
import { findDivision } from '../divisions/division.service.js';
import type { Division } from '../divisions/division.type.js';
import { leagueById } from '../leagues/league.loaders.js';
import { seasonLeaguesOfLeague } from '../leagues/season-league.loaders.js';
import { playerById } from '../players/player.loaders.js';
import { readLeaders } from '../records/record.loaders.js';
import { mainStatistics } from '../records/stat-leaders.service.js';
import { findActiveSeason, findSeason, listSeasons } from '../seasons/season.service.js';
import { type Statistics, statisticsOfSeason, statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { teamById } from '../teams/team.loaders.js';
import { type LeaderboardScope, readLastTeams, readScopeTotals, type ScopeTotals } from './leaderboard.loaders.js';
import type {
  Leaderboard,
  LeaderboardArgs,
  LeaderboardRow,
  LeaderboardsArgs,
  MainLeaderboardsArgs,
} from './leaderboard.type.js';
import { attemptsIndex } from './season-ranks.js';

/** A list that has a length alone. */
const WITHOUT_CURSORS = { shape: [], identity: [] };
const DEFAULT_ROWS = 50;
const DEFAULT_MAIN_ROWS = 3;
/** More games than anybody can play. */
const MOST_GAMES = 100_000;

/** Of which games there is to be a leaderboard. */
type Wanted = Pick<Leaderboard, 'season' | 'league' | 'division'>;

/** What can be ranked in them. */
interface Shown {
  readonly sportId: number;
  readonly statistics: Statistics;
}

/** A player who has a place. */
interface Ranked {
  readonly playerId: number;
  readonly gamesPlayed: number;
  readonly total: number;
  readonly perGame: number;
  /** By what it is ordered. */
  readonly value: number;
}

/**
 * The first players in a visible statistic; equal values share a place and stand by name.
 * @returns null for a statistic that is not shown, and for an unknown season, league or division
 * @throws 400 for a wrong number of games, a wrong `first`, or a day without a season
 */
export async function findLeaderboard(
  ctx: RequestContext,
  organizationId: number,
  args: LeaderboardArgs,
): Promise<Leaderboard | null> {
  const { limit } = readPage(ctx, { first: args.first }, WITHOUT_CURSORS, DEFAULT_ROWS);
  const wanted = await scopeOf(ctx, organizationId, args);
  if (wanted === null) return null;
  const { visible } = wanted.statistics;
  const definition = args.stat == null ? visible[0] : visible.find(({ abbreviation }) => abbreviation === args.stat);
  if (definition === undefined) return null;
  const [board] = await boardsOf(ctx, organizationId, { wanted, definitions: [definition], args, limit });
  return board!;
}

/**
 * The leaderboards of a season's main statistics, from one reading of totals; without a season those of the first
 * active one.
 * @returns none for an unknown season, league or division
 * @throws 400 as for one leaderboard
 */
export async function listMainLeaderboards(
  ctx: RequestContext,
  organizationId: number,
  args: MainLeaderboardsArgs,
): Promise<Leaderboard[]> {
  const { limit } = readPage(ctx, { first: args.first }, WITHOUT_CURSORS, DEFAULT_MAIN_ROWS);
  const season = args.seasonId == null && args.divisionId == null ? await findActiveSeason(ctx, organizationId) : null;
  const wanted = await scopeOf(ctx, organizationId, { ...args, ...(season && { seasonId: String(season.id) }) });
  if (wanted === null) return [];
  return boardsOf(ctx, organizationId, { wanted, definitions: mainStatistics(wanted.statistics), args, limit });
}

/** Which leaderboards are to be made, and how long. */
interface Boards {
  readonly wanted: Wanted & Shown;
  readonly definitions: readonly StatDefinition[];
  readonly args: LeaderboardsArgs;
  readonly limit: number | null;
}

async function boardsOf(
  ctx: RequestContext,
  organizationId: number,
  { wanted: { season, league, division, statistics, sportId }, definitions, args, limit }: Boards,
): Promise<Leaderboard[]> {
  const least = args.leastGames ?? null;
  if (least !== null && (least < 1 || least > MOST_GAMES))
    throw invalidInput({ field: 'leastGames', message: `leastGames must be between 1 and ${MOST_GAMES}.` });
  const asOf = args.asOf ?? null;
  if (asOf !== null && season === null) throw invalidInput({ field: 'asOf', message: 'asOf needs a season.' });
  const ids = { seasonId: season?.id ?? null, leagueId: league?.id ?? null, divisionId: division?.id ?? null };
  const scope = { sportId, ...ids, asOf };
  const needed = [...new Set(definitions.flatMap((definition) => neededFor(statistics.all, definition)))];
  const totals = await readScopeTotals(ctx, organizationId, needed, scope);
  return Promise.all(
    definitions.map(async (definition): Promise<Leaderboard> => {
      const isByGame = args.per === 'per_game' || !isTotal(definition);
      const asked = least ?? (isByGame ? leastGames(totals.map(({ gamesPlayed }) => gamesPlayed)) : 1);
      const ranked = rank(totals, statistics, { definition, isByGame, asked });
      return {
        organizationId,
        definition,
        statDefinitions: statistics.visible,
        season,
        league,
        division,
        per: args.per ?? 'total',
        leastGames: asked,
        totalCount: ranked.length,
        rows: await rowsOf(ctx, organizationId, ranked, scope, limit),
      };
    }),
  );
}

/** Everybody who has a place in a statistic, in no order. */
function rank(
  totals: readonly ScopeTotals[],
  statistics: Statistics,
  { definition, isByGame, asked }: { definition: StatDefinition; isByGame: boolean; asked: number },
): Ranked[] {
  const [index, attempts] = [statistics.all.indexOf(definition), attemptsIndex(statistics.all, definition)];
  return totals.flatMap(({ playerId, gamesPlayed, definitionIds, totals: sums }): Ranked[] => {
    const values = sumTotals(statistics.all, [statistics.align(definitionIds, sums)], gamesPlayed);
    const total = values[index];
    if (total === null || total === undefined) return [];
    if (!countsInRanking(gamesPlayed, attempts === -1 ? null : (values[attempts] ?? 0), asked)) return [];
    const average = perGame(total, gamesPlayed, definition.kind);
    return [{ playerId, gamesPlayed, total, perGame: average, value: isByGame ? average : total }];
  });
}

/** Whether it is added up, so that its total and what comes to a game are two figures. */
function isTotal({ kind }: StatDefinition): boolean {
  return kind === 'counting' || kind === 'sum';
}

/** What has to be read for a statistic: itself, or what it follows from. */
function neededFor(all: readonly StatDefinition[], { id, abbreviation }: StatDefinition): number[] {
  const parts = partsOfDerived(all, abbreviation);
  if (parts.length === 0) return [id];
  return all.filter((definition) => parts.includes(definition.abbreviation)).map((definition) => definition.id);
}

async function scopeOf(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, leagueId, divisionId }: LeaderboardsArgs,
): Promise<(Wanted & Shown) | null> {
  const division = divisionId == null ? null : await findDivision(ctx, organizationId, divisionId);
  const named = seasonId ?? division?.seasonId ?? null;
  const season = named === null ? null : await findSeason(ctx, organizationId, named);
  const id = leagueId == null ? null : tryId(leagueId);
  const league = id === null ? null : await leagueById(ctx).load({ organizationId, id });
  if ((divisionId != null && !division) || (named !== null && !season) || (leagueId != null && !league)) return null;
  const shown = await shownOf(ctx, organizationId, { season, league, division });
  return shown && { season, league, division, ...shown };
}

/**
 * What is ranked: what the season league shows that is meant, and of a season alone what any of its leagues shows.
 * Without a season that of the active one, of a league the last that it is played in.
 */
async function shownOf(
  ctx: RequestContext,
  organizationId: number,
  { season: named, league, division }: Wanted,
): Promise<Shown | null> {
  const leagues = league === null ? [] : await seasonLeaguesOfLeague(ctx).load({ organizationId, id: league.id });
  const seasons = named === null ? await listSeasons(ctx, organizationId) : [named];
  const played = seasons.filter(({ id }) => leagues.some(({ seasonId }) => seasonId === id));
  const among = played.length > 0 ? played : seasons;
  const season = among.find(({ active }) => active) ?? among[0];
  if (season === undefined) return null;
  const { sportId } = season;
  const own = league
    ? leagues.find(({ seasonId }) => seasonId === season.id)?.id
    : division && (await leagueOfDivision(ctx, division));
  return {
    sportId,
    statistics: own
      ? await statisticsOfSeasonLeague(ctx, organizationId, sportId, own)
      : await statisticsOfSeason(ctx, organizationId, season),
  };
}

/** The season league of a division's teams; null where they are of several, or none. */
async function leagueOfDivision(ctx: RequestContext, { organizationId, id }: Division): Promise<number | null> {
  const places = await teamsOfDivision(ctx).load({ organizationId, id });
  const teams = await Promise.all(
    places.map(({ seasonLeagueTeamId }) => seasonLeagueTeamById(ctx).load({ organizationId, id: seasonLeagueTeamId })),
  );
  const [first, ...others] = new Set(teams.flatMap((team) => team?.seasonLeagueId ?? []));
  return first === undefined || others.length > 0 ? null : first;
}

/** The first of them with their names and teams; whoever is below the last place is looked up by nobody. */
async function rowsOf(
  ctx: RequestContext,
  organizationId: number,
  ranked: readonly Ranked[],
  { seasonId, asOf }: Pick<LeaderboardScope, 'seasonId' | 'asOf'>,
  limit: number | null,
): Promise<LeaderboardRow[]> {
  const values = ranked.map(({ value }) => value).sort((a, b) => b - a);
  const last = limit === null ? undefined : values[limit - 1];
  const near = ranked.filter(({ value }) => last === undefined || value >= last);
  const of = new Map(near.map((row) => [row.playerId, row]));
  const ordered = await readLeaders(ctx, organizationId, near, { seasonId, activeOnly: false }, limit);
  const then =
    seasonId === null || asOf === null
      ? null
      : await readLastTeams(
          ctx,
          organizationId,
          ordered.map(({ playerId }) => playerId),
          seasonId,
          asOf,
        );
  const rows = await Promise.all(
    ordered.map(async ({ playerId, teamId: teamOfNow }): Promise<LeaderboardRow[]> => {
      const teamId = then === null ? teamOfNow : (then.get(playerId) ?? null);
      const [player, team] = await Promise.all([
        playerById(ctx).load({ organizationId, id: playerId }),
        teamId === null ? null : teamById(ctx).load({ organizationId, id: teamId }),
      ]);
      const row = of.get(playerId);
      if (!player || !row) return []; // deleted since
      const { value, total, gamesPlayed } = row;
      return [{ player, team, place: placeAmong(value, values), total, perGame: row.perGame, gamesPlayed }];
    }),
  );
  return rows.flat();
}
