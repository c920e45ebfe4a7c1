import { countsInRanking } from '../../domain/figures/counts-in-ranking.js';
import { leastGames } from '../../domain/figures/least-games.js';
import { percentileAmong } from '../../domain/figures/percentile-among.js';
import { placeAmong } from '../../domain/figures/place-among.js';
import { perGame } from '../../domain/stats/per-game.js';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import type { Player } from '../players/player.type.js';
import { listSeasons } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import { totalsOfPlayer } from '../totals/player-totals.loaders.js';
import type { PlayerFigure, PlayerSeasonFigures } from './figures.type.js';
import { attemptsIndex, type LeagueTotals, totalsOfLeagues } from './season-totals.loaders.js';

/**
 * A player's figures of one season with their places in the league; where the player was in several, in that with the most
 * games.
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
  const leagues = await totalsOfLeagues(ctx, season);
  const own = [...leagues.values()]
    .flatMap((totals) => totals.find(({ playerId }) => playerId === player.id) ?? [])
    .sort((a, b) => b.gamesPlayed - a.gamesPlayed || a.seasonLeagueId - b.seasonLeagueId)[0];
  if (own === undefined) return null;
  const players = leagues.get(own.seasonLeagueId) ?? [];
  const games = players.map(({ gamesPlayed }) => gamesPlayed);
  const least = leastGames(games);
  const seasonLeagueId = own.seasonLeagueId === 0 ? null : own.seasonLeagueId;
  const statistics = await statisticsOfSeasonLeague(ctx, player.organizationId, season.sportId, seasonLeagueId);
  return {
    organizationId: player.organizationId,
    player,
    season,
    seasonLeagueId,
    statistics,
    gamesPlayed: own.gamesPlayed,
    gamesPlace: placeAmong(own.gamesPlayed, games),
    leastGames: least,
    rankedPlayers: games.filter((count) => count >= least).length,
    figures: statistics.visible.flatMap(
      (definition) => figureOf(statistics.all, definition, own, players, least) ?? [],
    ),
  };
}

function figureOf(
  all: readonly StatDefinition[],
  definition: StatDefinition,
  own: LeagueTotals,
  players: readonly LeagueTotals[],
  least: number,
): PlayerFigure | null {
  const [index, attempts] = [all.indexOf(definition), attemptsIndex(all, definition)];
  const total = own.values[index];
  if (total === null || total === undefined) return null;
  const counts = ({ gamesPlayed, values }: LeagueTotals): boolean =>
    countsInRanking(gamesPlayed, attempts === -1 ? null : (values[attempts] ?? 0), least);
  const valueOf = ({ values, gamesPlayed }: LeagueTotals): number =>
    perGame(values[index] ?? 0, gamesPlayed, definition.kind);
  const value = valueOf(own);
  if (!counts(own)) return { definition, total, perGame: value, place: null, percentile: null };
  const compared = players.filter((player) => counts(player)).map(valueOf);
  return {
    definition,
    total,
    perGame: value,
    place: placeAmong(value, compared),
    percentile: percentileAmong(value, compared),
  };
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
