import { seatGames } from '../seat-games.js';
import type { Cell, KeptGame } from '../schedule-problem.js';

/** The cells that kept games stand in: those of the schedule first, then those beside it. @returns indices of cells */
export function seatKeptGames(cells: readonly Cell[], kept: readonly KeptGame[]): Set<number> {
  const own = kept.filter(({ isBeside }) => isBeside !== true);
  const beside = kept.filter(({ isBeside }) => isBeside === true);
  return new Set(seatGames(cells, [...own, ...beside]).keys());
}
