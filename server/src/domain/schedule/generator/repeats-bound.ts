import { meetingRoom } from './meeting-room.js';
import type { Participation } from './participation.js';

/**
 * A number of repeats (pairs of games between the same two teams) that no schedule falls below: every team spreads its
 * games over the opponents that it can meet as evenly as kept games and common weeks let it, as if it chose alone; the
 * cheapest games are given to whoever has them, within the least and the greatest number of games of a team.
 * @param games number of games, kept ones included
 * @param spread the greatest difference of games between two teams
 */
export function repeatsBound(participation: Participation, spread: number): number {
  const { instance, games } = participation;
  const { teamCount, kept } = instance;
  const { known, weeks } = meetingRoom(participation);
  const ofKept = new Int32Array(teamCount);
  for (const { home, away } of kept) {
    if (home >= 0) ofKept[home]! += 1;
    if (away >= 0) ofKept[away]! += 1;
  }
  const costs = Array.from({ length: teamCount }, (_item, team) => stepCosts(team, teamCount, known, weeks));
  const total = games.reduce((sum, count) => sum + count, 0) - ofKept.reduce((sum, count) => sum + count, 0);
  let base = 0;
  for (const count of known) base += (count * (count - 1)) / 2;
  const from = Math.max(0, Math.min(...games) - spread);
  let best = Number.POSITIVE_INFINITY;
  for (let least = from; least <= Math.max(...games); least += 1)
    best = Math.min(best, cheapest(costs, ofKept, total, least, least + spread));
  return Number.isFinite(best) ? Math.ceil((base + best) / 2) : Math.ceil(base / 2);
}

/** What each further game costs a team that chooses its opponents as well as possible, in ascending order. */
function stepCosts(team: number, teamCount: number, known: Int32Array, room: Int32Array): number[] {
  const costs: number[] = [];
  for (let other = 0; other < teamCount; other += 1) {
    const index = team * teamCount + other;
    for (let game = 0; game < room[index]!; game += 1) costs.push(known[index]! + game);
  }
  return costs.sort((a, b) => a - b);
}

function cheapest(
  costs: readonly (readonly number[])[],
  ofKept: Int32Array,
  total: number,
  least: number,
  most: number,
): number {
  let sum = 0;
  let given = 0;
  const open: number[] = [];
  for (const [team, steps] of costs.entries()) {
    const forced = Math.min(steps.length, Math.max(0, least - ofKept[team]!));
    const limit = Math.max(forced, Math.min(steps.length, most - ofKept[team]!));
    for (const cost of steps.slice(0, forced)) sum += cost;
    given += forced;
    open.push(...steps.slice(forced, limit));
  }
  open.sort((a, b) => a - b);
  const rest = total - given;
  if (rest < 0 || rest > open.length) return Number.POSITIVE_INFINITY;
  for (const cost of open.slice(0, rest)) sum += cost;
  return sum;
}
