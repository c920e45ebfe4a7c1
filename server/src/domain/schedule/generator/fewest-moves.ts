import type { PresentGame } from '../repair-problem.js';
import type { ScheduleProblem } from '../schedule-problem.js';
import { fewestLost } from './fewest-lost.js';
import { MovingGames } from './moving-games.js';

/** How many places are looked at before a proof is tried that so few games cannot be lost. */
const FIRST_EFFORT = 100_000;
/**
 * How many are looked at where that fails, before the search goes on with one more: half of it where it fails again.
 */
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
  const open = games.homeless().filter((game) => games.options(game).length > 0);
  const least = open.length - games.mostPlaceable(open);
  let isFewest = true;
  let effort = EFFORT;
  for (let lost = least; lost < open.length; lost += 1) {
    const first = new Search(games, FIRST_EFFORT);
    if (first.placeAllBut(lost, open)) return { cells: games.cells(), isFewest };
    if (first.hasTime || fewestLost(games, lost + 1) > lost) continue;
    const search = new Search(games, effort);
    effort /= 2;
    if (search.placeAllBut(lost, open)) return { cells: games.cells(), isFewest };
    isFewest &&= search.hasTime;
  }
  for (const game of open) {
    const free = games.freePlace(game);
    if (free !== undefined) games.put(game, free);
  }
  return { cells: games.cells(), isFewest };
}

class Search {
  /** Whether a way was left out because it moved too many games. */
  private wantedMore = false;

  /** @param left how many places are looked at at most */
  constructor(
    private readonly games: MovingGames,
    private left: number,
  ) {}

  /** Whether everything has been looked at so far that had to be. */
  get hasTime(): boolean {
    return this.left > 0;
  }

  /**
   * Places all of the games but at most `lost`, with as few others moving as possible.
   * @returns whether it succeeded; otherwise all is as it was, and where there is time left there is no way
   */
  placeAllBut(lost: number, open: readonly number[]): boolean {
    const most = this.games.stayingCount();
    for (let moves = 0; moves <= most && this.hasTime; moves += 1) {
      this.wantedMore = false;
      if (this.place(open, moves, lost)) return true;
      // More moves cannot help where no way was left out for want of them.
      if (!this.wantedMore) break;
    }
    return false;
  }

  /**
   * Places all of the games but at most `lost`, with at most `moves` of those not staying that could have.
   * @returns whether it succeeded; otherwise all is as it was
   */
  private place(open: readonly number[], moves: number, lost: number): boolean {
    if (open.length <= lost && this.allows(moves - open.filter((game) => this.games.isContested(game)).length))
      return true;
    const game = this.mostPressing(open);
    const rest = open.filter((other) => other !== game);
    const isContested = this.games.isContested(game);
    for (const place of this.games.options(game)) {
      if (!this.hasTime) return false;
      for (const inTheWay of this.games.inTheWay(game, place)) {
        const others = moves - inTheWay.length - Number(isContested && !this.games.isHome(game, place));
        if (!this.allows(others)) continue;
        const before = inTheWay.map((other) => this.games.lift(other));
        this.games.put(game, place);
        if (this.place([...rest, ...inTheWay], others, lost)) return true;
        this.games.lift(game);
        for (const [index, other] of inTheWay.entries()) this.games.put(other, before[index]!);
      }
    }
    const others = moves - Number(isContested);
    return lost > 0 && this.allows(others) && this.place(rest, others, lost - 1);
  }

  /** Whether a way can be followed with what is left of the moves. */
  private allows(moves: number): boolean {
    if (moves < 0) this.wantedMore = true;
    return moves >= 0;
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
