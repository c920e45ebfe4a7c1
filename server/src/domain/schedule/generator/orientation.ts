import type { KeptPair } from './instance.js';

/** A game by its two teams. */
export type Pair = readonly [one: number, other: number];

/**
 * Which team of each game is at home, so that home and away differ as little as possible: first by walking along games
 * (Euler), which leaves at most one game of difference to each team; then, where kept games have made a difference, by
 * turning games along shortest paths from teams with too many at home to those with too few, until there is none.
 * @returns the games as [home, away]
 */
export function orientGames(teamCount: number, games: readonly Pair[], kept: readonly KeptPair[]): Pair[] {
  const homeMinusAway = new Int32Array(teamCount);
  for (const { home, away } of kept) {
    if (home >= 0) homeMinusAway[home]! += 1;
    if (away >= 0) homeMinusAway[away]! -= 1;
  }
  const oriented = walk(teamCount, games);
  for (const [home, away] of oriented) {
    homeMinusAway[home]! += 1;
    homeMinusAway[away]! -= 1;
  }
  for (let team = 0; team < teamCount; team += 1)
    while (homeMinusAway[team]! >= 2 && turnPath(oriented, homeMinusAway, team));
  for (let team = 0; team < teamCount; team += 1)
    while (homeMinusAway[team]! <= -2 && turnPathTo(oriented, homeMinusAway, team));
  return oriented;
}

function walk(teamCount: number, games: readonly Pair[]): Pair[] {
  const oriented: Pair[] = games.map((pair) => pair);
  const open = Array.from({ length: teamCount }, (): number[] => []);
  for (const [game, pair] of games.entries()) for (const team of pair) open[team]!.push(game);
  const degree = open.map((list) => list.length);
  const done = new Uint8Array(games.length);
  const follow = (start: number): void => {
    let team = start;
    for (;;) {
      const game = open[team]!.pop();
      if (game === undefined) return;
      if (done[game] === 1) continue;
      done[game] = 1;
      const [one, other] = games[game]!;
      const next = one === team ? other : one;
      oriented[game] = [team, next];
      degree[team]! -= 1;
      degree[next]! -= 1;
      team = next;
    }
  };
  for (let team = 0; team < teamCount; team += 1) if (degree[team]! % 2 === 1) follow(team);
  for (let team = 0; team < teamCount; team += 1) while (degree[team]! > 0) follow(team);
  return oriented;
}

/** Turns games from a team with too many at home to one with more away than home. */
function turnPath(games: Pair[], homeMinusAway: Int32Array, start: number): boolean {
  return turn(games, homeMinusAway, start, 0, (team) => homeMinusAway[team]! < 0);
}

/** The other way round: from a team with too few at home. */
function turnPathTo(games: Pair[], homeMinusAway: Int32Array, start: number): boolean {
  return turn(games, homeMinusAway, start, 1, (team) => homeMinusAway[team]! > 0);
}

function turn(
  games: Pair[],
  homeMinusAway: Int32Array,
  start: number,
  side: 0 | 1,
  isEnd: (team: number) => boolean,
): boolean {
  const reached = new Map<number, number>([[start, -1]]);
  for (const [team] of reached) {
    if (team !== start && isEnd(team)) {
      const change = side === 0 ? -2 : 2;
      homeMinusAway[start]! += change;
      homeMinusAway[team]! -= change;
      for (let at = team; at !== start;) {
        const game = reached.get(at)!;
        const [home, away] = games[game]!;
        games[game] = [away, home];
        at = at === home ? away : home;
      }
      return true;
    }
    for (const [game, pair] of games.entries()) {
      const next = pair[1 - side]!;
      if (pair[side] === team && !reached.has(next)) reached.set(next, game);
    }
  }
  return false;
}
