import { fullSets } from './full-weeks.js';
import type { GameLimits } from './game-limits.js';
import { meetingRoom } from './meeting-room.js';
import type { Participation } from './participation.js';
import { repeatsByFlow } from './repeats-flow.js';

/** The most teams that are left to play in a week of which all sets of games are listed. */
const FEW = 9;

/**
 * A number of repeats that no schedule falls below, where kept games have left a few teams to each other in some weeks:
 * in such a week the cheapest set of games counts, by the kept meetings of its pairs alone; the other weeks flow.
 */
export function repeatsBesideKept(participation: Participation, limits: GameLimits): number {
  const { instance } = participation;
  const { known } = meetingRoom(participation);
  const least = limits.least.slice();
  const most = limits.most.slice();
  const without = new Set<number>();
  let cost = 0;
  for (const week of participation.weeks) {
    const may = week.mayPlay();
    if (may.size > FEW || week.assignment().length === 0) continue;
    const sets = fullSets(instance, week);
    if (sets === null || sets.length === 0) continue;
    without.add(week.week);
    cost += Math.min(...sets.map((set) => set.reduce((sum, pair) => sum + known[pair]!, 0)));
    for (const team of may) {
      const counts = sets.map((set) => set.filter((pair) => hasTeam(pair, team, instance.teamCount)).length);
      least[team]! -= Math.max(...counts);
      most[team]! -= Math.min(...counts);
    }
  }
  return without.size === 0 ? 0 : cost + repeatsByFlow(participation, { least, most }, without);
}

function hasTeam(pair: number, team: number, teamCount: number): boolean {
  return Math.floor(pair / teamCount) === team || pair % teamCount === team;
}
