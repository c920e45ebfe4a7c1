import { byesInARowBound } from './byes-in-a-row-bound.js';
import { distanceBound } from './distance-bound.js';
import type { Participation } from './participation.js';
import type { RestAndTimes } from './rest-and-times.js';
import { timesBound } from './times-bound.js';
import type { Windows } from './within-windows.js';

/** What none of the qualities that come last can be below, each calculated only where something could be proved. */
export function restBounds(
  participation: Participation,
  windows: readonly Windows[],
  repeats: number,
  found: RestAndTimes,
): RestAndTimes {
  return {
    backToBack: found.backToBack === 0 ? 0 : byesInARowBound(participation),
    times: found.times === 0 || windows.length === 0 ? 0 : timesBound(participation, windows, found.times),
    distance: distanceBound(participation.instance.problem, repeats),
  };
}
