import type { Measure, Participation } from './participation.js';
import type { Windows } from './within-windows.js';

/** The order of what teams are given in lists of it all, at `measure * teams + team`. */
const MEASURES = ['games', 'byes', 'doubles'] as const satisfies readonly Measure[];

/**
 * Where a week's games count. Those of teams that are left out do not: what they have is the same in any case.
 * @param games by team, of one week, kept ones included
 * @param hasCells whether the week has cells, so that a team without a game has a bye
 * @param given games by team that are not kept
 * @returns places in the list, each once for every one that it counts
 */
export function countedIn(games: Uint8Array, hasCells: boolean, given: Uint8Array, leftOut: Uint8Array): number[] {
  const places: number[] = [];
  for (const [team, count] of games.entries()) {
    if (leftOut[team] === 1) continue;
    for (let game = 0; game < given[team]!; game += 1) places.push(team);
    if (count === 0 && hasCells) places.push(games.length + team);
    if (count >= 2) places.push(2 * games.length + team);
  }
  return places;
}

/** What teams have beside what the weeks give them: the same in every schedule. */
export function fixedCounts(participation: Participation): Int32Array {
  const { keptGames, hasCells, leftOut, teamCount } = participation.instance;
  const found = Int32Array.from(
    { length: MEASURES.length * teamCount },
    (_item, place) => participation[MEASURES[Math.floor(place / teamCount)]!][place % teamCount]!,
  );
  for (const week of participation.weeks) {
    const [start, end] = [week.week * teamCount, (week.week + 1) * teamCount];
    const games = keptGames.slice(start, end);
    const given = new Uint8Array(teamCount);
    for (const [team] of week.assignment()) {
      games[team]! += 1;
      given[team]! += 1;
    }
    for (const place of countedIn(games, hasCells[week.week] === 1, given, leftOut)) found[place]! -= 1;
  }
  return found;
}

/**
 * Between what teams may have of each measure, in such lists; for teams that are left out, what they have.
 * @param fixed as from {@link fixedCounts}
 */
export function limitsOf(
  windows: Windows,
  leftOut: Uint8Array,
  fixed: Int32Array,
): { least: Int32Array; most: Int32Array } {
  const limit = (side: 0 | 1): Int32Array =>
    fixed.map((own, place) => {
      const isIn = leftOut[place % leftOut.length] === 0;
      return isIn ? windows[MEASURES[Math.floor(place / leftOut.length)]!][side] : own;
    });
  return { least: limit(0), most: limit(1) };
}
