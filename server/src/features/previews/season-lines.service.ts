import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import type { GameSide } from '../box-scores/game-side.type.js';
import { listedPlayers } from '../box-scores/listed-players.js';
import type { Player } from '../players/player.type.js';
import { statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import type { SeasonLine } from './season-line.type.js';
import { seasonPlayersOfTeam } from './season-players.loaders.js';

/** What everybody who played for a side's team in the game's season has there, by player; none without a season. */
export async function seasonLinesOf(ctx: RequestContext, { game, team }: GameSide): Promise<SeasonLine[]> {
  const { organizationId, seasonId, sportId, seasonLeagueId } = game;
  if (seasonId === null) return [];
  const [statistics, all] = await Promise.all([
    statisticsOfSeasonLeague(ctx, organizationId, sportId, seasonLeagueId),
    seasonPlayersOfTeam(ctx).load({ organizationId, seasonId, teamId: team.id }),
  ]);
  const names = await listedPlayers(
    ctx,
    organizationId,
    all.map(({ playerId }) => playerId),
  );
  return all.flatMap(({ playerId, gamesPlayed, definitionIds, totals }) => {
    const player = names.get(playerId);
    const values = sumTotals(statistics.all, [statistics.align(definitionIds, totals)], gamesPlayed);
    return player ? [{ player: player as Player, games: gamesPlayed, values: statistics.keptOf(values) }] : [];
  });
}
