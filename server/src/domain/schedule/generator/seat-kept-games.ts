import type { Cell, KeptGame } from '../schedule-problem.js';

/**
 * The cells that kept games stand in. A game without hall or court takes any cell of its date and time; one in a hall
 * that the schedule does not have takes none.
 * @returns indices of cells
 */
export function seatKeptGames(cells: readonly Cell[], kept: readonly KeptGame[]): Set<number> {
  const byTime = new Map<string, number[]>();
  for (const [index, { date, time }] of cells.entries()) {
    const key = `${date} ${time}`;
    byTime.set(key, [...(byTime.get(key) ?? []), index]);
  }
  const taken = new Set<number>();
  let homeless = [...kept];
  for (const fit of FITS) {
    homeless = homeless.filter((game) => {
      const candidates = byTime.get(`${game.date} ${game.time}`) ?? [];
      const cell = candidates.find((index) => !taken.has(index) && fit(cells[index]!, game));
      if (cell !== undefined) taken.add(cell);
      return cell === undefined;
    });
  }
  return taken;
}

/** How a game may fit a cell of its date and time, the closest first. */
const FITS: readonly ((cell: Cell, game: KeptGame) => boolean)[] = [
  (cell, game) => isSameHall(cell, game) && cell.court === game.court,
  (cell, game) => isSameHall(cell, game) && (cell.court === null || game.court === null),
  (cell, game) => cell.locationId === null || game.locationId === null,
];

function isSameHall(cell: Cell, game: KeptGame): boolean {
  return cell.locationId !== null && game.locationId !== null
    ? String(cell.locationId) === String(game.locationId)
    : cell.locationId === game.locationId;
}
