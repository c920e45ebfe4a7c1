import { hasBegun } from '../../domain/game/has-begun.js';
import { compareLeaders } from '../../domain/stats/compare-leaders.js';
import { roundHalfUp } from '../../domain/stats/round-half-up.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import type { GameSide } from '../box-scores/game-side.type.js';
import { listedPlayers } from '../box-scores/listed-players.js';
import type { Player } from '../players/player.type.js';
import { statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import type { SeasonLeader } from './season-leader.type.js';
import { seasonPlayersOfTeam } from './season-players.loaders.js';

/** Who leads has played at least this part of the games of whoever played most. */
const REGULARS = 0.5;

/** Of each of the main statistics the side's first per game in the season; none once the game has begun. */
export async function seasonLeadersOf(ctx: RequestContext, { game, team }: GameSide): Promise<SeasonLeader[]> {
  const { organizationId, seasonId, sportId, seasonLeagueId, status, homeScore, awayScore } = game;
  if (seasonId === null || hasBegun({ status, scoreHome: homeScore, scoreAway: awayScore })) return [];
  const [statistics, all] = await Promise.all([
    statisticsOfSeasonLeague(ctx, organizationId, sportId, seasonLeagueId),
    seasonPlayersOfTeam(ctx).load({ organizationId, seasonId, teamId: team.id }),
  ]);
  const most = Math.max(0, ...all.map(({ gamesPlayed }) => gamesPlayed));
  const regulars = all.filter(({ gamesPlayed }) => gamesPlayed > 0 && gamesPlayed >= most * REGULARS);
  const names = await listedPlayers(
    ctx,
    organizationId,
    regulars.map(({ playerId }) => playerId),
  );
  const players = regulars.flatMap(({ playerId, gamesPlayed, definitionIds, totals }) => {
    const player = names.get(playerId);
    const values = sumTotals(statistics.all, [statistics.align(definitionIds, totals)], gamesPlayed);
    return player ? [{ player, gamesPlayed, values }] : [];
  });
  return statistics.led.flatMap((abbreviation) => {
    const index = statistics.indexOf(abbreviation);
    const definition = statistics.all[index];
    const [first] = players
      .flatMap(({ player, gamesPlayed, values }) => {
        const total = values[index] ?? null;
        // An organization's own formula may give fractions: what these come to per game is not for here to say.
        if (total === null || !Number.isSafeInteger(total)) return [];
        const value = roundHalfUp(total, gamesPlayed, 1);
        return [{ ...player, player: player as Player, games: gamesPlayed, value }];
      })
      .sort(compareLeaders);
    if (definition === undefined || first === undefined || first.value <= 0) return [];
    const { player, value, games } = first;
    return [{ definition, player, perGame: value, games }];
  });
}
