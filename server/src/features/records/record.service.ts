import { derivedStatistics } from '../../domain/stats/derived-statistics.js';
import { partsOfDerived } from '../../domain/stats/parts-of-derived.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import { perGame } from '../../domain/stats/per-game.js';
import type { RequestContext } from '../../context/request-context.js';
import { readPage } from '../../lib/connection.js';
import { invalidInput } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { playerById } from '../players/player.loaders.js';
import { findActiveSeason, findSeason } from '../seasons/season.service.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import { preparedStatistics } from '../stat-definitions/statistics.js';
import type { StatDefinition, StatKind } from '../stat-definitions/stat-definition.type.js';
import { teamById } from '../teams/team.loaders.js';
import type { Leader, TeamWins } from './leader.type.js';
import {
  type LeaderNumbers,
  type PlayerValue,
  readLeaders,
  readPlayerTotals,
  readTeamWins,
  type RecordScope,
} from './record.loaders.js';
import type { RecordsArgs } from './records-args.type.js';

/** Lists that have a length alone. */
const WITHOUT_CURSORS = { shape: [], identity: [] };
const DEFAULT_ROWS = 20;

/** Which leaders are asked for. */
interface LeadersWish {
  readonly seasonId?: string | null;
  readonly stat: string;
  readonly first?: number | null;
  readonly ifKept?: boolean | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

/**
 * A season's leaders in a statistic, over all its games or those of a span of days; without a season those of the first
 * active one. None for an unknown season.
 * @param wish.stat abbreviation of any but a percentage, since those of few attempts would lead
 * @param wish.ifKept no leaders, rather than an error, where the season's sport does not keep the statistic
 * @throws 400 for an unknown statistic, a percentage, a wrong `first`, or a span that ends before it begins
 */
export async function listLeaders(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, stat, first, ifKept, from = null, to = null }: LeadersWish,
): Promise<Leader[]> {
  if (from !== null && to !== null && to < from)
    throw invalidInput({ field: 'to', message: 'to must not be before from.' });
  const { limit } = readPage(ctx, { first }, WITHOUT_CURSORS, DEFAULT_ROWS);
  const season =
    seasonId == null ? await findActiveSeason(ctx, organizationId) : await findSeason(ctx, organizationId, seasonId);
  if (season === null) return [];
  const definitions = (await statDefinitionsBySport(ctx, organizationId)).get(season.sportId)?.all ?? [];
  if (ifKept && !definitions.some(({ abbreviation }) => abbreviation === stat)) return [];
  const scope = { seasonId: season.id, activeOnly: false, days: { from, to } };
  return leadersOf(ctx, organizationId, { definitions, stat }, scope, limit);
}

/** The players with the most of a statistic. No rows where no sport of the organization keeps it. */
export async function listPlayerRecords(
  ctx: RequestContext,
  organizationId: number,
  stat: string,
  args: RecordsArgs,
): Promise<Leader[]> {
  const { limit } = readPage(ctx, { first: args.first }, WITHOUT_CURSORS, DEFAULT_ROWS);
  const definitions = await definitionsWith(ctx, organizationId, stat, args.seasonId);
  if (definitions === null) return [];
  return leadersOf(ctx, organizationId, { definitions, stat }, scopeOf(args), limit);
}

/** The teams with the most wins. */
export async function listTeamWins(
  ctx: RequestContext,
  organizationId: number,
  args: RecordsArgs,
): Promise<TeamWins[]> {
  const { limit } = readPage(ctx, { first: args.first }, WITHOUT_CURSORS, DEFAULT_ROWS);
  const rows = await readTeamWins(ctx, organizationId, scopeOf(args), limit);
  return rows.map(({ team, wins }, index) => {
    teamById(ctx).prime(team, team);
    return { rank: index + 1, team, wins };
  });
}

/**
 * The definitions of the sport that keeps a statistic: the named season's, else that of the first active season, else
 * the first that has it.
 */
async function definitionsWith(
  ctx: RequestContext,
  organizationId: number,
  stat: string,
  seasonId: string | null | undefined,
): Promise<readonly StatDefinition[] | null> {
  const bySport = await statDefinitionsBySport(ctx, organizationId);
  const season =
    seasonId == null ? await findActiveSeason(ctx, organizationId) : await findSeason(ctx, organizationId, seasonId);
  const keeps = (all: readonly StatDefinition[] | undefined) =>
    all?.some(({ abbreviation }) => abbreviation === stat) ?? false;
  const preferred = season ? bySport.get(season.sportId)?.all : undefined;
  if (preferred && keeps(preferred)) return preferred;
  return seasonId == null ? ([...bySport.values()].find(({ all }) => keeps(all))?.all ?? null) : null;
}

/** A statistic, among those of its sport. */
interface Ranked {
  readonly definitions: readonly StatDefinition[];
  readonly stat: string;
}

async function leadersOf(
  ctx: RequestContext,
  organizationId: number,
  { definitions, stat }: Ranked,
  scope: RecordScope,
  limit: number | null,
): Promise<Leader[]> {
  const addends = addendsOf(definitions, stat);
  const kind = definitions.find(({ abbreviation }) => abbreviation === stat)!.kind;
  const derivation = derivedStatistics(definitions).get(stat);
  const values =
    derivation?.kind === 'formula'
      ? await calculatedValues(ctx, organizationId, { definitions, stat }, scope, addends, limit)
      : { definitionIds: addends };
  return toLeaders(ctx, organizationId, await readLeaders(ctx, organizationId, values, scope, limit), kind);
}

/** Each player's value of a statistic that has a formula: the formula over the player's totals. */
async function calculatedValues(
  ctx: RequestContext,
  organizationId: number,
  { definitions, stat }: Ranked,
  scope: RecordScope,
  addends: readonly number[],
  limit: number | null,
): Promise<PlayerValue[]> {
  const index = definitions.findIndex(({ abbreviation }) => abbreviation === stat);
  const statistics = preparedStatistics(definitions);
  const players = await readPlayerTotals(ctx, organizationId, addends, scope);
  const values = players.flatMap(({ playerId, definitionIds, totals, gamesPlayed }) => {
    const value = sumTotals(definitions, [statistics.align(definitionIds, totals)], gamesPlayed)[index] ?? null;
    return value === null ? [] : [{ playerId, value }];
  });
  // Names decide among equals; whoever is below the last place needs none.
  const last = limit === null ? undefined : values.map(({ value }) => value).sort((a, b) => b - a)[limit - 1];
  return last === undefined ? values : values.filter(({ value }) => value >= last);
}

/** Ids of the statistics whose totals make up a statistic: its own, or those of its parts. */
function addendsOf(definitions: readonly StatDefinition[], stat: string): number[] {
  const definition = definitions.find(({ abbreviation }) => abbreviation === stat);
  if (definition === undefined) {
    const choices = definitions.filter(({ kind }) => kind !== 'percentage').map(({ abbreviation }) => abbreviation);
    throw invalidInput({ field: 'stat', message: `stat must be one of ${choices.join(', ')}.` });
  }
  if (definition.kind === 'percentage')
    throw invalidInput({ field: 'stat', message: 'stat must not be a percentage.' });
  const parts = partsOfDerived(definitions, stat);
  if (parts.length === 0) return [definition.id];
  return definitions.flatMap(({ id, abbreviation }) => (parts.includes(abbreviation) ? [id] : []));
}

function scopeOf({ seasonId, active }: RecordsArgs): RecordScope {
  return { seasonId: seasonId == null ? null : (tryId(seasonId) ?? 0), activeOnly: active === true };
}

async function toLeaders(
  ctx: RequestContext,
  organizationId: number,
  rows: readonly LeaderNumbers[],
  kind: StatKind,
): Promise<Leader[]> {
  const [players, teams] = await Promise.all([
    Promise.all(rows.map(({ playerId: id }) => playerById(ctx).load({ organizationId, id }))),
    Promise.all(rows.map(({ teamId: id }) => (id === null ? null : teamById(ctx).load({ organizationId, id })))),
  ]);
  return rows.flatMap(({ value, gamesPlayed }, index): Leader[] => {
    const player = players[index];
    if (!player) return []; // deleted since
    const team = teams[index] ?? null;
    return [{ player, team, rank: index + 1, value, gamesPlayed, perGame: perGame(value, gamesPlayed, kind) }];
  });
}
