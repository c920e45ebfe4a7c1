import type { ScheduleProblem } from '../schedule-problem.js';
import { countsAmongKept } from './instance.js';
import { idealDistance, tooSoon } from './rest-and-times.js';

/**
 * Weeks by which kept meetings of the same teams follow each other too soon, whatever else is played: how far they
 * should lie apart depends on how often the two meet in all, and as many meetings as leave the fewest such weeks count.
 * @param repeats of the whole schedule; more meetings of two teams than these allow there cannot be
 */
export function distanceBound(problem: ScheduleProblem, repeats: number): number {
  const weeksOf = new Map<string, number[]>();
  for (const { homeTeamId, awayTeamId, weekIndex } of problem.kept.filter(countsAmongKept)) {
    if (weekIndex === null) continue;
    const key = [String(homeTeamId), String(awayTeamId)].sort().join(' ');
    weeksOf.set(key, [...(weeksOf.get(key) ?? []), weekIndex]);
  }
  let bound = 0;
  for (const weeks of weeksOf.values()) {
    weeks.sort((a, b) => a - b);
    let least = tooSoon(weeks, idealDistance(problem, weeks.length));
    for (let count = weeks.length + 1; (count * (count - 1)) / 2 <= repeats && least > 0; count += 1)
      least = Math.min(least, tooSoon(weeks, idealDistance(problem, count)));
    bound += least;
  }
  return bound;
}
