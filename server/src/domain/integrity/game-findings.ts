import { countsForStandings } from '../game/counts-for-standings.js';
import type { Side } from '../game/game-status.js';
import { isOff } from '../game/is-off.js';
import { scoreMismatch } from '../game/score-mismatch.js';
import { daysOutside } from '../schedule/outside-season.js';
import type { CheckedGame, CheckedLine, Finding } from './checked-game.js';

const SIDES: readonly Side[] = ['home', 'away'];

/**
 * All that does not agree in a game: players' points and periods against the finals, shots against points, rebounds
 * against their parts, plays against statistics and periods, players who are on no roster of their team, a result that
 * is missing though the day is over, and a date far outside the season.
 * @param today the calendar date where it is played
 */
export function gameFindings(game: CheckedGame, today: string): Finding[] {
  return [
    ...pointsAgainstFinal(game),
    ...periodsAgainstFinal(game),
    ...game.lines.flatMap((line) => ofLine(line, game.lines)),
    ...playsAgainstBoxScore(game),
    ...(awaitsResult(game, today)
      ? [{ kind: 'no_result', side: null, playerId: null, expected: null, found: null } as const]
      : []),
    ...farOutside(game),
  ];
}

function pointsAgainstFinal(game: CheckedGame): Finding[] {
  const recorded = game.lines.filter(({ isRecorded }) => isRecorded);
  const pointsOf = (side: Side): number =>
    recorded.reduce((sum, line) => sum + (line.side === side ? (line.points ?? 0) : 0), 0);
  const mismatch = scoreMismatch({
    ...game,
    lineCount: recorded.length,
    pointsHome: pointsOf('home'),
    pointsAway: pointsOf('away'),
  });
  return SIDES.flatMap((side) => {
    const wrong = mismatch?.[side];
    return wrong ? [{ kind: 'points_final', side, playerId: null, expected: wrong.final, found: wrong.points }] : [];
  });
}

function periodsAgainstFinal(game: CheckedGame): Finding[] {
  if (!countsForStandings(game)) return [];
  const finals = { home: game.scoreHome, away: game.scoreAway };
  return SIDES.flatMap((side) => {
    const [expected, found] = [finals[side], game.periods[side]];
    return found === null || found === expected
      ? []
      : [{ kind: 'periods_final', side, playerId: null, expected, found }];
  });
}

type Part = 'twos' | 'threes' | 'freeThrows' | 'offensive' | 'defensive';

function ofLine(line: CheckedLine, lines: readonly CheckedLine[]): Finding[] {
  const { side, playerId, points, rebounds } = line;
  // What is kept of others in the game, and blank here, was none; what nobody has is not kept.
  const madeOf = (parts: Readonly<Partial<Record<Part, number>>>): number | null => {
    const names = Object.keys(parts) as Part[];
    if (names.every((name) => line[name] === null)) return null;
    if (names.some((name) => lines.every((each) => each[name] === null))) return null;
    return names.reduce((sum, name) => sum + parts[name]! * (line[name] ?? 0), 0);
  };
  const findings: Finding[] = [];
  const shots = madeOf({ twos: 2, threes: 3, freeThrows: 1 });
  if (points !== null && shots !== null && shots !== points)
    findings.push({ kind: 'shots_points', side, playerId, expected: shots, found: points });
  const parts = madeOf({ offensive: 1, defensive: 1 });
  if (rebounds !== null && parts !== null && parts !== rebounds)
    findings.push({ kind: 'rebounds', side, playerId, expected: parts, found: rebounds });
  if (!line.onRoster) findings.push({ kind: 'off_roster', side, playerId, expected: null, found: null });
  return findings;
}

/** Of each player every statistic that differs, and of each side the score. */
function playsAgainstBoxScore({ plays }: CheckedGame): Finding[] {
  const differing = new Map<string, Finding>();
  for (const { side, playerId, statistic, expected, found } of plays) {
    const about = `${playerId ?? side} ${statistic}`;
    if (expected === found || differing.has(about)) continue;
    const named = statistic === null ? {} : { statistic };
    differing.set(about, { kind: 'plays_box_score', side, playerId, ...named, expected, found });
  }
  return [...differing.values()];
}

/** A game that was postponed or cancelled waits for nothing; one without a date has none that could be over. */
function awaitsResult(game: CheckedGame, today: string): boolean {
  const { date, scoreHome, scoreAway } = game;
  return !isOff(game) && date !== null && date < today && (scoreHome === null || scoreAway === null);
}

/** A slip of year or months, most likely. A game that was postponed or cancelled is not played on its date. */
function farOutside(game: CheckedGame): Finding[] {
  const found = isOff(game) ? null : daysOutside(game.date, game.season);
  return found === null ? [] : [{ kind: 'outside_season', side: null, playerId: null, expected: null, found }];
}
