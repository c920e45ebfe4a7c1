import type { Measures } from './measures.js';
import type { Participation } from './participation.js';
import type { Windows } from './within-windows.js';

/** What teams are given of each measure, in one list: at `measure * teams + team`. */
export const MEASURES = ['games', 'byes', 'doubles'] as const satisfies readonly (keyof Measures)[];

/**
 * Where a week's games count.
 * @param games by team, of one week, kept ones included
 * @param takesPart by team: 1 where it takes part in the week
 * @param given games by team that are not kept
 * @returns places in the list, each once for every one that it counts
 */
export function countedIn(games: Uint8Array, takesPart: Uint8Array, given: Uint8Array): number[] {
  const places: number[] = [];
  for (const [team, count] of games.entries()) {
    for (let game = 0; game < given[team]!; game += 1) places.push(team);
    if (count === 0 && takesPart[team] === 1) places.push(games.length + team);
    if (count >= 2) places.push(2 * games.length + team);
  }
  return places;
}

/** What teams have beside what the weeks give them: the same in every schedule. */
export function fixedCounts(participation: Participation, measures: Measures): Int32Array {
  const { keptGames, takesPart, teamCount } = participation.instance;
  const found = Int32Array.from({ length: MEASURES.length * teamCount }, (_item, place) =>
    measures[MEASURES[Math.floor(place / teamCount)]!](place % teamCount),
  );
  for (const week of participation.weeks) {
    const [start, end] = [week.week * teamCount, (week.week + 1) * teamCount];
    const games = keptGames.slice(start, end);
    const given = new Uint8Array(teamCount);
    for (const [team] of week.assignment()) {
      games[team]! += 1;
      given[team]! += 1;
    }
    for (const place of countedIn(games, takesPart.subarray(start, end), given)) found[place]! -= 1;
  }
  return found;
}

/** Between what teams may have of each measure, in such lists; teams that are left out may have anything. */
export function limitsOf(windows: Windows, leftOut: Uint8Array): { least: Int32Array; most: Int32Array } {
  const anything = 1_000_000;
  const limit = (side: 0 | 1): Int32Array =>
    Int32Array.from({ length: MEASURES.length * leftOut.length }, (_item, place) => {
      if (leftOut[place % leftOut.length] === 1) return side === 0 ? -anything : anything;
      return windows[MEASURES[Math.floor(place / leftOut.length)]!][side];
    });
  return { least: limit(0), most: limit(1) };
}
