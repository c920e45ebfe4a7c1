import type { Evenness } from './even-bounds.js';
import { gameLimits } from './game-limits.js';
import type { Measures } from './measures.js';
import type { Participation } from './participation.js';
import { repeatsByFlow } from './repeats-flow.js';
import { repeatsBesideKept } from './repeats-beside-kept.js';
import { repeatsOfFew } from './repeats-of-few.js';
import type { Seats } from './seats.js';

/** The best bound of repeats there is: dearer ones are calculated where a cheaper one does not reach what was found. */
export function provenRepeats(
  participation: Participation,
  measures: Measures,
  games: Evenness,
  seats: Seats,
  bound: number,
): number {
  const { repeats } = seats;
  if (repeats <= bound) return bound;
  const limits = gameLimits(participation, measures, games);
  const byFlow = Math.max(bound, repeatsByFlow(participation, limits));
  if (repeats <= byFlow) return byFlow;
  const byWeeks = Math.max(byFlow, repeatsBesideKept(participation, limits));
  if (repeats <= byWeeks) return byWeeks;
  return Math.max(byWeeks, repeatsOfFew(seats, participation, limits));
}
