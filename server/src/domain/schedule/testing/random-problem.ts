import { addDays } from '../../dates/add-days.js';
import { WEEKDAYS } from '../../dates/weekday.js';
import { weekdayOf } from '../../dates/weekday-of.js';
import { cellsOf, type CellSlot } from '../cells-of.js';
import { type Random, randomFrom } from '../generator/random.js';
import type { KeptGame, ScheduleProblem } from '../schedule-problem.js';

/** What random problems may be made of. */
export interface ProblemRange {
  readonly teams: readonly [number, number];
  readonly weeks: readonly [number, number];
  /** Greatest share of unavailable times. */
  readonly unavailable: number;
  /** Whether there may be stored byes, weeks off and kept games. */
  readonly withExceptions: boolean;
}

/** 4 to 40 teams, 3 to 20 weeks, none to 30 % unavailable times. */
const WHOLE_RANGE: ProblemRange = { teams: [4, 40], weeks: [3, 20], unavailable: 0.3, withExceptions: true };

const START = '2026-01-04';

/** A problem as leagues have them; the same seed gives the same one. */
export function randomProblem(seed: number, range: ProblemRange = WHOLE_RANGE): ScheduleProblem {
  const random = randomFrom(seed * 7919 + 13);
  const between = (low: number, high: number): number => low + random.below(high - low + 1);
  const teamCount = between(...range.teams);
  const numWeeks = between(...range.weeks);
  const days = between(1, 3);
  const courts = between(1, 4);
  // Half of them have about as many cells as the teams need, where every choice counts.
  const needed = Math.ceil(teamCount / 2 / days / courts) + between(-1, 1);
  const timeCount = random.below(2) === 0 ? between(1, 6) : Math.min(12, Math.max(1, needed));
  const times = Array.from({ length: timeCount }, (_item, hour) => `${10 + hour}:00`);
  const share = random.fraction() < 0.25 ? 0 : random.fraction() * range.unavailable;
  const schedule = {
    startDate: START,
    gameDays: gameDays(days, random),
    numWeeks,
    sameSlot: random.below(2) === 0,
    slots: [] as CellSlot[],
    lostHalls: [],
  };
  for (const weekIndex of schedule.sameSlot ? [null] : Array.from({ length: numWeeks }, (_item, week) => week))
    for (const time of times) {
      if (weekIndex !== null && random.below(5) === 0) continue;
      for (let court = 1; court <= courts; court += 1)
        schedule.slots.push({ weekIndex, time, locationId: 1, court: `Court ${court}` });
    }
  const dates = Array.from({ length: 7 * numWeeks }, (_item, day) => addDays(START, day));
  const playing = dates.filter((date) => schedule.gameDays.includes(weekdayOf(date)));
  const isOdd = (chance: number): boolean => range.withExceptions && random.fraction() < chance;
  const weeksOff = new Set(playing.filter(() => isOdd(0.04)));
  const teams = Array.from({ length: teamCount }, (_item, team) => {
    return {
      id: team + 1,
      name: `Team ${team + 1}`,
      unavailableTimes: times.filter(() => random.fraction() < share),
      byeDates: playing.filter(() => isOdd(0.02)),
    };
  });
  const problem = { teams, numWeeks, cells: cellsOf(schedule, weeksOff), kept: [] as KeptGame[], seed };
  return isOdd(0.4) ? withKeptGames(problem, random) : problem;
}

function gameDays(count: number, random: Random): string[] {
  const first = random.below(7);
  return Array.from({ length: count }, (_item, day) => WEEKDAYS[(first + 2 * day) % 7]!);
}

/** The first weeks are played: teams met at random wherever both could, as people place games by hand. */
function withKeptGames(problem: ScheduleProblem, random: Random): ScheduleProblem {
  const played = 1 + random.below(Math.max(1, Math.floor(problem.numWeeks / 2)));
  const rested = new Set<string>();
  const kept = problem.cells.flatMap((cell): KeptGame[] => {
    const { weekIndex, date, time } = cell;
    if (weekIndex >= played || random.below(12) === 0) return [];
    const able = problem.teams.filter(({ id, unavailableTimes, byeDates }) => {
      return !unavailableTimes.includes(time) && !byeDates.includes(date) && !rested.has(`${id} ${weekIndex}`);
    });
    if (able.length < 2) return [];
    const [home] = able.splice(random.below(able.length), 1);
    const [away] = able.splice(random.below(able.length), 1);
    for (const { id } of [home!, away!]) rested.add(`${id} ${weekIndex}`);
    return [{ ...cell, homeTeamId: home!.id, awayTeamId: away!.id }];
  });
  return { ...problem, kept };
}
