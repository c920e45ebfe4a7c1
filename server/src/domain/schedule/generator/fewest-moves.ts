import type { PresentGame } from '../repair-problem.js';
import type { ScheduleProblem } from '../schedule-problem.js';
import { MovingGames } from './moving-games.js';

/** How many places are looked at in all before the search settles for games in places that are free. */
const EFFORT = 1_000_000;

/** Where each present game is played afterwards. */
export interface Moves {
  /** By present game: index of a cell, or null. */
  readonly cells: readonly (number | null)[];
  /** Whether the search has seen that there is nothing better. */
  readonly isFewest: boolean;
}

/**
 * Places the games that have lost their place, by moving as few others as possible: all ways without moving any other
 * game are tried first, then with one, and so on; where not all games can be placed, as few as possible are given up.
 */
export function fewestMoves(problem: ScheduleProblem, present: readonly PresentGame[]): Moves {
  const games = new MovingGames(problem, present);
  const search = new Search(games);
  const open = games.homeless().filter((game) => games.options(game).length > 0);
  for (let lost = open.length - games.mostPlaceable(open); lost < open.length && search.hasTime; lost += 1) {
    const most = games.standingCount();
    for (let moves = 0; moves <= most && search.hasTime; moves += 1) {
      search.wantedMore = false;
      if (search.place(open, moves, lost)) return { cells: games.cells(), isFewest: true };
      // More moves cannot help where no way was left out for want of them.
      if (!search.wantedMore) break;
    }
  }
  if (search.hasTime) return { cells: games.cells(), isFewest: true };
  for (const game of open) {
    const free = games.options(game).find((slot) => games.isFree(game, slot));
    if (free !== undefined) games.put(game, free);
  }
  return { cells: games.cells(), isFewest: false };
}

class Search {
  /** Whether a way was left out because it moved too many games. */
  wantedMore = false;
  private left = EFFORT;

  constructor(private readonly games: MovingGames) {}

  /** Whether everything has been looked at so far that had to be. */
  get hasTime(): boolean {
    return this.left > 0;
  }

  /**
   * Places all of the games but at most `lost`, moving at most `moves` others.
   * @returns whether it succeeded; otherwise all is as it was
   */
  place(open: readonly number[], moves: number, lost: number): boolean {
    if (open.length <= lost) return true;
    const game = this.mostPressing(open);
    const rest = open.filter((other) => other !== game);
    for (const place of this.games.options(game)) {
      if (!this.hasTime) return false;
      for (const inTheWay of this.games.inTheWay(game, place)) {
        if (inTheWay.length > moves) {
          this.wantedMore = true;
          continue;
        }
        const before = inTheWay.map((other) => this.games.lift(other));
        this.games.put(game, place);
        if (this.place([...rest, ...inTheWay], moves - inTheWay.length, lost)) return true;
        this.games.lift(game);
        for (const [index, other] of inTheWay.entries()) this.games.put(other, before[index]!);
      }
    }
    return lost > 0 && this.place(rest, moves, lost - 1);
  }

  /** The game with the fewest places that are free. */
  private mostPressing(open: readonly number[]): number {
    let pressing = open[0]!;
    let fewest = Number.POSITIVE_INFINITY;
    for (const game of open) {
      this.left -= this.games.options(game).length;
      const free = this.games.freeCount(game);
      if (free < fewest) [pressing, fewest] = [game, free];
    }
    return pressing;
  }
}
