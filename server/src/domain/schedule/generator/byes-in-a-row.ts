import type { Instance } from './instance.js';

/** Weeks without a game after a week without a game, in weeks with cells. */
export function byesInARow(instance: Instance, inWeek: Uint8Array, team: number): number {
  const { hasCells, teamCount, weekCount, leftOut } = instance;
  if (leftOut[team] === 1) return 0;
  let count = 0;
  let wasOff = false;
  for (let week = 0; week < weekCount; week += 1) {
    const index = week * teamCount + team;
    const isOff = hasCells[week] === 1 && inWeek[index] === 0;
    if (isOff && wasOff) count += 1;
    wasOff = isOff;
  }
  return count;
}
