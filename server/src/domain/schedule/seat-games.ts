import type { Cell } from './schedule-problem.js';
import type { Id } from '../ordering/id.js';

/** A game, by where it is. */
export interface SeatedGame {
  readonly date: string | null;
  readonly time: string | null;
  readonly locationId: Id | null;
  readonly court: string | null;
  /** Whether it is not of the schedule: made by hand, of another schedule, or of another league. */
  readonly isBeside?: boolean;
}

/**
 * Which games stand in which cells: each in one of its date and time, that of its hall and court first. What is not
 * said of hall or court contradicts nothing: a game of the schedule in a named hall stands in a cell without one, and
 * the other way round. One beside the schedule holds a cell of its very hall alone, or one without a hall if it names
 * none either: in a named hall it is not known to be where the schedule plays.
 * @returns by index of the cell; games that stand in none are missing
 */
export function seatGames<Game extends SeatedGame>(cells: readonly Cell[], games: readonly Game[]): Map<number, Game> {
  const byTime = new Map<string, number[]>();
  for (const [index, { date, time }] of cells.entries()) {
    const key = `${date} ${time}`;
    byTime.set(key, [...(byTime.get(key) ?? []), index]);
  }
  const seated = new Map<number, Game>();
  let standing = [...games];
  for (const fits of FITS)
    standing = standing.filter((game) => {
      const at = byTime.get(`${game.date} ${game.time}`)?.find((cell) => !seated.has(cell) && fits(cells[cell]!, game));
      if (at !== undefined) seated.set(at, game);
      return at === undefined;
    });
  return seated;
}

/** How a game may fit a cell of its date and time, the closest first. */
const FITS: readonly ((cell: Cell, game: SeatedGame) => boolean)[] = [
  (cell, game) => isSame(cell.locationId, game.locationId) && isSame(cell.court, game.court),
  (cell, game) => isSame(cell.locationId, game.locationId) && agree(cell.court, game.court),
  (cell, game) => game.isBeside !== true && agree(cell.locationId, game.locationId) && agree(cell.court, game.court),
];

/** Ids of rows are numbers, those of other problems may be texts. */
function isSame(one: Id | null, other: Id | null): boolean {
  return one === null || other === null ? one === other : String(one) === String(other);
}

function agree(one: Id | null, other: Id | null): boolean {
  return one === null || other === null || isSame(one, other);
}
