import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, readPage } from '../../lib/connection.js';
import { filterId, tryId } from '../../lib/ids.js';
import { nowOf } from './today.service.js';
import { countGames, gameById, readGames } from './game.loaders.js';
import type { GameConditions } from './game-conditions.js';
import type { GameFilter, GamesArgs } from './game-filter.type.js';
import { GAME_SORT_KEY, gameSortKey } from './game-order.js';
import type { GameProgress } from './game.enums.js';
import type { Game } from './game.type.js';

/** A game of the organization; null when it has none with this id. */
export async function findGame(
  ctx: RequestContext,
  organizationId: number,
  gameId: string | number,
): Promise<Game | null> {
  const id = tryId(gameId);
  return id === null ? null : gameById(ctx).load({ organizationId, id });
}

/**
 * A page of the organization's games by date, time and id.
 * @throws 400 for a wrong page
 */
export async function listGames(
  ctx: RequestContext,
  organizationId: number,
  { filter, order, ...pageArgs }: Partial<GamesArgs>,
): Promise<ConnectionSource<Game>> {
  const { progress, ...rest } = filter ?? {};
  const conditions = conditionsOf(rest);
  const direction = order ?? 'asc';
  const page = readPage(ctx, pageArgs, {
    shape: GAME_SORT_KEY,
    identity: ['games', organizationId, { ...conditions, progress }, direction],
  });
  const wanted = { ...conditions, ...(progress && { [OPEN[progress]]: await nowOf(ctx, organizationId) }) };
  return {
    rows: await readGames(ctx, organizationId, wanted, direction, page),
    page,
    keyOf: gameSortKey,
    count: () => countGames(ctx, organizationId, wanted),
  };
}

/** The condition that each part of the games without a result goes by. */
const OPEN = {
  to_be_played: 'openFrom',
  after_today: 'openAfter',
  result_awaited: 'openBefore',
} as const satisfies Record<GameProgress, keyof GameConditions>;

/** A filter with its ids checked. */
function conditionsOf({
  seasonId,
  leagueId,
  seasonLeagueId,
  divisionId,
  teamId,
  playerId,
  ...rest
}: Omit<GameFilter, 'progress'>): GameConditions {
  return {
    ...rest,
    seasonId: filterId(seasonId),
    leagueId: filterId(leagueId),
    seasonLeagueId: filterId(seasonLeagueId),
    divisionId: filterId(divisionId),
    teamId: filterId(teamId),
    playerId: filterId(playerId),
  };
}
