import { ANY } from './even-jointly.js';
import type { Participation } from './participation.js';
import { bringWithin } from './within-windows.js';

/**
 * A number of byes in a row that no schedule falls below. Of two neighbouring weeks, the teams that cannot be spared a
 * second bye by any exchange have both (the sets of teams with a bye are bases of two matroids, and what two bases
 * share at the least is found so); and a team with more byes than every other week leaves room for has some in a row.
 */
export function byesInARowBound(participation: Participation): number {
  const { instance, byes } = participation;
  const { weekCount, hasCells, leftOut } = instance;
  let ofPairs = 0;
  for (let week = 1; week < weekCount; week += 1)
    if (hasCells[week] === 1 && hasCells[week - 1] === 1)
      ofPairs += bringWithin(
        participation.part([week - 1, week]),
        { games: ANY, byes: [0, 1], doubles: ANY },
        false,
      ).length;
  const teams = leftOut.reduce((sum, flag) => sum + 1 - flag, 0);
  const all = byes.reduce((sum, count, team) => sum + (leftOut[team] === 1 ? 0 : count), 0);
  const most = everyOtherWeek(hasCells);
  return Math.max(ofPairs, all - teams * most);
}

/** The most byes that a team can have without two in a row. */
function everyOtherWeek(hasCells: Uint8Array): number {
  let most = 0;
  let run = 0;
  for (const flag of [...hasCells, 0]) {
    if (flag === 1) run += 1;
    else {
      most += Math.ceil(run / 2);
      run = 0;
    }
  }
  return most;
}
