import { scoringOf } from '../../domain/plays/scoring-of.js';
import { scoreStatistic } from '../../domain/sports/score-statistic.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { perRequest } from '../../lib/memo.js';
import { type PromiseOrValue, whenAllThere, whenThere } from '../../lib/promise-or-value.js';
import { GameStatus } from '../games/game.enums.js';
import { findGame } from '../games/game.service.js';
import type { Game } from '../games/game.type.js';
import { gamePeriodsOfSport } from '../periods/game-period.loaders.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { type Statistics, statisticsOfSeasonLeague } from '../stat-definitions/statistics.js';
import { BoxScore, type BoxScoreData, type Source } from './box-score.js';
import { gameWithRows, readGameWithRows, rowsOfGame } from './box-score-rows.loaders.js';
import type { BoxScoreRows, RowKind } from './box-score-rows.statements.js';
import { playedPeriods } from './played-periods.loaders.js';
import type { LineRow, PeriodScoreRow } from './line-rows.js';
import { type ListedPlayer, listedPlayers } from './listed-players.js';

/** What an operation needs of box scores. */
export type Sources = ReadonlySet<Source>;

/**
 * A game of the organization with what an operation needs of its box score, in one statement; null when it has none
 * with this id.
 */
export async function findGameWithBoxScore(
  ctx: RequestContext,
  organizationId: number,
  gameId: string,
  sources: Sources,
): Promise<Game | null> {
  const id = tryId(gameId);
  const kinds = kindsIn(sources);
  if (id === null || kinds.size === 0) return findGame(ctx, organizationId, gameId);
  const game = await gameWithRows(ctx).load({ organizationId, id, kinds });
  if (game !== null) await boxScoreOf(ctx, game, sources);
  return game;
}

/** As `findGameWithBoxScore`. @throws 404 */
export async function getGameWithBoxScore(
  ctx: RequestContext,
  organizationId: number,
  gameId: string,
  sources: Sources,
): Promise<Game> {
  const game = await findGameWithBoxScore(ctx, organizationId, gameId, sources);
  if (game === null) throw notFound('Game');
  return game;
}

/** As `findGameWithBoxScore`, for an operation that asks for nothing else; the box score knows its game. */
export async function readBoxScore(
  ctx: RequestContext,
  organizationId: number,
  gameId: string,
  sources: Sources,
): Promise<BoxScore | null> {
  const id = tryId(gameId);
  const kinds = kindsIn(sources);
  if (id !== null && kinds.size > 0) {
    const read = await readGameWithRows(ctx, { organizationId, id, kinds });
    const made = read && makeBoxScore(ctx, read.game, sources, read.rows);
    return made instanceof Promise ? await made : made;
  }
  const game = await findGame(ctx, organizationId, gameId);
  return game && makeBoxScore(ctx, game, sources, null);
}

/**
 * A game's box score from what is needed. At once when one that was made in this request knows all of it: then the
 * fields read the same objects, as those of a single game do, which is read whole at first.
 */
export function boxScoreOf(ctx: RequestContext, game: Game, sources: Sources): PromiseOrValue<BoxScore> {
  const made = perRequest(ctx, makeMadeByGame);
  const ofGame = made.get(game) ?? [];
  made.set(game, ofGame);
  const known = ofGame.find((one) => includes(one.sources, sources));
  if (known) return known.boxScore;
  const entry: Made = { sources, boxScore: readSources(ctx, game, sources).then((read) => (entry.boxScore = read)) };
  ofGame.push(entry);
  return entry.boxScore;
}

/** A game's statistics, as its season league shows them. */
function statisticsOfGame(
  ctx: RequestContext,
  { organizationId, sportId, seasonLeagueId }: Game,
): PromiseOrValue<Statistics> {
  return statisticsOfSeasonLeague(ctx, organizationId, sportId, seasonLeagueId);
}

interface Made {
  readonly sources: Sources;
  boxScore: PromiseOrValue<BoxScore>;
}

const makeMadeByGame = (): Map<Game, Made[]> => new Map();

function includes(all: Sources, some: Sources): boolean {
  for (const source of some) if (!all.has(source)) return false;
  return true;
}

function kindsIn(sources: Sources): ReadonlySet<RowKind> {
  const kinds = new Set<RowKind>();
  if (sources.has('lines')) kinds.add('lines');
  if (sources.has('periodScores')) kinds.add('periodScores');
  return kinds;
}

async function readSources(ctx: RequestContext, game: Game, sources: Sources): Promise<BoxScore> {
  const kinds = kindsIn(sources);
  return makeBoxScore(ctx, game, sources, kinds.size > 0 ? await rowsOfGame(ctx, game, kinds) : null);
}

function makeBoxScore(
  ctx: RequestContext,
  game: Game,
  sources: Sources,
  rows: BoxScoreRows | null,
): PromiseOrValue<BoxScore> {
  const { organizationId } = game;
  const lines = sources.has('lines') ? rows?.lines : undefined;
  const periodScores = sources.has('periodScores') ? rows?.periodScores : undefined;
  const statistics = lines || sources.has('statDefinitions') ? statisticsOfGame(ctx, game) : undefined;
  const players = lines && (sources.has('players') ? playersOf : listedOf)(ctx, organizationId, lines);
  const asked = [statistics, players, periodScores && scoredIn(ctx, game, periodScores)] as const;
  return whenAllThere(
    asked,
    (ofGame, whoPlays, scored) =>
      new BoxScore({ game, statistics: ofGame, lines, periodScores, players: whoPlays, ...scored }),
  );
}

/** How a game is scored by period. */
function scoredIn(
  ctx: RequestContext,
  game: Game,
  periodScores: readonly PeriodScoreRow[],
): PromiseOrValue<Pick<BoxScoreData, 'periods' | 'scoring' | 'scoredIn' | 'played'>> {
  const { organizationId, sportId } = game;
  return whenThere(sportId === null ? [] : gamePeriodsOfSport(ctx, organizationId, sportId), (periods) => {
    const sport = periods[0]?.sportName;
    const scoring = scoringOf(sport);
    // Of sets only plays tell whether the last one is over; where scores add up it makes no difference.
    const isOpen = scoring === 'won' && game.status === GameStatus.IN_PROGRESS && periodScores.length > 0;
    return whenThere(isOpen ? playedPeriods(ctx).load(game) : null, (played) => ({
      periods,
      scoring,
      scoredIn: scoreStatistic(sport),
      played,
    }));
  });
}

function listedOf(
  ctx: RequestContext,
  organizationId: number,
  lines: readonly LineRow[],
): PromiseOrValue<ReadonlyMap<number, ListedPlayer>> {
  return listedPlayers(
    ctx,
    organizationId,
    lines.map(({ playerId }) => playerId),
  );
}

async function playersOf(
  ctx: RequestContext,
  organizationId: number,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<number, Player>> {
  const players = await Promise.all(
    lines.map(({ playerId }) => playerById(ctx).load({ organizationId, id: playerId })),
  );
  return new Map(players.flatMap((player) => (player ? [[player.id, player] as const] : [])));
}
