import type { RequestContext } from '../../context/request-context.js';
import { readGames } from '../games/game.loaders.js';
import type { Game } from '../games/game.type.js';
import { todayOf } from '../games/today.service.js';

/** No gym of one organization sees more in a day. */
const MOST_GAMES = 200;

/** The organization's games of a day, by time and id; without a date of today. */
export async function dayScores(ctx: RequestContext, organizationId: number, date: string | null): Promise<Game[]> {
  const day = date ?? (await todayOf(ctx, organizationId));
  const games = await readGames(ctx, organizationId, { date: day }, 'asc', { limit: MOST_GAMES, after: null });
  return games.slice(0, MOST_GAMES);
}
