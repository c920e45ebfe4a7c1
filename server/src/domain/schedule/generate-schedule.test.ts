import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateSchedule } from './generate-schedule.js';
import type { Cell, GeneratedSchedule, KeptGame, ScheduleProblem, ScheduleQualityName } from './schedule-problem.js';
import { brokenRules } from './testing/broken-rules.js';
import { addDays } from '../dates/add-days.js';
import { hours, plainProblem } from './testing/plain-problem.js';
import { type ProblemRange, randomProblem } from './testing/random-problem.js';

const RUNS = { numRuns: Number(process.env.SCHEDULE_RUNS ?? 15) };
const FEW_RUNS = { numRuns: Math.ceil(RUNS.numRuns / 3) };
const problems = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomProblem(seed));

function value(schedule: GeneratedSchedule, name: ScheduleQualityName): number {
  return schedule.certificate.find((quality) => quality.name === name)!.value;
}

function gamesByWeek(problem: ScheduleProblem, schedule: GeneratedSchedule): number[] {
  const weeks = Array.from({ length: problem.numWeeks }, () => 0);
  for (const { cell } of schedule.games) weeks[problem.cells[cell]!.weekIndex]! += 1;
  return weeks;
}

test.each([
  [7, 3, 7, 3, { byes: 7, doubleHeaders: 0 }],
  [7, 4, 7, 4, { byes: 0, doubleHeaders: 7 }],
  [8, 6, 7, 4, { byes: 0, doubleHeaders: 0 }],
  [2, 1, 5, 1, { byes: 0, doubleHeaders: 0 }],
  [3, 1, 6, 1, { byes: 6, doubleHeaders: 0 }],
  [3, 2, 6, 2, { byes: 0, doubleHeaders: 6 }],
])('%i teams with %i slots in %i weeks have %i games a week', (teams, slots, weeks, games, expected) => {
  const problem = plainProblem(teams, weeks, hours(slots));
  const schedule = generateSchedule(problem);
  expect(gamesByWeek(problem, schedule)).toEqual(Array.from({ length: weeks }, () => games));
  const sum = (count: 'byes' | 'doubleHeaders'): number =>
    schedule.fairness.reduce((total, team) => total + team[count], 0);
  expect({ byes: sum('byes'), doubleHeaders: sum('doubleHeaders') }).toEqual(expected);
  for (const name of ['games', 'byes', 'doubleHeaders'] as const) expect(value(schedule, name)).toBeLessThanOrEqual(1);
});

test.each([
  [8, 4, 14, 28],
  [7, 3, 14, 21],
  [12, 6, 22, 66],
  [20, 10, 19, 0],
])('%i teams with %i slots in %i weeks meet in rounds', (teams, slots, weeks, repeats) => {
  const schedule = generateSchedule(plainProblem(teams, weeks, hours(slots)));
  expect(value(schedule, 'repeats')).toBe(repeats);
  expect(value(schedule, 'repeatDistance')).toBe(0);
  expect(value(schedule, 'backToBackByes')).toBe(0);
});

test('games of other leagues keep teams from playing at their time, and count for nothing else', () => {
  const problem = plainProblem(7, 7, hours(3));
  const elsewhere = { weekIndex: null, locationId: 9, court: null, isBeside: true, isOfOtherLeague: true };
  // Team 1 plays in another league every week: against Team 2, or a team of that league alone; at 10:00, or on another
  // day.
  const kept = Array.from({ length: 7 }, (_item, week): KeptGame => {
    const [day, time] = week === 3 ? ['2026-01-06', '10:00'] : ['2026-01-08', '19:00'];
    return {
      ...elsewhere,
      homeTeamId: 1,
      awayTeamId: week % 2 === 0 ? 2 : 99,
      date: addDays(day!, 7 * week),
      time: time!,
    };
  });
  const schedule = generateSchedule({ ...problem, kept });
  // 7 teams, 3 games a week, 7 weeks: everybody plays the six others once and has one bye.
  expect(schedule.fairness.map(({ games, byes, home, away }) => ({ games, byes, home, away }))).toEqual(
    Array.from({ length: 7 }, () => ({ games: 6, byes: 1, home: 3, away: 3 })),
  );
  expect(schedule.fairness[0]!.opponents).toEqual([2, 3, 4, 5, 6, 7].map((teamId) => ({ teamId, games: 1 })));
  expect(schedule.certificate.map(({ name, value: found }) => `${name} ${found}`).slice(0, 5)).toEqual([
    'games 0',
    'byes 0',
    'doubleHeaders 0',
    'repeats 0',
    'homeAway 0',
  ]);
  const atTen = schedule.games.filter(({ cell }) => problem.cells[cell]!.date === '2026-01-27' && cell % 3 === 0);
  expect(atTen).toHaveLength(1);
  expect([atTen[0]!.homeTeamId, atTen[0]!.awayTeamId]).not.toContain(1);
});

test('no hard rule is ever broken', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(brokenRules(problem, generateSchedule(problem).games)).toEqual([]);
    }),
    RUNS,
  );
});

test('the same problem with the same seed has the same answer', () => {
  const problem = randomProblem(5);
  expect(generateSchedule(problem)).toEqual(generateSchedule(structuredClone(problem)));
});

test('where nothing can be generated there are no games, and a reason', () => {
  const problem = plainProblem(1, 3, hours(2));
  const schedule = generateSchedule(problem);
  expect(schedule.games).toEqual([]);
  expect(schedule.obstacles.map(({ severity }) => severity)).toEqual(['refused']);
});

test('what the certificate says follows from the games, and no value is below its bound', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const schedule = generateSchedule(problem);
      const leftOut = new Set(schedule.obstacles.filter((one) => one.severity === 'left-out').map((one) => one.teamId));
      const teams = schedule.fairness.filter(({ teamId }) => !leftOut.has(teamId));
      if (schedule.games.length === 0) return;
      const spread = (count: 'games' | 'byes' | 'doubleHeaders'): number => {
        const counts = teams.map((team) => team[count]);
        return Math.max(...counts) - Math.min(...counts);
      };
      for (const name of ['games', 'byes', 'doubleHeaders'] as const) expect(value(schedule, name)).toBe(spread(name));
      const pairs = schedule.fairness.flatMap((team) => team.opponents.map(({ games }) => (games * (games - 1)) / 4));
      expect(value(schedule, 'repeats')).toBe(pairs.reduce((sum, count) => sum + count, 0));
      const difference = schedule.fairness.reduce((sum, team) => sum + Math.abs(team.home - team.away), 0);
      expect(value(schedule, 'homeAway')).toBe(difference);
      const odd = teams.filter((team) => team.games % 2 === 1).length;
      expect(problem.kept.length > 0 || difference === odd).toBe(true);
      for (const quality of schedule.certificate) expect(quality.bound).toBeLessThanOrEqual(quality.value);
      for (const { homeTeamId, awayTeamId } of schedule.games)
        expect([homeTeamId, awayTeamId].some((id) => leftOut.has(id))).toBe(false);
    }),
    RUNS,
  );
});

test('teams under other names have the same schedule', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const renamed = {
        ...problem,
        teams: problem.teams.map((team) => ({ ...team, id: `x${team.id}`, name: `Other ${team.name}` })),
        kept: problem.kept.map((game) => {
          return { ...game, homeTeamId: `x${game.homeTeamId}`, awayTeamId: `x${game.awayTeamId}` };
        }),
      };
      const expected = generateSchedule(problem).games.map((game) => {
        return { ...game, homeTeamId: `x${game.homeTeamId}`, awayTeamId: `x${game.awayTeamId}` };
      });
      expect(generateSchedule(renamed).games).toEqual(expected);
    }),
    FEW_RUNS,
  );
});

test('a week later, the schedule is the same', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const later = (date: string): string => addDays(date, 7);
      const shifted = {
        ...problem,
        teams: problem.teams.map((team) => ({ ...team, byeDates: team.byeDates.map(later) })),
        cells: problem.cells.map((cell) => ({ ...cell, date: later(cell.date) })),
        kept: problem.kept.map((game) => ({ ...game, date: game.date && later(game.date) })),
      };
      expect(generateSchedule(shifted).games).toEqual(generateSchedule(problem).games);
    }),
    FEW_RUNS,
  );
});

test('another cell never leaves more teams without a game', () => {
  fc.assert(
    fc.property(problems, fc.nat(), (problem, pick) => {
      const more = problem.cells[pick % Math.max(1, problem.cells.length)];
      if (more === undefined) return;
      const before = playing(problem);
      const after = playing({ ...problem, cells: [...problem.cells, { ...more, court: 'One more' }] });
      for (const [week, teams] of before.entries()) expect(after[week]).toBeGreaterThanOrEqual(teams);
    }),
    FEW_RUNS,
  );
});

const SMALL: ProblemRange = { teams: [4, 8], weeks: [2, 8], unavailable: 0.3, withExceptions: true };
const smallProblems = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomProblem(seed, SMALL));

/** What comes first, as far as it is proved to be the best; null where it is not. */
function provenValues(schedule: GeneratedSchedule): number[] | null {
  const first = schedule.certificate.slice(0, 4);
  return first.every((quality) => quality.value === quality.bound) ? first.map((quality) => quality.value) : null;
}

test('another cell that changes no week makes nothing worse', () => {
  fc.assert(
    fc.property(smallProblems, fc.nat(), (problem, pick) => {
      const more = problem.cells[pick % Math.max(1, problem.cells.length)];
      if (more === undefined) return;
      const wider = { ...problem, cells: [...problem.cells, { ...more, court: 'One more' }] };
      const [before, after] = [generateSchedule(problem), generateSchedule(wider)];
      const isAsFull =
        playing(problem).join(' ') === playing(wider).join(' ') &&
        gamesByWeek(problem, before).join(' ') === gamesByWeek(wider, after).join(' ');
      const [old, found] = [before.certificate.slice(0, 4).map((quality) => quality.value), provenValues(after)];
      if (!isAsFull || found === null) return;
      const differing = found.findIndex((value, index) => value !== old[index]);
      expect(differing === -1 || found[differing]! < old[differing]!).toBe(true);
    }),
    FEW_RUNS,
  );
});

test('the order of teams and cells, and the seed, change nothing that is proved to be the best', () => {
  fc.assert(
    fc.property(smallProblems, fc.nat(1000), (problem, seed) => {
      const turned = { ...problem, teams: problem.teams.toReversed(), cells: problem.cells.toReversed(), seed };
      const [one, other] = [generateSchedule(problem), generateSchedule(turned)].map(provenValues);
      if (one == null || other == null) return;
      expect(other).toEqual(one);
    }),
    FEW_RUNS,
  );
});

test('games that stay are counted, and their cells are nobody else’s', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const { games, fairness } = generateSchedule(problem);
      const all = [...games, ...problem.kept].flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
      for (const { teamId, games: count } of fairness) expect(count).toBe(all.filter((id) => id === teamId).length);
      const placeOf = ({ date, time, locationId, court }: KeptGame | Cell): string =>
        `${date} ${time} ${locationId} ${court}`;
      const used = [...games.map(({ cell }) => problem.cells[cell]!), ...problem.kept].map(placeOf);
      expect(new Set(used).size).toBe(used.length);
    }),
    FEW_RUNS,
  );
});

/** By week: teams with a generated game. */
function playing(problem: ScheduleProblem): number[] {
  const teams = Array.from({ length: problem.numWeeks }, () => new Set());
  for (const { cell, homeTeamId, awayTeamId } of generateSchedule(problem).games)
    teams[problem.cells[cell]!.weekIndex]!.add(homeTeamId).add(awayTeamId);
  for (const { weekIndex, homeTeamId, awayTeamId } of problem.kept)
    if (weekIndex !== null) teams[weekIndex]!.add(homeTeamId).add(awayTeamId);
  return teams.map((set) => set.size);
}
