import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { perRequest } from '../../lib/memo.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import { playerById } from '../players/player.loaders.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { type Statistics, statisticsOfSport } from '../stat-definitions/statistics.js';
import type { BoxScoreLine } from './box-score-line.js';
import {
  leadersOfLines,
  linesOfSide,
  orderedLines,
  periodScoresOfSide,
  periodsShown,
  runningScore,
  totalsOfLines,
} from './box-score.parts.js';
import type { GameLeader } from './game-line.type.js';
import type { GameSide, PeriodScore } from './game-side.type.js';
import { gameWithSheet, linesOfGame, periodScoresOfGame } from './sheet.loaders.js';
import type { Part } from './sheet.statements.js';

/**
 * A game of the organization with what an operation needs of its sheet, in one statement; null when it has none with
 * this id.
 * @param parts what may be needed; what is left out is read when it is asked for after all
 */
export async function findGameWithSheet(
  ctx: RequestContext,
  organizationId: number,
  gameId: string,
  parts: ReadonlySet<Part>,
): Promise<Game | null> {
  const id = tryId(gameId);
  if (id === null || parts.size === 0) return findGame(ctx, organizationId, gameId);
  return gameWithSheet(ctx).load({ organizationId, id, parts });
}

/** The statistics that a game's values are aligned with. */
export async function visibleDefinitions(
  ctx: RequestContext,
  { organizationId, sportId }: Game,
): Promise<readonly StatDefinition[]> {
  return (await statisticsOfSport(ctx, organizationId, sportId)).visible;
}

/** The periods that a game's box score shows, in order. */
export async function periodsOfGame(ctx: RequestContext, game: Game): Promise<GamePeriod[]> {
  return periodsShown(...(await Promise.all([allPeriods(ctx, game), periodScoresOfGame(ctx, game)])));
}

/** A side's scores by period, in the order of the periods. */
export async function periodScoresOf(ctx: RequestContext, side: GameSide): Promise<PeriodScore[]> {
  return periodScoresOfSide(
    ...(await Promise.all([allPeriods(ctx, side.game), periodScoresOfGame(ctx, side.game)])),
    side,
  );
}

/** A side's lines: starters first, players who did not play last. */
export async function linesOf(ctx: RequestContext, side: GameSide): Promise<BoxScoreLine[]> {
  return linesOfSide(await linesOfBoth(ctx, side.game), side);
}

/** As `linesOf`, with everything about the players that a player's own page could show. */
export async function linesWithPlayers(ctx: RequestContext, side: GameSide): Promise<BoxScoreLine[]> {
  const lines = await linesOf(ctx, side);
  const players = await Promise.all(lines.map(({ player }) => playerById(ctx).load(player)));
  return lines.map((line, index) => line.withPlayer(players[index] ?? line.player));
}

/** A side's totals, aligned with the visible statistics. */
export async function totalsOf(ctx: RequestContext, side: GameSide): Promise<(number | null)[]> {
  return totalsOfLines(...(await Promise.all([statisticsOf(ctx, side.game), linesOf(ctx, side)])));
}

/** A side's running score; null before anything is recorded for either. */
export async function liveScoreOf(ctx: RequestContext, side: GameSide): Promise<number | null> {
  const { game } = side;
  const [statistics, lines, scores] = await Promise.all([
    statisticsOf(ctx, game),
    linesOfBoth(ctx, game),
    periodScoresOfGame(ctx, game),
  ]);
  return runningScore(statistics, side, lines, scores);
}

/**
 * Who led a game, as `leadersOfLines` finds them.
 * @param options.wholePlayers whether more about the players is wanted than their lines know
 */
export async function leadersOfGame(
  ctx: RequestContext,
  game: Game,
  options: { wholePlayers: boolean },
): Promise<GameLeader[]> {
  const [statistics, lines] = await Promise.all([statisticsOf(ctx, game), linesOfBoth(ctx, game)]);
  const leaders = leadersOfLines(statistics, game, lines);
  if (!options.wholePlayers) return leaders;
  const players = await Promise.all(leaders.map(({ player }) => playerById(ctx).load(player)));
  return leaders.map((leader, index) => ({ ...leader, player: players[index] ?? leader.player }));
}

/** The lines of both sides, in order. Made once per request, so that every field reads the same objects. */
function linesOfBoth(ctx: RequestContext, game: Game): Promise<BoxScoreLine[]> {
  const known = perRequest(ctx, makeLinesByGame);
  const lines = known.get(game) ?? readLines(ctx, game);
  known.set(game, lines);
  return lines;
}

const makeLinesByGame = (): Map<Game, Promise<BoxScoreLine[]>> => new Map();

async function readLines(ctx: RequestContext, game: Game): Promise<BoxScoreLine[]> {
  const [statistics, raw] = await Promise.all([statisticsOf(ctx, game), linesOfGame(ctx, game)]);
  return orderedLines(statistics, game, raw);
}

function statisticsOf(ctx: RequestContext, { organizationId, sportId }: Game): Promise<Statistics> {
  return statisticsOfSport(ctx, organizationId, sportId);
}

async function allPeriods(ctx: RequestContext, { organizationId, sportId }: Game): Promise<readonly GamePeriod[]> {
  return sportId === null ? [] : gamePeriodsOfSport(ctx, organizationId, sportId);
}
