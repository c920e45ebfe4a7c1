import { percentage } from '../../domain/stats/percentage.js';
import { perGame } from '../../domain/stats/per-game.js';
import { pointsPerGame } from '../../domain/stats/points-per-game.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { filterId } from '../../lib/ids.js';
import type { Player } from '../players/player.type.js';
import { listSeasons } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import { type Statistics, statisticsOfSeason, statisticsOfSport } from '../stat-definitions/statistics.js';
import { teamById } from '../teams/team.loaders.js';
import { type PlayerSeasonTotals, totalsOfPlayer } from './player-totals.loaders.js';
import type { StatScope } from './stat-scope.enums.js';
import type { PlayerAverages, PlayerSeasonStats } from './totals.type.js';

/** Which seasons, as a caller asks for them. */
export interface StatScopeWish {
  seasonId?: string | null;
  scope?: StatScope | null;
}

/** A player's totals by season: newest first, games of no season last. */
export async function seasonStatsOfPlayer(ctx: RequestContext, player: Player): Promise<PlayerSeasonStats[]> {
  const [totals, seasons] = await Promise.all([
    totalsOfPlayer(ctx).load(player),
    listSeasons(ctx, player.organizationId),
  ]);
  const ordered = [...seasons, null].flatMap((season) =>
    totals.filter(({ seasonId }) => seasonId === (season?.id ?? null)).map((total) => ({ season, total })),
  );
  return Promise.all(
    ordered.map(async ({ season, total }) => {
      const statistics = await statisticsOf(ctx, player.organizationId, season, total);
      const [teamId, ...others] = total.teamIds;
      const values = statistics.shown(derivedTotals(statistics, total));
      return {
        organizationId: player.organizationId,
        season,
        team:
          teamId === undefined || others.length > 0
            ? null
            : await teamById(ctx).load({ organizationId: player.organizationId, id: teamId }),
        gamesPlayed: total.gamesPlayed,
        statDefinitions: statistics.visible,
        values,
        perGame: values.map((value, index) =>
          value === null ? null : perGame(value, total.gamesPlayed, statistics.visible[index]!.kind),
        ),
      };
    }),
  );
}

/** A player's averages over one season, over the active seasons, or over everything. */
export async function averagesOfPlayer(
  ctx: RequestContext,
  player: Player,
  wish: StatScopeWish,
): Promise<PlayerAverages> {
  const [totals, seasons] = await Promise.all([
    totalsOfPlayer(ctx).load(player),
    listSeasons(ctx, player.organizationId),
  ]);
  const wanted = inScope(seasons, wish);
  const sums = { gamesPlayed: 0, PTS: 0, FTM: 0, FTA: 0, '3PM': 0 };
  for (const total of totals.filter(({ seasonId }) => wanted(seasonId))) {
    const season = seasons.find(({ id }) => id === total.seasonId) ?? null;
    const statistics = await statisticsOf(ctx, player.organizationId, season, total);
    const values = derivedTotals(statistics, total);
    sums.gamesPlayed += total.gamesPlayed;
    for (const abbreviation of ['PTS', 'FTM', 'FTA', '3PM'] as const)
      sums[abbreviation] += values[statistics.indexOf(abbreviation)] ?? 0;
  }
  return {
    gamesPlayed: sums.gamesPlayed,
    pointsPerGame: pointsPerGame(sums.PTS, sums.gamesPlayed),
    freeThrowPercentage: percentage(sums.FTM, sums.FTA),
    threePointersMade: sums['3PM'],
  };
}

function derivedTotals(
  statistics: Statistics,
  { definitionIds, totals, gamesPlayed }: PlayerSeasonTotals,
): (number | null)[] {
  return sumTotals(statistics.all, [statistics.align(definitionIds, totals)], gamesPlayed);
}

/** The statistics of a season's sport; without a season those of the sport that the totals are of. */
async function statisticsOf(
  ctx: RequestContext,
  organizationId: number,
  season: Season | null,
  { definitionIds }: PlayerSeasonTotals,
): Promise<Statistics> {
  if (season) return statisticsOfSeason(ctx, organizationId, season);
  const bySport = await statDefinitionsBySport(ctx, organizationId);
  const played = [...bySport].find(([, { all }]) => all.some(({ id }) => definitionIds.includes(id)));
  return statisticsOfSport(ctx, organizationId, played?.[0] ?? null);
}

function inScope(seasons: readonly Season[], { seasonId, scope }: StatScopeWish): (seasonId: number | null) => boolean {
  if (seasonId != null) return (id) => id === filterId(seasonId);
  if (scope === 'all') return () => true;
  const active = new Set<number | null>(seasons.flatMap((season) => (season.active ? [season.id] : [])));
  return (id) => active.has(id);
}
