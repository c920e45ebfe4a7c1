import type DataLoader from 'dataloader';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import { countedRecords } from '../../domain/standings/counted-records.js';
import { DEFAULT_RULES } from '../../domain/standings/standings-rules.js';
import { standingsRows } from '../../domain/standings/standings-rows.js';
import { tiedTeams } from '../../domain/standings/tied-teams.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { readDecidedGames } from './counted-games.loaders.js';
import { type LeagueRecord, readLeagueRecords } from './team-rank.loaders.js';

/**
 * A team's rank in its season league: the one that was typed, else its place in the league's standings; null until a
 * game there is decided.
 */
export async function rankOf(
  ctx: RequestContext,
  { organizationId, seasonLeagueId, id, rank }: SeasonLeagueTeam,
): Promise<number | null> {
  return rank ?? (await placesInLeague(ctx).load({ organizationId, id: seasonLeagueId })).get(id) ?? null;
}

/** Teams by their ranks; those without one come last. Of one rank they stay in the order in which they came. */
export async function sortByRank(ctx: RequestContext, teams: readonly SeasonLeagueTeam[]): Promise<SeasonLeagueTeam[]> {
  const ranks = new Map(
    await Promise.all(teams.map(async (team) => [team, sortableRank(await rankOf(ctx, team))] as const)),
  );
  return teams.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
}

/** A rank as part of a sort key: none comes last. */
export function sortableRank(rank: number | null): number {
  return rank ?? 2_147_483_647;
}

/** Places by season-league team. */
type Places = ReadonlyMap<number, number>;

const NO_PLACES: Places = new Map();

const placesInLeague = (ctx: RequestContext): DataLoader<TenantKey, Places, string> => perRequest(ctx, makePlaces);

function makePlaces(ctx: RequestContext): DataLoader<TenantKey, Places, string> {
  return tenantLoader(async (organizationId, seasonLeagueIds) => {
    const leagues = groupBy(
      await readLeagueRecords(ctx, organizationId, [...seasonLeagueIds]),
      ({ seasonLeagueId }) => seasonLeagueId,
    );
    const games = await gamesOfLeagues(ctx, organizationId, [...leagues.values()]);
    const places = new Map([...leagues].map(([id, records]) => [id, placesOf(records, games.get(id) ?? [])]));
    return (id) => places.get(id) ?? NO_PLACES;
  });
}

/** Before a game counts the order is that of the names, which ranks nobody. */
function placesOf(own: readonly LeagueRecord[], games: readonly DecidedGame[]): Places {
  const rules = own[0]?.settings ?? DEFAULT_RULES;
  const records = countedRecords(own, games, rules);
  if (records.every(({ wins, losses, ties = 0 }) => wins + losses + ties === 0)) return NO_PLACES;
  return new Map(standingsRows(records, games, 'record', rules).map(({ id, position }) => [id, position]));
}

/**
 * The games that count of the leagues that need them, by league: those in which teams are level, and those that give
 * points. Read season by season.
 */
async function gamesOfLeagues(
  ctx: RequestContext,
  organizationId: number,
  leagues: readonly (readonly LeagueRecord[])[],
): Promise<Map<number, DecidedGame[]>> {
  const needing = leagues.flatMap((records) => {
    const [first] = records;
    const needs = first && (first.settings.points !== null || tiedTeams(records, first.settings).length > 0);
    return needs ? [{ ...first, withTies: first.settings.points !== null }] : [];
  });
  const groups = groupBy(needing, ({ seasonId, withTies }) => `${seasonId} ${withTies}`);
  const read = [...groups.values()].map(async (group) => {
    const { seasonId, withTies } = group[0]!;
    const ids = group.map(({ seasonLeagueId }) => seasonLeagueId);
    const games = await readDecidedGames(ctx, organizationId, seasonId, ids, { withTies });
    return ids.map((id) => [id, games] as const);
  });
  return new Map((await Promise.all(read)).flat());
}
