import { liveScore } from '../../domain/game/live-score.js';
import type { Side } from '../../domain/game/game-status.js';
import { compareLeaders } from '../../domain/stats/compare-leaders.js';
import { shownPeriods } from '../../domain/periods/shown-periods.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { Game } from '../games/game.type.js';
import type { GamePeriod } from '../periods/game-period.type.js';
import type { Statistics } from '../stat-definitions/statistics.js';
import { BoxScoreLine, compareLines } from './box-score-line.js';
import type { GameLeader } from './game-line.type.js';
import type { GameSide, PeriodScore } from './game-side.type.js';
import { listedPlayer } from './listed-player.js';
import type { RawLine, RawPeriodScore } from './sheet.statements.js';

// How the parts of a box score follow from what is stored; whoever reads a game, all at once or field by field, uses
// these.

/** What a game has leaders of, where it is defined: points, rebounds, assists. */
const LED = ['PTS', 'REB', 'AST'];

/** A half of a game's box score. */
export function sideOf(game: Game, side: Side): GameSide {
  const home = side === 'home';
  return { game, side, team: home ? game.homeTeam : game.awayTeam, score: home ? game.homeScore : game.awayScore };
}

/** The lines of both sides: starters first, players who did not play last. */
export function orderedLines(statistics: Statistics, game: Game, raw: readonly RawLine[]): BoxScoreLine[] {
  return raw
    .map((line) => {
      const team = line[1] === game.homeTeam.id ? game.homeTeam : game.awayTeam;
      return new BoxScoreLine(statistics, team, listedPlayer(game.organizationId, line), line);
    })
    .sort(compareLines);
}

/** Of the lines of both sides those of one. */
export function linesOfSide(lines: readonly BoxScoreLine[], { team }: GameSide): BoxScoreLine[] {
  return lines.filter((line) => line.team.id === team.id);
}

/**
 * The totals of a side's lines, aligned with the visible statistics: entered values are added, then sums and
 * percentages follow from them.
 */
export function totalsOfLines(statistics: Statistics, lines: readonly BoxScoreLine[]): (number | null)[] {
  return statistics.shown(
    sumTotals(
      statistics.all,
      lines.map((line) => line.stored),
    ),
  );
}

/** The periods that a game's box score shows, in order. */
export function periodsShown(periods: readonly GamePeriod[], scores: readonly RawPeriodScore[]): GamePeriod[] {
  return shownPeriods(periods, new Set(scores.map(([periodId]) => periodId)));
}

/** A side's scores by period, in the order of the periods. */
export function periodScoresOfSide(
  periods: readonly GamePeriod[],
  scores: readonly RawPeriodScore[],
  { team }: GameSide,
): PeriodScore[] {
  const found: PeriodScore[] = [];
  for (const period of periods) {
    for (const [periodId, teamId, score, version, id] of scores) {
      if (periodId === period.id && teamId === team.id) found.push({ id, period, score, version });
    }
  }
  return found;
}

/**
 * A side's running score; null before anything is recorded for either.
 * @param lines of both sides
 * @param scores of both sides
 */
export function runningScore(
  statistics: Statistics,
  { game, side }: GameSide,
  lines: readonly BoxScoreLine[],
  scores: readonly RawPeriodScore[],
): number | null {
  const points = statistics.indexOf('PTS');
  const running = ({ id }: { id: number }) => ({
    points: sumOf(lines.filter((line) => line.team.id === id).map((line) => line.derived[points] ?? null)),
    periodScores: scores.flatMap(([, teamId, score]) => (teamId === id ? [score] : [])),
  });
  return liveScore(running(game.homeTeam), running(game.awayTeam))?.[side] ?? null;
}

/** The leaders of a game over both sides; a statistic of which nobody has any is left out. */
export function leadersOfLines(statistics: Statistics, game: Game, lines: readonly BoxScoreLine[]): GameLeader[] {
  return LED.flatMap((abbreviation) => leaderOf(statistics, game, lines, abbreviation) ?? []);
}

function leaderOf(
  statistics: Statistics,
  game: Game,
  lines: readonly BoxScoreLine[],
  abbreviation: string,
): GameLeader | null {
  const index = statistics.indexOf(abbreviation);
  const definition = statistics.all[index];
  const [first] = lines
    .map(({ player, team, derived }) => ({ ...player, team, player, value: derived[index] ?? 0 }))
    .sort(compareLeaders);
  if (definition === undefined || first === undefined || first.value <= 0) return null;
  return {
    definition,
    player: first.player,
    value: first.value,
    side: first.team.id === game.homeTeam.id ? 'home' : 'away',
  };
}

function sumOf(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}
