import type { Person } from './people.js';
import type { Random } from './random.js';

/** The statistics that a made box score has, in order. */
export const MADE_STATISTICS = [
  'MIN',
  'PTS',
  'AST',
  'REB',
  'OREB',
  'DREB',
  'STL',
  'BLK',
  'TO',
  'PF',
  '2PM',
  '2PA',
  '3PM',
  '3PA',
  'FTM',
  'FTA',
] as const;

type Statistic = (typeof MADE_STATISTICS)[number];

/** A player's line: started, and values in the order of `MADE_STATISTICS`. */
export interface MadeLine {
  /** Index in the team's roster. */
  readonly player: number;
  readonly started: boolean;
  readonly values: number[];
}

/** One side of a made game. */
export interface MadeSide {
  readonly lines: MadeLine[];
  readonly score: number;
  /** Points by period; the fifth is overtime. */
  readonly periods: number[];
}

/** How a league plays. */
export interface Style {
  /** Minutes of a game without overtime. */
  readonly minutes: number;
  /** Shots of a team in a game. */
  readonly shots: number;
}

type Line = Record<Statistic, number>;

const THREES: Readonly<Record<Person['position'], number>> = { PG: 0.4, SG: 0.45, SF: 0.3, PF: 0.15, C: 0.04 };
const REBOUNDS: Readonly<Record<Person['position'], number>> = { PG: 0.7, SG: 0.8, SF: 1.1, PF: 1.7, C: 2.2 };
const ASSISTS: Readonly<Record<Person['position'], number>> = { PG: 2.6, SG: 1.5, SF: 1, PF: 0.6, C: 0.5 };

/**
 * Plays a game between two rosters. Points are always those of the shots made, the lines add up to the score, and
 * nobody ties.
 */
export function madeGame(
  random: Random,
  home: readonly Person[],
  away: readonly Person[],
  style: Style,
): { home: MadeSide; away: MadeSide } {
  const sides = [playSide(random, home, style), playSide(random, away, style)] as const;
  const periods = sides.map(({ lines }) => splitPoints(random, pointsOf(lines)));
  if (pointsOf(sides[0].lines) === pointsOf(sides[1].lines)) {
    const winner = random.integer(0, 1);
    for (const [index, side] of sides.entries())
      periods[index]?.push(addOvertime(random, side.lines, index === winner ? 4 : 2));
  }
  const [first, second] = sides.map(({ players, lines }, index) => sideOf(players, lines, periods[index] ?? []));
  if (first === undefined || second === undefined) throw new Error('a game has two sides');
  return { home: first, away: second };
}

function playSide(
  random: Random,
  roster: readonly Person[],
  { minutes, shots }: Style,
): { players: number[]; lines: Line[] } {
  const players = roster.map((_person, index) => index).filter((index) => index < 5 || random.next() < 0.85);
  const people = players.map((index) => roster[index] as Person);
  const weights = people.map(({ skill }) => skill * (0.7 + 0.6 * random.next()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const lines = people.map(({ position }, index): Line => {
    const share = (weights[index] ?? 0) / total;
    const tries = Math.round(shots * share * (0.85 + 0.3 * random.next()));
    const threes = random.successes(tries, THREES[position]);
    const frees = random.successes(Math.ceil(tries / 2), 0.5);
    const line = Object.fromEntries(MADE_STATISTICS.map((name) => [name, 0])) as Line;
    line.MIN = Math.min(minutes, Math.round(minutes * 5 * share));
    line['3PA'] = threes;
    line['3PM'] = random.successes(threes, 0.32);
    line['2PA'] = tries - threes;
    line['2PM'] = random.successes(tries - threes, 0.47);
    line.FTA = frees;
    line.FTM = random.successes(frees, 0.7);
    line.TO = random.successes(4, 0.35);
    line.PF = random.successes(5, 0.35);
    return settle(line);
  });
  const made = lines.reduce((sum, line) => sum + line['2PM'] + line['3PM'], 0);
  deal(
    random,
    lines,
    people.map(({ position }) => ASSISTS[position]),
    Math.round(made * 0.55),
    (line) => (line.AST += 1),
  );
  deal(
    random,
    lines,
    people.map(({ position }) => REBOUNDS[position]),
    Math.round(shots * 0.42),
    (line) => (line.DREB += 1),
  );
  deal(
    random,
    lines,
    people.map(({ position }) => REBOUNDS[position]),
    Math.round(shots * 0.15),
    (line) => (line.OREB += 1),
  );
  deal(
    random,
    lines,
    people.map(() => 1),
    random.integer(4, 10),
    (line) => (line.STL += 1),
  );
  deal(
    random,
    lines,
    people.map(({ position }) => REBOUNDS[position] ** 2),
    random.integer(1, 5),
    (line) => (line.BLK += 1),
  );
  for (const line of lines) line.REB = line.OREB + line.DREB;
  return { players, lines };
}

/** Hands out `count` of something, one at a time. */
function deal(
  random: Random,
  lines: readonly Line[],
  weights: readonly number[],
  count: number,
  give: (line: Line) => void,
): void {
  for (let given = 0; given < count; given += 1) {
    const line = lines[random.weighted(weights)];
    if (line !== undefined) give(line);
  }
}

function settle(line: Line): Line {
  line.PTS = 2 * line['2PM'] + 3 * line['3PM'] + line.FTM;
  return line;
}

/** Each basket of an overtime is a two-pointer of one of the first five. */
function addOvertime(random: Random, lines: readonly Line[], baskets: number): number {
  for (let made = 0; made < baskets; made += 1) {
    const line = lines[random.integer(0, 4)];
    if (line === undefined) continue;
    line['2PM'] += 1;
    line['2PA'] += 1;
    settle(line);
  }
  return 2 * baskets;
}

function splitPoints(random: Random, points: number): number[] {
  const periods = [0, 0, 0, 0];
  for (let point = 0; point < points; point += 1) periods[random.integer(0, 3)]! += 1;
  return periods;
}

function pointsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { PTS }) => sum + PTS, 0);
}

function sideOf(players: readonly number[], lines: readonly Line[], periods: number[]): MadeSide {
  return {
    lines: lines.map((line, index) => ({
      player: players[index] ?? 0,
      started: (players[index] ?? 0) < 5,
      values: MADE_STATISTICS.map((name) => line[name]),
    })),
    score: pointsOf(lines),
    periods,
  };
}
