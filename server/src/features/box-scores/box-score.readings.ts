import { zonedInstant } from '../../domain/dates/zoned-instant.js';
import type { Readings } from '../../lib/json-writer/writer.js';
import type { Game } from '../games/game.type.js';
import {
  leadersOfLines,
  linesOfSide,
  periodScoresOfSide,
  periodsShown,
  runningScore,
  sideOf,
  totalsOfLines,
} from './box-score.parts.js';
import type { GameLine } from './game-line.type.js';
import type { GameSide } from './game-side.type.js';
import type { WholeBoxScore } from './whole-box-score.js';

type Box = WholeBoxScore;

/**
 * The fields of a box score that are no plain properties: the same as their resolvers give, from what has been read.
 */
export const BOX_SCORE_READINGS: Readings<WholeBoxScore> = {
  'Query.organization': (_root: unknown, { organization }: Box) => organization,
  'Organization.game': (_organization: unknown, { game }: Box) => game,
  'Game.startsAt': ({ date, time }: Game, { organization }: Box) =>
    organization && zonedInstant(date, time, organization.timeZone),
  'Game.homeTeam': ({ homeTeam }: Game) => homeTeam,
  'Game.awayTeam': ({ awayTeam }: Game) => awayTeam,
  'Game.periods': (_game: Game, { periods, sheet }: Box) => periodsShown(periods, sheet.periods),
  'Game.statDefinitions': (_game: Game, { statistics }: Box) => statistics.visible,
  'Game.home': (game: Game) => sideOf(game, 'home'),
  'Game.away': (game: Game) => sideOf(game, 'away'),
  'Game.leaders': (game: Game, { statistics, lines }: Box) => leadersOfLines(statistics, game, lines),
  'GameLeader.player': (leader: GameLine, box: Box) => box.playerOf(leader),
  'GameSide.liveScore': (side: GameSide, { statistics, lines, sheet }: Box) =>
    runningScore(statistics, side, lines, sheet.periods),
  'GameSide.periodScores': (side: GameSide, { periods, sheet }: Box) =>
    periodScoresOfSide(periods, sheet.periods, side),
  'GameSide.lines': (side: GameSide, { lines }: Box) => linesOfSide(lines, side),
  'GameSide.totals': (side: GameSide, { statistics, lines }: Box) =>
    totalsOfLines(statistics, linesOfSide(lines, side)),
  'GameSide.hasLines': (side: GameSide, { lines }: Box) => linesOfSide(lines, side).length > 0,
  'GameLine.player': (line: GameLine, box: Box) => box.playerOf(line),
};
