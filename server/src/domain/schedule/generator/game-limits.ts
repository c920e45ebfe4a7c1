import type { Evennesses } from './even-jointly.js';
import type { Participation } from './participation.js';

/** The least and the greatest number of games of each team in schedules whose games are as evenly spread. */
export interface GameLimits {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** Limits that hold in every full schedule that is as even; kept games are included. */
export function gameLimits(participation: Participation, { windows }: Evennesses): GameLimits {
  const { instance, weeks, games } = participation;
  const least = games.slice();
  const most = games.slice();
  for (const week of weeks) {
    const byes = exchangesOf(week.byes(), (team) => week.couldRest(team));
    for (const team of byes.from) most[team]! += 1;
    for (const team of byes.to) least[team]! -= 1;
    const doubles = exchangesOf(week.doubles(), (team) => week.couldDouble(team));
    for (const team of doubles.from) least[team]! -= 1;
    for (const team of doubles.to) most[team]! += 1;
  }
  const lowest = Math.min(...windows.map((window) => window.games[0]));
  const highest = Math.max(...windows.map((window) => window.games[1]));
  for (let team = 0; team < instance.teamCount; team += 1) {
    if (instance.leftOut[team] === 1) continue;
    least[team] = Math.max(least[team]!, lowest);
    most[team] = Math.min(most[team]!, highest);
  }
  return { least, most };
}

/** Teams that could pass on what they have, and those that they could pass it to. */
function exchangesOf(
  holders: readonly number[],
  others: (team: number) => readonly number[],
): { from: Set<number>; to: Set<number> } {
  const from = new Set<number>();
  const to = new Set<number>();
  for (const team of holders)
    for (const other of others(team)) {
      if (holders.includes(other)) continue;
      from.add(team);
      to.add(other);
    }
  return { from, to };
}
