import { highsOf } from '../../domain/figures/highs-of.js';
import { milestonesOf } from '../../domain/figures/milestones-of.js';
import { splitGames } from '../../domain/figures/split-games.js';
import { attemptsOf } from '../../domain/stats/attempts-of.js';
import { NO_FEATS } from '../../domain/stats/no-feats.js';
import { perGame } from '../../domain/stats/per-game.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { LineValues } from '../box-scores/box-score-line.js';
import { gameById } from '../games/game.loaders.js';
import type { Game } from '../games/game.type.js';
import type { Player } from '../players/player.type.js';
import { mainStatistics } from '../records/stat-leaders.service.js';
import { seasonById } from '../seasons/season.loaders.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { Team } from '../teams/team.type.js';
import { type CareerGame, careerGamesOfPlayer } from './career-games.loaders.js';
import type { PlayerCareer, PlayerHigh, PlayerMilestone, PlayerSeasonFigures, PlayerSplits } from './figures.type.js';

/** What a player did in all games that count; of a player of several sports in those of the last one. */
export async function careerOfPlayer(ctx: RequestContext, player: Player): Promise<PlayerCareer> {
  const { organizationId } = player;
  const all = await careerGamesOfPlayer(ctx).load(player);
  const sports = await Promise.all(all.map((game) => sportOf(ctx, organizationId, game)));
  const sportId = sports.at(-1) ?? null;
  const games = all.filter((_, index) => sports[index] === sportId);
  const statistics = await statisticsOfSport(ctx, organizationId, sportId);
  return { organizationId, statistics, games, gamesPlayed: games.length };
}

/** The games of a player's season in its league, oldest first. */
export async function gamesOfSeason(
  ctx: RequestContext,
  { player, season, seasonLeagueId }: PlayerSeasonFigures,
): Promise<CareerGame[]> {
  const games = await careerGamesOfPlayer(ctx).load(player);
  return games.filter((game) => game.seasonId === season.id && game.seasonLeagueId === (seasonLeagueId ?? 0));
}

/** Games in parts, with totals and averages of the visible statistics. */
export function splitsOf(statistics: Statistics, games: readonly CareerGame[]): PlayerSplits {
  const parts = splitGames(games.map((game) => ({ ...game, won: wonBy(game) })));
  return {
    statDefinitions: statistics.visible,
    rows: parts.map(({ kind, month, games: own }) => {
      const lines = own.map(({ stored }) => statistics.align(stored.definitionIds, stored.values));
      const totals = statistics.shown(sumTotals(statistics.all, lines, own.length));
      return {
        kind,
        month,
        gamesPlayed: own.length,
        totals,
        perGame: totals.map((total, index) =>
          total === null ? null : perGame(total, own.length, statistics.visible[index]!.kind),
        ),
      };
    }),
  };
}

/** The highs of games: of what is counted or added up, attempts and errors left out. */
export async function highsOfGames(
  ctx: RequestContext,
  statistics: Statistics,
  games: readonly CareerGame[],
): Promise<PlayerHigh[]> {
  const attempts = attemptsOf(statistics.all);
  const counted = statistics.visible.filter(
    ({ kind, abbreviation }) =>
      (kind === 'counting' || kind === 'sum') && !attempts.has(abbreviation) && !NO_FEATS.has(abbreviation),
  );
  const told = highsOf(valuesOf(statistics, games, counted));
  return withGames(ctx, games, told, ({ statistic, value, times }, game) => ({
    ...game,
    definition: counted[statistic]!,
    value,
    times,
  }));
}

/** What a player reached for the first time in the sport's main statistics, newest first. */
export async function milestonesOfCareer(ctx: RequestContext, career: PlayerCareer): Promise<PlayerMilestone[]> {
  const { statistics, games } = career;
  const main = mainStatistics(statistics);
  const told = milestonesOf(valuesOf(statistics, games, main)).reverse();
  return withGames(ctx, games, told, ({ kind, statistic, reached }, game) => ({
    ...game,
    kind,
    definition: statistic === null ? null : main[statistic]!,
    reached,
  }));
}

/** The values of some statistics in each game. */
function valuesOf(
  statistics: Statistics,
  games: readonly CareerGame[],
  definitions: readonly StatDefinition[],
): (number | null)[][] {
  const indexes = definitions.map((definition) => statistics.all.indexOf(definition));
  return games.map(({ stored }) => {
    const { derived } = new LineValues(statistics, stored);
    return indexes.map((index) => derived[index] ?? null);
  });
}

/** The game that something happened in, from the player's side. */
interface ToldGame {
  game: Game;
  team: Team;
  opponent: Team;
  home: boolean;
}

/** Reads the games that are told of, all in one statement; what was deleted since is left out. */
async function withGames<Told extends { readonly game: number }, Result>(
  ctx: RequestContext,
  games: readonly CareerGame[],
  told: readonly Told[],
  make: (told: Told, game: ToldGame) => Result,
): Promise<Result[]> {
  return (
    await Promise.all(
      told.map(async (each) => {
        const { gameId, home, organizationId } = games[each.game]!;
        const game = await gameById(ctx).load({ organizationId, id: gameId });
        if (game === null) return [];
        const [team, opponent] = home ? [game.homeTeam, game.awayTeam] : [game.awayTeam, game.homeTeam];
        return [make(each, { game, team, opponent, home })];
      }),
    )
  ).flat();
}

function wonBy({ own, other }: CareerGame): boolean | null {
  return own === null || other === null || own === other ? null : own > other;
}

/** The sport of a game: its season's, without one that of what was recorded. */
async function sportOf(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, stored }: CareerGame,
): Promise<number | null> {
  const season = seasonId === null ? null : await seasonById(ctx).load({ organizationId, id: seasonId });
  if (season) return season.sportId;
  const bySport = await statDefinitionsBySport(ctx, organizationId);
  return [...bySport].find(([, { all }]) => all.some(({ id }) => stored.definitionIds?.includes(id)))?.[0] ?? null;
}
