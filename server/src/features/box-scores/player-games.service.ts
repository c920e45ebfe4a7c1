import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, type PageArgs, readPage } from '../../lib/connection.js';
import { filterId } from '../../lib/ids.js';
import { GAME_SORT_KEY, gameSortKey } from '../games/game-order.js';
import type { Player } from '../players/player.type.js';
import { findActiveSeason, findSeason, listSeasons } from '../seasons/season.service.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { type Statistics, statisticsOfSeason, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { StatScopeWish } from '../totals/player-totals.service.js';
import { LineValues } from './box-score-line.js';
import { countPlayerGames, type PlayerGame, readPlayerGames } from './player-games.loaders.js';
import type { PlayerGameStat } from './player-game-stat.type.js';

const DEFAULT_SIZE = 100;

/**
 * A page of a player's games with values, newest first: of one season, of the active seasons, or all; `counted` ones
 * alone where wished.
 * @throws 400 for a wrong page
 */
export async function listPlayerGames(
  ctx: RequestContext,
  player: Player,
  { seasonId, scope, counted, ...pageArgs }: StatScopeWish & PageArgs & { counted: boolean },
): Promise<ConnectionSource<PlayerGameStat>> {
  const { organizationId } = player;
  const whose = {
    playerId: player.id,
    seasonId: filterId(seasonId) ?? null,
    activeOnly: seasonId == null && scope !== 'all',
  };
  const wanted = { ...whose, counted };
  const page = readPage(
    ctx,
    pageArgs,
    { shape: GAME_SORT_KEY, identity: ['games of a player', organizationId, counted ? wanted : whose] },
    DEFAULT_SIZE,
  );
  const rows = await readPlayerGames(ctx, organizationId, wanted, page);
  const ofSeason = await statisticsOfWish(ctx, organizationId, { seasonId, scope });
  return {
    rows: await Promise.all(rows.map((row) => toStat(ctx, row, ofSeason))),
    page,
    keyOf: ({ game }) => gameSortKey(game),
    count: () => countPlayerGames(ctx, organizationId, wanted),
  };
}

/**
 * The columns of a player's table of games: those of the newest game; without a game those of the first active season's
 * sport.
 */
export async function columnsOfGames(
  ctx: RequestContext,
  { organizationId }: Player,
  newest: PlayerGameStat | undefined,
): Promise<readonly StatDefinition[]> {
  if (newest) return newest.definitions;
  const season = await findActiveSeason(ctx, organizationId);
  return (await statisticsOfSport(ctx, organizationId, season?.sportId ?? null)).visible;
}

/**
 * As the one season shows its statistics of which a list is, the same on each of its pages; null for a list of several
 * seasons.
 */
async function statisticsOfWish(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, scope }: StatScopeWish,
): Promise<Statistics | null> {
  const active = async () => (await listSeasons(ctx, organizationId)).filter((season) => season.active);
  const seasons =
    seasonId != null ? [await findSeason(ctx, organizationId, seasonId)] : scope === 'all' ? [] : await active();
  const [season, ...others] = seasons;
  return season && others.length === 0 ? statisticsOfSeason(ctx, organizationId, season) : null;
}

async function toStat(
  ctx: RequestContext,
  { game, teamId, started, stored }: PlayerGame,
  ofSeason: Statistics | null,
): Promise<PlayerGameStat> {
  const statistics = ofSeason ?? (await statisticsOfSport(ctx, game.organizationId, game.sportId));
  const home = teamId === game.homeTeam.id;
  return Object.assign(new LineValues(statistics, stored), {
    game,
    team: home ? game.homeTeam : game.awayTeam,
    opponent: home ? game.awayTeam : game.homeTeam,
    home,
    started,
  });
}
