import type { GameLimits } from './game-limits.js';
import { MeetingFlow } from './meeting-flow.js';
import { meetingRoom } from './meeting-room.js';
import type { Participation } from './participation.js';

/**
 * A number of repeats that no schedule falls below, where opponents' limits count as well: every team stands once on
 * the left and once on the right, games flow from left to right, the k-th between two teams at the cost k - 1, and each
 * team has between its least and its greatest number of games on both sides. Every schedule is such a flow, taken in
 * both directions, so the cheapest flow costs at most twice its repeats.
 * @param limits of games in the weeks that count, and kept ones
 * @param without weeks that do not count
 */
export function repeatsByFlow(
  participation: Participation,
  limits: GameLimits,
  without: ReadonlySet<number> = new Set(),
): number {
  const { instance, games } = participation;
  const { teamCount, kept } = instance;
  const { known, weeks } = meetingRoom(participation, without);
  const ofKept = new Int32Array(teamCount);
  for (const { home, away } of kept) for (const team of [home, away]) if (team >= 0) ofKept[team]! += 1;
  let base = 0;
  for (const count of known) base += (count * (count - 1)) / 2;
  const all = games.reduce((sum, count, team) => sum + count - ofKept[team]!, 0);
  const left = participation.weeks.filter(({ week }) => without.has(week));
  const total = all - left.reduce((sum, week) => sum + week.assignment().length, 0);
  const flow = new MeetingFlow(teamCount, (pair, game) => known[pair]! + game, weeks, limits, ofKept);
  return flow.send(total) ? Math.ceil((base + flow.cost) / 2 - 1e-6) : 0;
}
