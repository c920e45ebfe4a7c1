import { liveScore } from '../../domain/game/liveScore.js';
import type { Side } from '../../domain/game/gameStatus.js';
import { shownPeriods } from '../../domain/periods/shownPeriods.js';
import { sumTotals } from '../../domain/stats/sumTotals.js';
import type { RequestContext } from '../../http/context.js';
import { tryId } from '../../lib/ids.js';
import { perRequest } from '../../lib/memo.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import { playerById } from '../players/player.loaders.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import { BoxScoreLine, compareLines } from './box-score-line.js';
import type { GameSide, PeriodScore } from './game-side.type.js';
import { listedPlayer } from './listed-player.js';
import { gameWithSheet, linesOfGame, periodScoresOfGame } from './sheet.loaders.js';
import type { Part } from './sheet.statements.js';

/**
 * A game of the organization with what an operation needs of its sheet, in one statement; null when it has none with this id.
 * @param parts what may be needed; what is left out is read when it is asked for after all
 */
export async function findGameWithSheet(ctx: RequestContext, organizationId: number, gameId: string, parts: ReadonlySet<Part>): Promise<Game | null> {
  const id = tryId(gameId);
  if (id === null || parts.size === 0) return findGame(ctx, organizationId, gameId);
  return gameWithSheet(ctx).load({ organizationId, id, parts });
}

/** A half of a game's box score; what belongs to it is read when it is asked for. */
export function sideOf(game: Game, side: Side): GameSide {
  const home = side === 'home';
  return { game, side, team: home ? game.homeTeam : game.awayTeam, score: home ? game.homeScore : game.awayScore };
}

/** The statistics that a game's values are aligned with. */
export async function visibleDefinitions(ctx: RequestContext, { organizationId, sportId }: Game): Promise<readonly StatDefinition[]> {
  return (await statisticsOfSport(ctx, organizationId, sportId)).visible;
}

/** The periods that a game's box score shows, in order. */
export async function periodsOfGame(ctx: RequestContext, game: Game): Promise<GamePeriod[]> {
  const [periods, scores] = await Promise.all([allPeriods(ctx, game), periodScoresOfGame(ctx, game)]);
  return shownPeriods(periods, new Set(scores.map(([periodId]) => periodId)));
}

/** A side's scores by period, in the order of the periods. */
export async function periodScoresOf(ctx: RequestContext, { game, team }: GameSide): Promise<PeriodScore[]> {
  const [periods, scores] = await Promise.all([allPeriods(ctx, game), periodScoresOfGame(ctx, game)]);
  return periods.flatMap((period) =>
    scores.flatMap(([periodId, teamId, score, version, id]) => (periodId === period.id && teamId === team.id ? [{ id, period, score, version }] : [])),
  );
}

/** A side's lines: starters first, players who did not play last. */
export async function linesOf(ctx: RequestContext, { game, team }: GameSide): Promise<BoxScoreLine[]> {
  return (await linesOfBoth(ctx, game)).filter((line) => line.team.id === team.id);
}

/** As `linesOf`, with everything about the players that a player's own page could show. */
export async function linesWithPlayers(ctx: RequestContext, side: GameSide): Promise<BoxScoreLine[]> {
  const lines = await linesOf(ctx, side);
  const players = await Promise.all(lines.map(({ player }) => playerById(ctx).load(player)));
  return lines.map((line, index) => line.withPlayer(players[index] ?? line.player));
}

/** A side's totals, aligned with the visible statistics: entered values are added, then sums and percentages follow from them. */
export async function totalsOf(ctx: RequestContext, side: GameSide): Promise<(number | null)[]> {
  const [statistics, lines] = await Promise.all([statisticsOf(ctx, side.game), linesOf(ctx, side)]);
  return statistics.shown(sumTotals(statistics.all, lines.map((line) => line.stored)));
}

/** A side's running score; null before anything is recorded for either. */
export async function liveScoreOf(ctx: RequestContext, { game, side }: GameSide): Promise<number | null> {
  const [statistics, lines, scores] = await Promise.all([statisticsOf(ctx, game), linesOfBoth(ctx, game), periodScoresOfGame(ctx, game)]);
  const points = statistics.indexOf('PTS');
  const running = ({ id }: { id: number }) => ({
    points: sumOf(lines.filter((line) => line.team.id === id).map((line) => line.derived[points] ?? null)),
    periodScores: scores.flatMap(([, teamId, score]) => (teamId === id ? [score] : [])),
  });
  return liveScore(running(game.homeTeam), running(game.awayTeam))?.[side] ?? null;
}

/** The lines of both sides, in order. Made once per request, so that every field reads the same objects. */
export function linesOfBoth(ctx: RequestContext, game: Game): Promise<BoxScoreLine[]> {
  const known = perRequest(ctx, makeLinesByGame);
  const lines = known.get(game) ?? readLines(ctx, game);
  known.set(game, lines);
  return lines;
}

const makeLinesByGame = (): Map<Game, Promise<BoxScoreLine[]>> => new Map();

async function readLines(ctx: RequestContext, game: Game): Promise<BoxScoreLine[]> {
  const [statistics, raw] = await Promise.all([statisticsOf(ctx, game), linesOfGame(ctx, game)]);
  return raw
    .map((line) => {
      const team = line[1] === game.homeTeam.id ? game.homeTeam : game.awayTeam;
      return new BoxScoreLine(statistics, team, listedPlayer(game.organizationId, line), line);
    })
    .sort(compareLines);
}

function statisticsOf(ctx: RequestContext, { organizationId, sportId }: Game): Promise<Statistics> {
  return statisticsOfSport(ctx, organizationId, sportId);
}

async function allPeriods(ctx: RequestContext, { organizationId, sportId }: Game): Promise<readonly GamePeriod[]> {
  return sportId === null ? [] : gamePeriodsOfSport(ctx, organizationId, sportId);
}

function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}
