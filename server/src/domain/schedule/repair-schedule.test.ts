import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateSchedule } from './generate-schedule.js';
import type { PresentGame } from './repair-problem.js';
import { repairSchedule } from './repair-schedule.js';
import type { PlannedGame, ScheduleProblem } from './schedule-problem.js';
import { brokenRules } from './testing/broken-rules.js';
import { fewestChanges } from './testing/fewest-changes.js';
import { hours, plainProblem } from './testing/plain-problem.js';
import { randomProblem } from './testing/random-problem.js';

const RUNS = Number(process.env.SCHEDULE_RUNS ?? 20);

function presentOf(problem: ScheduleProblem): PresentGame[] {
  return generateSchedule(problem).games.map((game, index) => ({ ...game, id: index + 1 }));
}

/** The problem without some of its cells, and the games with what became of their cells. */
function without(
  problem: ScheduleProblem,
  present: readonly PresentGame[],
  isLost: (cell: number) => boolean,
): { problem: ScheduleProblem; present: PresentGame[] } {
  const left = [...problem.cells.keys()].filter((cell) => !isLost(cell));
  const position = new Map(left.map((cell, index) => [cell, index]));
  return {
    problem: { ...problem, cells: left.map((cell) => problem.cells[cell]!) },
    present: present.map((game) => ({ ...game, cell: position.get(game.cell ?? -1) ?? null })),
  };
}

/** The games, every third of them put off. */
function somePostponed(present: readonly PresentGame[], seed: number): PresentGame[] {
  return present.map((game, index) => {
    if (game.cell === null || (index + seed) % 3 !== 0) return game;
    return { ...game, cell: null, leftCell: game.cell };
  });
}

/** The problem with a game beside the schedule, which makes one too many for whoever plays twice in its week. */
function withGameBeside(problem: ScheduleProblem, seed: number): ScheduleProblem {
  const { weekIndex, date } = problem.cells[seed % Math.max(1, problem.cells.length)] ?? { weekIndex: 0, date: '' };
  const [home, away] = problem.teams;
  const beside = { weekIndex, date, time: '23:00', locationId: null, court: null, isBeside: true };
  return { ...problem, kept: [...problem.kept, { homeTeamId: home!.id, awayTeamId: away!.id, ...beside }] };
}

function gamesAfter(problem: ScheduleProblem, present: readonly PresentGame[]): PlannedGame[] {
  const { games, added } = repairSchedule(problem, present);
  const standing = games.flatMap(({ cell }, index) => {
    const { homeTeamId, awayTeamId } = present[index]!;
    return cell === null ? [] : [{ homeTeamId, awayTeamId, cell }];
  });
  return [...standing, ...added];
}

test('nothing changes where nothing happened', () => {
  const problem = plainProblem(8, 7, hours(4));
  const { games, added, isFewest } = repairSchedule(problem, presentOf(problem));
  expect(games.every(({ change }) => change === 'stays')).toBe(true);
  expect({ added, isFewest }).toEqual({ added: [], isFewest: true });
});

test('a postponed game goes to a free cell, and no other game moves', () => {
  const problem = plainProblem(8, 7, hours(5));
  const present = presentOf(problem);
  const lost = present[5]!.cell!;
  const after = without(problem, present, (cell) => cell === lost);
  const { games, isFewest } = repairSchedule(after.problem, after.present);
  expect(games.filter(({ change }) => change !== 'stays').map(({ id, change }) => ({ id, change }))).toEqual([
    { id: 6, change: 'moved' },
  ]);
  expect(isFewest).toBe(true);
});

test('the cell of a postponed game is free for a game that would have no place', () => {
  const problem = plainProblem(4, 1, hours(2));
  const [first, second] = presentOf(problem);
  const off = { ...first!, cell: null, leftCell: 0 };
  // The second hour is lost: one game could be played, in the cell that the other one was put off from.
  const cells = problem.cells.slice(0, 1);
  const { games, isFewest } = repairSchedule({ ...problem, cells }, [off, { ...second!, cell: null }]);
  expect(games.map(({ change, cell }) => [change, cell])).toEqual([
    ['removed', null],
    ['moved', 0],
  ]);
  expect(isFewest).toBe(true);
});

test('a cell that a game was put off from is given away where that changes fewer games', () => {
  const problem = plainProblem(4, 1, ['18:00', '20:00', '21:00', '22:00']);
  const names = ['Elks', 'Aces', 'Owls', 'Jays'];
  const teams = problem.teams.map((team, index) => {
    return { ...team, name: names[index]!, unavailableTimes: names[index] === 'Owls' ? ['21:00', '22:00'] : [] };
  });
  const { games, isFewest } = repairSchedule({ ...problem, teams }, [
    { id: 'Elks–Aces', homeTeamId: 1, awayTeamId: 2, cell: null, leftCell: 0 },
    // It was at 19:00, in a hall that is lost.
    { id: 'Owls–Jays', homeTeamId: 3, awayTeamId: 4, cell: null },
    { id: 'Jays–Aces', homeTeamId: 4, awayTeamId: 2, cell: 1 },
  ]);
  // Without 18:00 all three would move: the Owls could come to 20:00 alone.
  expect(games).toEqual([
    { id: 'Elks–Aces', change: 'moved', cell: 2 },
    { id: 'Owls–Jays', change: 'moved', cell: 0 },
    { id: 'Jays–Aces', change: 'stays', cell: 1 },
  ]);
  expect(isFewest).toBe(true);
});

test('on two courts at once, a game put off goes to the other one, and the one that was there to the cell it left', () => {
  const problem = plainProblem(4, 1, ['18:00', '18:00']);
  const { games, isFewest } = repairSchedule(problem, [
    { id: 'off', homeTeamId: 1, awayTeamId: 2, cell: null, leftCell: 0 },
    { id: 'other', homeTeamId: 3, awayTeamId: 4, cell: 1 },
  ]);
  expect(games).toEqual([
    { id: 'off', change: 'moved', cell: 1 },
    { id: 'other', change: 'moved', cell: 0 },
  ]);
  expect(isFewest).toBe(true);
});

test('of three games of a team in a week, the one moves that can, and not the last that was entered', () => {
  const problem = plainProblem(4, 2, hours(3));
  const secondWeek = ['2026-01-13'];
  const teams = problem.teams.map((team) => (Number(team.id) > 2 ? { ...team, byeDates: secondWeek } : team));
  const { games, isFewest } = repairSchedule({ ...problem, teams }, [
    { id: 'a', homeTeamId: 1, awayTeamId: 2, cell: 0 },
    { id: 'b', homeTeamId: 1, awayTeamId: 3, cell: 1 },
    { id: 'c', homeTeamId: 1, awayTeamId: 4, cell: 2 },
  ]);
  expect(games.map(({ change }) => change)).toEqual(['moved', 'stays', 'stays']);
  expect(isFewest).toBe(true);
});

test('that teams play two games a week at most is proof that more games than five of five teams are lost', () => {
  const problem = plainProblem(5, 1, hours(12));
  const pairs = problem.teams.flatMap((home) =>
    problem.teams.filter(({ id }) => id !== home.id).map((away) => [home, away]),
  );
  const { games, isFewest } = repairSchedule(
    problem,
    pairs.map(([home, away], id) => ({ id, homeTeamId: home!.id, awayTeamId: away!.id, cell: null })),
  );
  expect(games.filter(({ change }) => change === 'moved')).toHaveLength(5);
  expect(isFewest).toBe(true);
});

test('another game makes room where that is the only way', () => {
  const [early, late] = hours(2) as [string, string];
  const problem = plainProblem(4, 1, [early, late]);
  const teams = problem.teams.map((team) => (Number(team.id) <= 2 ? { ...team, unavailableTimes: [late] } : team));
  const present = [
    { id: 'a', homeTeamId: 1, awayTeamId: 2, cell: null },
    { id: 'b', homeTeamId: 3, awayTeamId: 4, cell: 0 },
  ];
  expect(repairSchedule({ ...problem, teams }, present).games).toEqual([
    { id: 'a', change: 'moved', cell: 0 },
    { id: 'b', change: 'moved', cell: 1 },
  ]);
});

test('games of a team that left are removed, and those that it would have met meet each other', () => {
  const problem = plainProblem(8, 7, hours(4));
  const present = presentOf(problem);
  const isPlayed = ({ cell }: PresentGame): boolean => problem.cells[cell!]!.weekIndex <= 2;
  const kept = present.filter(isPlayed).map(({ homeTeamId, awayTeamId, cell }) => {
    return { homeTeamId, awayTeamId, ...problem.cells[cell!]! };
  });
  const changed = {
    ...problem,
    teams: problem.teams.filter(({ id }) => id !== 3),
    cells: problem.cells.filter(({ weekIndex }) => weekIndex > 2),
    kept,
  };
  const open = present.flatMap(({ cell, ...game }) => {
    return isPlayed({ cell, ...game }) ? [] : [{ ...game, cell: changed.cells.indexOf(problem.cells[cell!]!) }];
  });
  const { games, isFewest } = repairSchedule(changed, open);
  expect(isFewest).toBe(true);
  expect(games.filter(({ change }) => change === 'removed')).toHaveLength(4);
  expect(games.filter(({ change }) => change === 'moved')).toEqual([]);
  expect(brokenRules(changed, gamesAfter(changed, open))).toEqual([]);
});

test('a team that joins after the third week plays in the weeks that are left, and no present game changes', () => {
  const problem = plainProblem(7, 7, hours(4));
  const weekly = { ...problem, cells: problem.cells.filter((_cell, index) => index % 4 < 3) };
  const present = presentOf(weekly).map((game) => {
    const cell = problem.cells.findIndex(({ date, time }) => {
      const own = weekly.cells[game.cell!]!;
      return date === own.date && time === own.time;
    });
    return { ...game, cell };
  });
  const teams = [...problem.teams, { id: 8, name: 'Team 8', unavailableTimes: [], byeDates: [] }];
  const cells = problem.cells.filter(({ weekIndex }) => weekIndex > 2);
  const kept = present.flatMap(({ homeTeamId, awayTeamId, cell }) => {
    const place = problem.cells[cell!]!;
    return place.weekIndex > 2 ? [] : [{ homeTeamId, awayTeamId, ...place }];
  });
  const open = present.flatMap((game) => {
    const cell = cells.indexOf(problem.cells[game.cell!]!);
    return cell === -1 ? [] : [{ ...game, cell }];
  });
  const { games, added } = repairSchedule({ ...problem, teams, cells, kept }, open);
  expect(games.every(({ change }) => change === 'stays')).toBe(true);
  const own = added.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(8));
  expect(own.map(({ cell }) => cells[cell]!.weekIndex)).toEqual([3, 4, 5, 6]);
});

test('repairs keep every hard rule, and games that could stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 30 }), (seed, every) => {
      const whole = randomProblem(seed, { teams: [4, 14], weeks: [3, 8], unavailable: 0.3, withExceptions: true });
      const { problem, present } = without(whole, presentOf(whole), (cell) => (cell * 7 + seed) % every === 0);
      expect(brokenRules(problem, gamesAfter(problem, present))).toEqual([]);
    }),
    { numRuns: Math.ceil(RUNS / 2) },
  );
});

/** How many games a repair removes and moves. */
function countsOf({ games }: ReturnType<typeof repairSchedule>): { removed: number; moved: number } {
  const count = (change: string): number => games.filter((game) => game.change === change).length;
  return { removed: count('removed'), moved: count('moved') };
}

test('in tiny schedules, no repair loses or changes fewer games', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 5 }), (seed, every) => {
      const whole = randomProblem(seed, { teams: [3, 5], weeks: [2, 3], unavailable: 0.3, withExceptions: false });
      const small = { ...whole, cells: whole.cells.filter((_cell, index) => index % 3 === 0).slice(0, 9) };
      const lost = without(small, presentOf(small), (cell) => (cell * 7 + seed) % every === 0);
      const problem = seed % 4 < 2 ? lost.problem : withGameBeside(lost.problem, seed);
      const present = seed % 2 === 0 ? lost.present : somePostponed(lost.present, seed);
      const repaired = repairSchedule(problem, present);
      expect(repaired.isFewest).toBe(true);
      expect(countsOf(repaired)).toEqual(fewestChanges(problem, present));
    }),
    { numRuns: RUNS },
  );
});

test('a repair that leaves no room says nothing of teams that play, and gives no figures that are not of all teams', () => {
  const problem = plainProblem(6, 5, hours(3));
  const present = presentOf(problem);
  const { games, schedule } = repairSchedule(problem, present);
  expect(games.every(({ change }) => change === 'stays')).toBe(true);
  expect(schedule.obstacles.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  expect(schedule.certificate).toEqual([]);
  expect(schedule.fairness.map(({ games: count }) => count)).toEqual([5, 5, 5, 5, 5, 5]);
});

test('the steps of generating and of a repair tell shares that grow', () => {
  const shares: number[] = [];
  const teams = Array.from({ length: 6 }, (_item, id) => ({
    id,
    name: String(id),
    unavailableTimes: [],
    byeDates: [],
  }));
  const cells = [0, 1, 2].map((court) => {
    return { weekIndex: 0, date: '2025-10-06', time: '18:00', locationId: null, court: String(court) };
  });
  repairSchedule({ teams, numWeeks: 1, cells, kept: [], seed: 1 }, [], (share) => shares.push(share));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});
