import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import type { Player } from '../players/player.type.js';
import { listSeasons } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import { totalsOfPlayer } from '../totals/player-totals.loaders.js';
import type { PlayerFigure, PlayerSeasonFigures } from './figures.type.js';
import { ranksOfLeagues } from './season-totals.loaders.js';

/**
 * A player's figures of one season with their places in the league; where the player was in several, in that with the
 * most games.
 * @param seasonId without it the first active season with games of the player, else the latest with any
 * @returns null without a game
 */
export async function seasonFiguresOfPlayer(
  ctx: RequestContext,
  player: Player,
  seasonId: string | null | undefined,
): Promise<PlayerSeasonFigures | null> {
  const season = await seasonOf(ctx, player, seasonId);
  if (season === null) return null;
  const leagues = await ranksOfLeagues(ctx, season);
  const own = [...leagues.values()]
    .flatMap((league) => league.of(player.id) ?? [])
    .sort((a, b) => b.gamesPlayed - a.gamesPlayed || a.seasonLeagueId - b.seasonLeagueId)[0];
  if (own === undefined) return null;
  const ranks = leagues.get(own.seasonLeagueId)!;
  const seasonLeagueId = own.seasonLeagueId === 0 ? null : own.seasonLeagueId;
  return {
    organizationId: player.organizationId,
    player,
    season,
    seasonLeagueId,
    statistics: await statisticsOfSeasonLeague(ctx, player.organizationId, season.sportId, seasonLeagueId),
    ranks,
    own,
    gamesPlayed: own.gamesPlayed,
    gamesPlace: ranks.gamesPlace(own),
    leastGames: ranks.leastGames,
    rankedPlayers: ranks.rankedPlayers,
  };
}

/** The league's visible statistics that are recorded of the player, with their places. */
export function figuresOf({ statistics, ranks, own }: PlayerSeasonFigures): PlayerFigure[] {
  return statistics.visible.flatMap((definition) => ranks.figureOf(definition, own) ?? []);
}

async function seasonOf(
  ctx: RequestContext,
  player: Player,
  seasonId: string | null | undefined,
): Promise<Season | null> {
  const [seasons, totals] = await Promise.all([
    listSeasons(ctx, player.organizationId),
    totalsOfPlayer(ctx).load(player),
  ]);
  const played = seasons.filter(({ id }) => totals.some((total) => total.seasonId === id && total.gamesPlayed > 0));
  if (seasonId != null) return played.find(({ id }) => id === tryId(seasonId)) ?? null;
  return played.find(({ active }) => active) ?? played[0] ?? null;
}
