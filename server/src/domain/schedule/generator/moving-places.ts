import type { Instance } from './instance.js';

/** Where games can come to: cells of one slot, between which no game has a choice to make. */
export interface MovingPlace {
  /** Index in the instance's slots. */
  readonly slot: number;
  /** Indices in the problem's cells. */
  readonly cells: readonly number[];
}

/**
 * The places of an instance: each slot is one, but that each cell that is barred to some game is a place of its own,
 * since it is not like the others for that game.
 * @param barred indices in the problem's cells
 */
export function movingPlaces({ slots }: Instance, barred: ReadonlySet<number>): MovingPlace[] {
  return slots.flatMap(({ cells }, slot) => {
    const alike = cells.filter((cell) => !barred.has(cell));
    const alone = cells.filter((cell) => barred.has(cell)).map((cell) => [cell]);
    return [...(alike.length === 0 ? [] : [alike]), ...alone].map((own) => ({ slot, cells: own }));
  });
}
