import { compareLeaders } from '../../domain/stats/compareLeaders.js';
import type { RequestContext } from '../../http/context.js';
import type { Game } from '../games/game.type.js';
import { playerById } from '../players/player.loaders.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { BoxScoreLine } from './box-score-line.js';
import { linesOfBoth } from './box-score.service.js';
import type { GameLeader } from './game-line.type.js';

/** What a game has leaders of, where it is defined: points, rebounds, assists. */
const LED = ['PTS', 'REB', 'AST'];

/**
 * The leaders of a game over both sides; a statistic of which nobody has any is left out.
 * @param options.wholePlayers whether more about the players is wanted than their lines know
 */
export async function leadersOfGame(ctx: RequestContext, game: Game, options: { wholePlayers: boolean }): Promise<GameLeader[]> {
  const [statistics, lines] = await Promise.all([statisticsOfSport(ctx, game.organizationId, game.sportId), linesOfBoth(ctx, game)]);
  const leaders = LED.flatMap((abbreviation) => leaderOf(statistics, lines, abbreviation, game) ?? []);
  if (!options.wholePlayers) return leaders;
  const players = await Promise.all(leaders.map(({ player }) => playerById(ctx).load(player)));
  return leaders.map((leader, index) => ({ ...leader, player: players[index] ?? leader.player }));
}

function leaderOf(statistics: Statistics, lines: readonly BoxScoreLine[], abbreviation: string, game: Game): GameLeader | null {
  const index = statistics.indexOf(abbreviation);
  const definition = statistics.all[index];
  const [first] = lines
    .map(({ player, team, derived }) => ({ ...player, team, player, value: derived[index] ?? 0 }))
    .sort(compareLeaders);
  if (definition === undefined || first === undefined || first.value <= 0) return null;
  return { definition, player: first.player, value: first.value, side: first.team.id === game.homeTeam.id ? 'home' : 'away' };
}
