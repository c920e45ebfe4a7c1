import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateSchedule } from '../generate-schedule.js';
import { type ProblemRange, randomProblem } from '../testing/random-problem.js';
import { evenOut } from './even-out.js';
import { fullWeeks } from './full-weeks.js';
import { gameLimits } from './game-limits.js';
import { instanceOf } from './instance.js';
import { Participation } from './participation.js';
import { randomFrom } from './random.js';
import { repeatsBesideKept } from './repeats-beside-kept.js';
import { repeatsBound } from './repeats-bound.js';
import { repeatsByFlow } from './repeats-flow.js';
import { repeatsBySlots } from './repeats-by-slots.js';
import { repeatsOfFew } from './repeats-of-few.js';
import { Seats } from './seats.js';

const RUNS = { numRuns: Number(process.env.SCHEDULE_RUNS ?? 12) };
const SMALL: ProblemRange = { teams: [4, 9], weeks: [2, 9], unavailable: 0.4, withExceptions: true };

test('no bound of repeats is above what a schedule as even has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const problem = randomProblem(seed, SMALL);
      const schedule = generateSchedule(problem);
      const repeats = schedule.certificate.find(({ name }) => name === 'repeats')!.value;
      if (schedule.games.length === 0) return;
      const participation = Participation.fill(instanceOf(problem), randomFrom(seed));
      const evenness = evenOut(participation);
      const limits = gameLimits(participation, evenness);
      const seats = new Seats(participation.instance, participation);
      const listed = fullWeeks(participation);
      const bounds = {
        alone: repeatsBound(participation, evenness.games.spread),
        flow: repeatsByFlow(participation, limits),
        besideKept: repeatsBesideKept(participation, limits),
        slots: repeatsBySlots(participation, limits, repeats + 3),
        ofFew: listed && repeatsOfFew(seats, listed, participation, evenness.windows),
      };
      for (const [name, bound] of Object.entries(bounds))
        expect({ seed, name, isAbove: (bound ?? 0) > repeats }).toEqual({ seed, name, isAbove: false });
    }),
    RUNS,
  );
});
